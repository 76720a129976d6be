"""Boards with their answers, as a judge gave them."""
