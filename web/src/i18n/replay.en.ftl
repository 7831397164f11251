### The replay of a match. The same keys, in the same order, are in replay.fr.ftl.

## The match

replay-heading = Replay: { $names }
replay-title-of = Replay: { $names }
replay-heading-none = No replay here
replay-rules-version = rules, version { $version }
replay-unfinished = This match was not finished when the record was saved.
replay-to-table = To the table
replay-score = Final score
replay-text-table = The board as text
replay-players = Players
replay-bot = bot
replay-to-move = to move
replay-hand = Hand
replay-me = Guest

## Going through it

replay-now = The position shown
replay-controls = Go through the match
replay-slider = Step
replay-caption = Step { $step } of { $of } · turn { $turn }
replay-start = To the beginning
replay-turn-back = One turn back
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-forward = One step on
replay-turn-forward = One turn on
replay-end = To the end
replay-speed = Speed
replay-speed-times = { $speed }×

## Through whose eyes

replay-eyes = Seen by
replay-eyes-all = Everybody at once: nothing is hidden
replay-eyes-seat = { $name }
replay-eyes-none = An onlooker

## The list of moves

replay-moves = Moves
replay-beginning = The beginning
replay-deal = The table is set
replay-resumed = The match goes on from a saved position
replay-turn-of = Turn { $turn }: { $player }
replay-undo = Taken back: the match goes on after step { $step }.
replay-gone = taken back later
replay-many = { $count ->
    [one] One thing happens
   *[other] { $count } things happen
}

## What can be done with it

replay-copy = Copy link to this step
replay-copied = Link copied
replay-download = Download the record
replay-cancel = Cancel
replay-play-on = Play on from here
replay-play-on-text = A new match begins with the position after step { $step }. You take one seat, bots take the others; what is still to be drawn is drawn anew.
replay-play-on-seat = You play for
replay-play-on-name = Your name
replay-play-on-bot = Level of the bots
replay-play-on-go = Begin
replay-check = Check the draws
replay-checking = Computing …
replay-check-how = How the dealer draws

## A record from a file

replay-open-title = Open a record
replay-open-text = A record holds a whole match, move by move. You can download one from the replay of any finished match, or save one in the terminal; a match that is not over can be looked at as well.
replay-drop = Drop the file of a record here, or choose one.
replay-choose = Choose a file
replay-reading = Replaying …
