"""Values, badges, actions and objects in words; no Qt."""
