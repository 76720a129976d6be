"""The desk: zones, cards, dragging, zooming, turning."""
