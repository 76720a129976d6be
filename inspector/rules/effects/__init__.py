"""Continuous effects while they are applied (611, 613): what each changes, reads and waits for."""
