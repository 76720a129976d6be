"""Beside the desk: the values of the selected card, the outline, the history, the notice below."""
