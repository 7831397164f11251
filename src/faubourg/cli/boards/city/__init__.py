"""City in a terminal."""
