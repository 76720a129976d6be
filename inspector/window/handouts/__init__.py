"""Handouts of a board: what stands on them, and their pages as PDF and PNG."""
