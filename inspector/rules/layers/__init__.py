"""The layers (613): effects applied in order, kept on the table they belong to, redone where it changed."""
