"""Decisions: each value with the one rule that decides it, and the steps that prove it."""
