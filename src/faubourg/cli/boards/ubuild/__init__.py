"""U-Build in a terminal."""
