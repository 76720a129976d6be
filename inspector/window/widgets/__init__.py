"""Small pieces of Qt that all rooms share, and the one record of a command."""
