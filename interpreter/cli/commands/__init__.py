"""One module a command; each offers ``command``, whose docstring is its help."""
