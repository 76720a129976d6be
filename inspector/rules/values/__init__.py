"""What an object starts from (613.1) and how filters and amounts ask it: the working copy of the computation."""
