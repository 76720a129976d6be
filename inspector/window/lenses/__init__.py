"""The board seen another way: under all editions, between two steps."""
