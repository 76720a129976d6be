"""What the window keeps for the next time: settings, and the boards a crash would lose."""
