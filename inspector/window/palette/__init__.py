"""One way in to everything: commands, cards, rules, editions, boards and samples in one list, found as one types."""
