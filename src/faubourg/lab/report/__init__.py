"""What thousands of matches show of a game: figures with their intervals, as a page or as Markdown."""
