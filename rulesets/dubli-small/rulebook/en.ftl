title = ДУБЛИ, small
