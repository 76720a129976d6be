"""Presenting a board to a class: what is covered, what is revealed."""
