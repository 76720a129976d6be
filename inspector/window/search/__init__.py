"""Searching and placing cards, importing them, decklists."""
