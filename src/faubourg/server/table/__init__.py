"""A table: its match, its entries, and the gestures played at it."""
