"""Before a match: games to choose from, tables to open, seats to take, the guided first game."""
