### What the pages say in English. The same keys, in the same order, are in fr.ftl.

## Titles of the pages

title-home = Faubourg: games of streets, tenants and rents
title-new = New table
title-table = Table
title-replay = Replay
title-rules = Rules
title-game = Game
title-learn = First game
title-fair = Fair play
title-about = About
title-unit = City’s electronic unit
title-seat = Personal link
title-settings = Settings
title-missing = No such page

## Around every page

nav-label = Pages
nav-footer = More pages
nav-home = Faubourg, to the first page
nav-new = New table
nav-rules = Rules
nav-replay = Replay
nav-learn = First game
nav-fair = Fair play
nav-unit = City’s unit
nav-about = About
nav-settings = Settings
nav-menu = All pages
footer-note = Free to play, no account, nothing watched.
ui-skip = To the content
ui-close = Close
ui-copy = Copy
ui-copied = Copied
ui-copy-by-hand = Selected: copy it by hand.
ui-share = Share
ui-reload = Load again
ui-try-again = Try again
ui-loading = One moment …
ui-other-language = Lire en français
ui-dark = Show by night
ui-light = Show by day
ui-clause = Rule { $clause }
ui-page-failed = This page could not be loaded. Perhaps the connection is gone, or a new version has just come out.
ui-renewed = These pages have been renewed on the server, and this one has become too old to go on. Load it again: you come back to where you were.
ui-page-broken = Something broke on this page. Your table is safe: load the page again.
ui-guest = Guest
length-time = { $hours ->
    [0] { $minutes } min
   *[other] { $minutes ->
        [0] { $hours } h
       *[other] { $hours } h { $minutes }
    }
}
length-about = about { $time }
length-between = about { $low } to { $high }
length-how = Measured: bots play such matches to the end, and every turn is taken to last { $seconds } seconds, as it does among people.
number-empty = Write a number.
number-unreadable = Only figures here.
number-low = At least { $low }.
number-high = At most { $high }.
number-step = Only multiples of { $step }, such as { $near }.
error-unreachable = The server does not answer. Check the connection and try again.
error-unexpected = Something went wrong that should not have. Try again.
error-file-not-text = This is no text file, or not one in UTF-8.

## A game that these pages have no board for; a command follows

no-board = These pages have no board for { $game } yet. It can be played in a terminal:
no-board-home = To the first page

## Bots

level-option = { $number } · { $name }
level-option-waits = { $level } (not ready yet)

## Colours of the players, where there is no table yet to say them

colour-red = red
colour-blue = blue
colour-yellow = yellow
colour-green = green
colour-violet = violet
colour-black = black

## No such page

missing-title = No such address
missing-text = You rang, and nobody lives here. Perhaps the link was cut short.
missing-home = Back to the street

## Pages beside a physical board

beside-stored = Kept in this browser: this page works without a network too. It can be added to the home screen.
beside-install = This page can be added to the home screen.
beside-insecure = Without https no browser keeps a page: leave this tab open, and it goes on without a network.
beside-fewer = One fewer: { $what }
beside-more = One more: { $what }
