"""Room Share in a terminal."""
