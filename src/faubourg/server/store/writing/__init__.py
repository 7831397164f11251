"""Writing: what is asked of a store, the rows it makes of that, and the one who writes them, many at a time."""
