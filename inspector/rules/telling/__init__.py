"""What is told of an object: its values, their proof, what was not computed, the ladder in words."""
