"""The booth: a few cards, large, for people who pass by."""
