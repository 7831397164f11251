"""Running the server: its settings, its log and meters, the processes that work for it, and how it stops."""
