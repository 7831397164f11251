"""The commands that the toy brings."""
