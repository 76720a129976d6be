"""The rule book in the window: the pane beside the card, and the reader."""
