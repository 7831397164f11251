"""Paris in a terminal."""
