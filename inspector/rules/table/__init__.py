"""The value that everything is about: the table, its objects, and the actions that make the next one."""
