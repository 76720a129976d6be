"""Files opened and saved: scenarios, Forge boards, samples."""
