"""How each game looks in a terminal: its board, its lists and the moves as people type them."""
