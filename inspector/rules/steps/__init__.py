"""What actions have in common: a step and its events, changes of zone, entering, turning up, attachments."""
