"""Time at a table: clocks of players, timers of the rules."""
