"""The desk for screen readers."""
