"""The toy in a terminal: only its command."""
