"""The program's window, and the one place where things are wired."""
