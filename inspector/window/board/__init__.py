"""A board and its history: the list of actions, the step in view, what differs between two steps."""
