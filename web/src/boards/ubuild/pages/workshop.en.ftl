### The workshop of boards of U-Build. The same keys, in the same order, are in workshop.fr.ftl.

workshop-title = The workshop of boards
workshop-lead = Clip the tiles of the box one behind the other, starting from GO. At every step the checker says what is right and what is wrong.
workshop-mode = Mode
workshop-mode-name = { $mode ->
    [beginner] Beginner
    [classic] Classic
   *[advanced] Advanced
}
workshop-open = Open, with two railroads
workshop-new = Empty table
workshop-dice = A board by dice

## The table and the tray

workshop-track = The track, tile by tile
workshop-tile = Tile { $place }: { $tile }
workshop-tray = Tiles to clip on
workshop-left = { $left } left
workshop-spot = Clip on here: { $turn ->
    [l] to the left
    [r] to the right
   *[s] straight on
}
workshop-spot-again = Clip on here, as straight as it goes
workshop-chosen = The chosen tile
workshop-flip = Turn round
workshop-exchange = Exchange
workshop-exchange-help = Press the tile with which it changes places.
workshop-remove = Remove
workshop-leave-tile = Leave it
workshop-bend = On hexagon { $hexagon } the track goes
workshop-turn = { $turn ->
    [l] left
    [r] right
   *[s] straight on
}

## The tools

workshop-tools = Tools
workshop-tool-undo = Undo
workshop-tool-redo = Redo
workshop-tool-turn = Turn
workshop-tool-mirror = Mirror
workshop-tool-outline = New outline
workshop-tool-railroads = Add railroads
workshop-tool-loop = Close it
workshop-tool-print = Print

## What the checker says

workshop-good = { $printed ->
    [yes] This is the printed board of the mode: { $spaces } spaces, { $sites } sites.
   *[no] It can be played on: { $spaces } spaces, { $sites } sites.
}
workshop-left-to-build = All is well so far. { $left ->
    [one] { $left } hexagon is
   *[other] { $left } hexagons are
} left; next comes { $next ->
    [double] a double tile
    [single] a single tile
    [bridge] a bridge
    [double-single] a double or a single tile
    [double-bridge] a double tile or a bridge
    [single-bridge] a single tile or a bridge
    [double-single-bridge] any tile
   *[none] nothing that is left: take a step back
}.
workshop-where = { $half ->
    [first] Press where the first half is to lie.
    [second] Now the second half: press where it goes on.
   *[whole] Press where it is to lie.
}
workshop-layout-not-closed = The track does not close: hexagon { $hexagon } does not lead back to the first. Change its turns, or add railroads.
workshop-layout-begins = A closed board begins with GO: that tile stays.
workshop-layout-end-turns = Hexagon { $hexagon } has a railroad clipped on: the track goes straight on there.

## To play

workshop-play = Play on this board
workshop-table = Open a table
workshop-box = Beside your own board
workshop-play-not-yet = As soon as the checker is content, a table can be opened with it.
workshop-address = The address of this board
workshop-code = The address of this board, as a code for a camera

## Judged by bots

workshop-judge = Judged before it is played
workshop-judge-lead = Bots play whole matches on this board and on the printed one of the same mode. The more they play, the narrower the intervals.
workshop-judge-seats = Players
workshop-judge-matches = Matches on each
workshop-judge-start = Have it judged
workshop-judge-stop = Stop
workshop-judge-not-yet = First there must be a board that can be played on.
workshop-judge-progress = Matches played
workshop-judge-done = { $done } of { $wanted } matches
workshop-judge-help = Below each figure is the interval in which the true one lies, at 95 %. The bots stop when you leave the page; what they have found is kept.

## The gallery

workshop-gallery = Gallery
workshop-gallery-lead = The three printed boards, and twelve made by dice that bots found good to play: they last about as long, favour whoever begins as little as can be, and rents fall due in many places.
workshop-shown = { $mode ->
    [beginner] Beginner
    [classic] Classic
   *[advanced] Advanced
}{ $printed ->
    [yes] , printed
   *[no] {""}
}{ $open ->
    [yes] , with railroads
   *[no] {""}
}
workshop-shown-figures = about { $minutes } min; { $top } % of all rent on three districts

## On paper

workshop-paper = U-Build, { $mode ->
    [beginner] Beginner
    [classic] Classic
   *[advanced] Advanced
}{ $open ->
    [yes] {""}: an open board, with a railroad at each end
   *[no] {""}: a closed board
}
workshop-paper-turn = { $turn ->
    [l] left
    [r] right
   *[s] straight on
}
workshop-paper-help = Clip the tiles together in the order of their numbers; below each stands where the track goes on its hexagons. To find it again on a screen:
workshop-list = The tiles in their order, and the keyboard
workshop-keys = By keyboard: arrows go from tile to tile, Enter chooses, F turns a double tile round, Delete removes a tile from the track, Escape leaves, Ctrl+Z undoes.

## The lesson: how to build a board

workshop-lesson-start = Show me how it is done
workshop-lesson-progress = Step { $step } of { $of }
workshop-lesson-next = Next
workshop-lesson-leave = Leave the lesson
workshop-lesson-stay = Go on building
workshop-lesson-welcome-title = The workshop of boards
workshop-lesson-welcome = Here you clip together the board that you play on. This one is almost done: it is the printed one of Beginner, two tiles short of coming back to GO.
workshop-lesson-reasons-title = Nothing is refused without a reason
workshop-lesson-reasons = What cannot come next is pale. Press one of those tiles: the checker says why, above the table.
workshop-lesson-clip-title = Clip a tile on
workshop-lesson-clip = Now press a tile that may come next, and then a hexagon that glows. Or drag it there.
workshop-lesson-close-title = Close the track
workshop-lesson-close = One double tile closes the track. It covers two hexagons: choose both, or press the tile twice and it lies as straight as it goes. If it went wrong, press Undo.
workshop-lesson-mirror-title = Another board at once
workshop-lesson-mirror = The checker is content. Press Mirror: the tiles stay in their order, the outline is reflected, and there are other neighbours.
workshop-lesson-judge-title = What is it like to play on?
workshop-lesson-judge = Further down, bots play on your board and on the printed one, and tell how long a match takes, who wins and where the rents fall due. Below that is a gallery of boards to begin with.
workshop-lesson-end-title = It is yours
workshop-lesson-end = Every board has an address: send it, show its code to a camera, print it on a sheet if you have the box, or open a table with it.
