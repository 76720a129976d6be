"""One module for each rules section or action: copying, face down, double-faced, split, flip, meld, casting ..."""
