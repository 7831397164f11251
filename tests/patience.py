"""How long a test waits for something that should happen: an upper bound, however busy the machine."""

# Seconds for one thing: an answer, a page, a process that starts or ends.
PATIENCE = 90.0
# Seconds for many things in a row: a whole match, all tables of a crowd.
LONG = 4 * PATIENCE
