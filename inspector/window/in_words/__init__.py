"""The board in words: its live text beside the desk."""
