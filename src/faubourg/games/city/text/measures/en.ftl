### What the measures of the game are called.

## Columns

ending-last = one player left
ending-hour = time is up
report-about = The figures of the cards are taken from public sources or inferred, so these figures describe the game as it is played here. Amounts are in thousands, as on the board.
