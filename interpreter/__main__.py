"""``python -m interpreter`` is the command ``rulewright``."""

from interpreter.cli.main import main

if __name__ == "__main__":
    main()
