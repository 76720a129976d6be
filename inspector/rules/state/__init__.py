"""State-based actions (704): what follows from what objects are."""
