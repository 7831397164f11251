### The messages of U-Build, in English. The same keys, in the same order, are in fr.ftl.
### Tiles are named as in the text of a layout: go, ja, fp, gj, br, and a0 to l1. Tiles and hexagons are counted from 1 in its order.

## A layout that nobody can read

error-layout-too-long = The text of a layout has { $most } characters at most; this one has { $given }.
error-layout-unreadable = Character { $place } of the layout cannot be read: “{ $found }”.
error-layout-ends = The text of the layout breaks off after { $place ->
    [0] nothing at all
    [one] { $place } character
   *[other] { $place } characters
}.
error-layout-version = The layout is written in version { $version }; version { $expected } is the one read here.
error-layout-unknown-tile = Tile { $place } of the layout, “{ $tile }”, does not exist.
error-layout-mode = The layout is one for { $given ->
    [beginner] Beginner
    [classic] Classic
   *[advanced] Advanced
}, and this match is played in { $mode ->
    [beginner] Beginner
    [classic] Classic
   *[advanced] Advanced
}.

## The tiles of a layout

error-layout-cut-double = The track is cut inside the double tile “{ $tile }”: a cut is between two tiles.
error-layout-tile-twice = Tile { $place }, “{ $tile }”, already lies at tile { $other }: there is only one.
error-layout-tile-missing = The tile “{ $tile }” is missing.
error-layout-bridges = The layout has { $given ->
    [0] no bridge
    [one] { $given } bridge
   *[other] { $given } bridges
}; this mode has { $wanted }.
error-layout-stranger = Tile { $place }, “{ $tile }”, is not one of this mode.
error-layout-permit = Tile { $place }, “{ $tile }”, has a permit: there are none in Beginner.
error-layout-replaced = In Beginner two double tiles are replaced, or none; here it is { $given }.
error-layout-same-colour = Tile { $place }, “{ $tile }”, has a colour of the tiles that were taken out: a new one has others.
error-layout-singles = Between “{ $tile }” at tile { $place } and the next single tile, “{ $next }”, there { $given ->
    [0] is no double tile
    [one] is { $given } double tile
   *[other] are { $given } double tiles
}; in this mode it should be { $wanted }.
error-layout-bridges-close = The bridges on hexagons { $hexagon } and { $other } are { $given ->
    [one] { $given } step
   *[other] { $given } steps
} apart; in this mode { $least } is the least.

## The outline of a layout

error-layout-turns = The tiles have { $wanted } hexagons, and the layout has { $given ->
    [0] no turn
    [one] { $given } turn
   *[other] { $given } turns
}: each hexagon needs one letter.
error-layout-begins = The text of a closed layout begins with “go”.
error-layout-end-turns = Hexagon { $hexagon } has a railroad clipped on, straight: its letter is “s”.
error-layout-not-closed = The track does not close: hexagon { $hexagon } does not lead back to the first. An open one ends in “-o”.
error-layout-overlap = Hexagon { $hexagon } lies on hexagon { $other }.
error-layout-touch = Hexagons { $hexagon } and { $other } touch, and do not follow each other.
error-layout-railroad-touches = The railroad at hexagon { $end } touches hexagon { $hexagon }: it may touch only the end it is clipped to.
error-layout-railroads-touch = The two railroads touch each other.
error-layout-first-turn = The first letter does not fit the track: the turn on GO is “{ $wanted }”.
error-layout-anticlockwise = The track runs anticlockwise: a closed one is walked clockwise.

## The track in the terminal: codes of two letters, spaces of three, pieces and railroads of four at most

board-code-brown = BR
board-code-lightblue = LB
board-code-pink = PI
board-code-orange = OR
board-code-red = RE
board-code-yellow = YE
board-code-green = GR
board-code-darkblue = DB
board-space-go = GO
board-space-jail = JAI
board-space-parking = PRK
board-space-arrest = POL
board-space-bridge = BRI
board-space-permit = PER
board-space-railroad = RAIL
board-piece-school = Schl
board-piece-park = Park
board-piece-wind = Wind
board-piece-power = Powr
board-piece-prison = Jail
board-piece-sewage = Sewr
board-track-space = { $number }. { $space } ({ $code }): sites { $sites }.
board-track-railroads = One railroad comes before { $first }, the other behind { $last }.

## Layouts on the command line

cli-layout = check, make and draw layouts of U-Build
cli-layout-check = say whether a layout can be played, or what is wrong with it
cli-layout-new = make layouts at random, one a line
cli-layout-draw = draw a layout in the terminal, or as a picture
cli-layout-fuzz = search the generator and the checker of layouts for contradictions
cli-layout-what = Say what to do with layouts: { $known }.
cli-layout-text = LAYOUT
cli-layout-text-help = the text of a layout, or a file with layouts, one a line
cli-layout-data = tiles, printed layouts and names from this file
cli-layout-mode = the mode that it is for; otherwise classic
cli-layout-open = an open track, with a railroad at each end
cli-layout-seed = the same number makes the same layout again
cli-layout-count = how many, each with the seed after that of the one before
cli-layout-svg = write an SVG picture into this file; - is the screen
cli-layout-fuzz-count = how many texts
cli-layout-fuzz-seed = the same number makes the same texts again
cli-layout-none = There is no layout in “{ $file }”.
cli-layout-several = There are { $count } layouts in “{ $file }”: only one can be drawn.
layout-good = The layout can be played: { $mode ->
    [beginner] Beginner
    [classic] Classic
   *[advanced] Advanced
}, { $open ->
    [yes] open
   *[no] closed
}, { $spaces } spaces, { $sites } sites, { $bridges } bridges; { $printed ->
    [yes] the printed one
   *[no] freestyle
}.
layout-line = Line { NUMBER($line, useGrouping: 0) }: { $fault }
layout-counted = Can be played: { $good }. Cannot: { $bad }.
layout-title = { $mode ->
    [beginner] Beginner
    [classic] Classic
   *[advanced] Advanced
}, { $printed ->
    [yes] printed layout
   *[no] freestyle
}{ $open ->
    [yes] , open
   *[no] {""}
}
layout-counts = { $spaces } spaces, { $sites } sites, { $bridges } bridges
layout-svg-written = The picture is written: { $file }
layout-fuzz-progress = texts
layout-fuzz-searched = { $texts } texts, { $seconds } seconds.
layout-fuzz-accepted = Can be played, and might have been generated: { $count }.
layout-fuzz-refused = Refused, for { $faults } sorts of faults: { $count }.
layout-fuzz-interrupted = Interrupted: { $done } of { $wanted } texts were searched.
layout-fuzz-crash = The checker crashed ({ $detail }): { $text }
layout-fuzz-refused-wrongly = The checker refuses what may be generated ({ $detail }): { $text }
layout-fuzz-accepted-wrongly = The checker accepts what cannot be generated: { $text }
layout-fuzz-rewritten = The text is written otherwise than it was read: { $text }

## The data file

error-data-bad-tile = Line { NUMBER($line, useGrouping: 0) } of the data file: “{ $entry }” needs a district or “permit” as its “{ $field }”.
error-data-tile-twice = Line { NUMBER($line, useGrouping: 0) } of the data file: “{ $space }” is on an earlier tile than “{ $entry }” already.
error-data-permits = Line { NUMBER($line, useGrouping: 0) } of the data file: “{ $entry }” has a permit too many; there are { $most }, on two tiles.
error-data-bad-layout = Line { NUMBER($line, useGrouping: 0) } of the data file: the layout “{ $entry }” cannot be played ({ $fault }).
