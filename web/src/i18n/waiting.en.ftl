### The waiting room, in English. The same keys, in the same order, are in waiting.fr.ftl.

play-waiting = { $free ->
    [one] One seat is free.
   *[other] { $free } seats are free.
}
play-waiting-kept = { $count ->
    [one] One seat is kept for { $who }.
   *[other] { $count } seats are kept for { $who }.
}
play-waiting-you = Your seat is kept: sit down to play.
play-waiting-begins = The match begins when all seats are taken.
play-starting = The match begins…
play-revealing = All seats are taken. Everybody’s random bytes are being revealed; then the match begins.
play-seats = Seats
play-seat-free = free
play-seat-kept = seat kept, not here yet
play-seat-yours = kept for you
play-put-bot = Put a bot here
play-bot-strength = Level of the bots
play-stand-up = Stand up
