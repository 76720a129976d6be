"""Cards of the user's own: the form, its faces and examples, where they are kept."""
