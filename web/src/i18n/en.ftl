### What the pages say in English. The same keys, in the same order, are in fr.ftl.

## Titles of the pages

title-home = Faubourg: games of streets, tenants and rents
title-new = New table
title-table = Table
title-replay = Replay
title-rules = Rules
title-learn = First game
title-fair = Fair play
title-about = About
title-unit = City’s electronic unit
title-seat = Personal link
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
footer-note = Free to play, no account, nothing watched.
ui-skip = To the content
ui-close = Close
ui-copy = Copy
ui-copied = Copied
ui-reload = Load again
ui-try-again = Try again
ui-loading = One moment …
ui-other-language = Lire en français
ui-dark = Show by night
ui-light = Show by day
ui-clause = Rule { $clause }
ui-page-failed = This page could not be loaded. Perhaps the connection is gone, or a new version has just come out.
ui-page-broken = Something broke on this page. Your table is safe: load the page again.
ui-me = me
error-unreachable = The server does not answer. Check the connection and try again.
error-unexpected = Something went wrong that should not have. Try again.
error-file-not-text = This is no text file, or not one in UTF-8.

## Bots

bot-random = plays at random
bot-greedy = plays to win
bot-name-random = Random bot
bot-name-greedy = Clever bot

## Colours of the players, where there is no table yet to say them

colour-red = red
colour-blue = blue
colour-yellow = yellow
colour-green = green
colour-violet = violet
colour-black = black

## The first page

home-title = The street is yours to let
home-lead = Faubourg is a table for French board games of streets, tenants and rents. Play in the browser, with friends or against bots: nothing to install, no account.
home-play-title = Play now
home-name = Your name
home-name-help = The others at the table see it.
home-default-name = Guest
home-game = Game
home-players = { $low ->
   *[other] { $low } to { $high } players
}
home-play = { $bots ->
    [one] Play against one bot
   *[other] Play against { $bots } bots
}
home-learn = First game, guided
home-new = Set up a table
home-rules = Read the rules
game-roomshare = A building full of flatmates: three in an apartment pay, a fourth gets everybody thrown out.
game-paris = Buy streets, stations and companies, put up hotels, and collect the rents while the others play.
home-street = A Paris street: limestone houses under zinc roofs, a café, a bookshop, tenants at the windows.
home-mine = My tables
home-mine-none = No table yet. Those you sit at in this browser are listed here, and wait for you.
home-open = Open tables
home-open-none = Nobody is waiting for players right now. Open a table, and it shows here.
home-join = Join by link
home-join-field = Link or code of a table
home-join-help = Paste what your friend sent you.
home-join-go = To the table
home-join-bad = This is no link to a table of this site.
home-your-turn = Your turn
home-waiting = { $free ->
    [one] one free seat
   *[other] { $free } free seats
}
home-playing = being played
home-over = over
home-closed = closed
home-with = with { $names }
home-alone = nobody else yet
home-ago = { $days ->
    [0] { $hours ->
        [0] { $minutes ->
            [0] just now
           *[other] { $minutes } min ago
        }
       *[other] { $hours } h ago
    }
    [one] yesterday
   *[other] { $days } days ago
}
home-unknown = Not known while the server does not answer.
home-sit = Sit down
home-resume = Go on
home-see = Look
home-replay = Replay
home-why-link = By link, for days
home-why-link-text = Send a link or a code to scan. A table waits for you, on this device or, with your personal link, on another.
home-why-fair = Cards nobody chose
home-why-fair-text = The dealer commits to a seed before the match and shows it at the end. Your browser can check every draw.
home-why-clear = Never a mystery
home-why-clear-text = What you may do glows; what you may not says why, and names the clause of the rules.

## A new table

new-title = Set up a table
new-lead = Choose who sits where. The match begins when the last free seat is taken.
new-game = Game
new-seats-title = Seats
new-seats = Number of players
new-seat = Seat { $number }
new-who = Who sits on seat { $number }
new-name = Name on seat { $number }
new-me = I play
new-open = Free, for whoever has the link
new-bot = Bot: { $bot }
new-hot-seat = Several people share this screen: each one’s hand is covered until they take over.
new-no-me = You do not play yourself: you will watch.
new-options = Rules of this match
new-options-more = More options
new-order-usual = in the usual order
new-order-own = chosen here
new-order-place = Place { $number }
new-order-seat = Seat { $number }
new-figures = Figures of your own box
new-figures-help = Does your box show other figures or names? Download the game’s file, correct it in any text editor and choose it here. It stays with the table and its record, and whoever has the link can read it.
new-figures-get = Download the game’s file
new-figures-choose = Choose a file
new-figures-other = Choose another file
new-figures-checking = Checking …
new-figures-good = This table plays with the figures of “{ $file }”.
new-figures-same = “{ $file }” is the game’s own file, unchanged.
new-figures-kept = Nothing was taken from this file; the one chosen before stays.
new-figures-none = Nothing was taken from this file: the table plays with the game’s own figures.
new-figures-remove = Remove
new-settings = The table
new-time = Time for each decision
new-time-none = No limit
new-time-seconds = { $count } s
new-time-minutes = { $count } min
new-time-hours = { $count } h
new-time-days = { $count ->
    [one] one day
   *[other] { $count } days
}
new-bank = Reserve for the whole match
new-bank-none = No reserve
new-time-help = When both have run out, a bot plays on until you are back.
new-open-table = Listed for everybody
new-open-table-help = Otherwise only whoever has the link finds it.
new-watch = Onlookers may watch
new-watch-help = They see what everybody sees, never a hand.
new-chat = Chat
new-chat-help = Short lines at the table.
new-live-score = Running score
new-live-score-help = Otherwise points are counted at the end only.
new-public-note = When a match is over, its replay and its record show everything, hands included, to whoever has the link.
new-create = Open the table
new-create-start = Begin the match
new-creating = Opening …

## The rulebook

rules-games = Rules of another game
rules-contents = Contents
rules-search = Find in the rules
rules-found = { $count ->
    [0] Nothing found.
    [one] One clause found.
   *[other] { $count } clauses found.
}
rules-ruling = Ruling
rules-link = Link to { $clause }
rules-missing = There are no rules of a game by this name here.
rules-no-clause = The rulebook has no clause { $clause }.
rules-figures = Every figure and name of this game, as a file.
rules-figures-help = Does your box differ? Correct the file and choose it when you set up a table.

## Fair play

fair-title = Fair play
fair-lead = Nobody chooses the cards: not the server, not whoever runs it, not your opponents. And nobody has to believe it: anybody can compute it again.
fair-how = How the dealer draws
fair-step-1 = A promise
fair-step-1-text = Before anybody sits down the server picks a secret seed of 32 random bytes and shows its SHA-256 hash. From then on it cannot take another seed without being found out.
fair-step-2 = Your part
fair-step-2-text = Every player’s browser adds 32 random bytes of its own when it sits down, after the promise: the server could not know them when it chose the seed, so it cannot have chosen one that suits it. The browser remembers the promise and its bytes, and compares them at the end.
fair-step-3 = The draws
fair-step-3-text = Each draw has a number. HMAC-SHA-256 of the seed over everybody’s bytes and that number gives 64 bits, which fall on one of the possible cards, each as likely as it should be.
fair-step-4 = The proof
fair-step-4-text = When the match is over the seed is shown. Whoever has the record computes every draw again, here or with a few lines of any language.
fair-detail = The exact recipe
fair-detail-text = message = the bytes of the seats in hexadecimal, the number of the draw and the number of the attempt, joined by “|”. value = the first 8 bytes of HMAC-SHA-256(seed, message) as a whole number, the highest byte first. With odds that sum to n, a value at or above the largest multiple of n below 2^64 is thrown away and the attempt counted up; otherwise value modulo n is the place among the odds.
fair-check = Check a match
fair-check-text = Choose the record of a finished match. The server replays its moves; your browser computes every draw by itself.
fair-choose = Choose a record
fair-checking = Computing …
fair-good = { $count ->
    [one] The only draw follows from the seed.
   *[other] All { $count } draws follow from the seed.
} The seed is the one promised before the match.
fair-good-seeded = The match was dealt from an open seed: it can be repeated, but nothing was promised beforehand.
fair-bad-commitment = The seed shown is not the one that was promised.
fair-bad-draws = { $count ->
    [one] One draw does not follow from the seed: number { $numbers }.
   *[other] { $count } draws do not follow from the seed: numbers { $numbers }.
}
fair-cannot = The draws of this match cannot be computed again: it shows no seed.
fair-file-bad = This file cannot be read as a record.
fair-promise = Promise
fair-seed = Seed
fair-entropy = Bytes of { $name }
fair-none = none
fair-match = { $game } with { $names }

## About

about-title = About Faubourg
about-lead = A street of the outskirts, a table, and people who would rather play than register.
about-what = What it is
about-what-text = Faubourg is a digital table for French board games. The rules are played exactly as the rulebook here says, clause by clause, and every message of the game names its clause. It is free software: anybody can run it at home with one command.
about-not = Not affiliated
about-not-text = The games belong to their authors and publishers; Room Share is published by Musoka Studio, and Monopoly is a trademark of Hasbro. Faubourg is an independent project and is neither affiliated with nor endorsed by them. It uses none of their texts, pictures or logos: rules, drawings and sentences here were made anew. If you like a game, buy the box.
about-privacy = What is kept
about-privacy-text = One cookie, by which this browser finds its seats again, and your name and settings in the browser itself. No advertising, no counting of visitors, no request to any other site.
about-keys = By keyboard
about-key-tab = next thing you can choose
about-key-arrows = from apartment to apartment on the board
about-key-enter = choose it, or confirm
about-key-escape = take back what is not confirmed
about-key-tab-name = Tab
about-key-arrows-name = Arrows
about-key-enter-name = Enter or Space
about-key-escape-name = Escape
about-keys-text = Everything the board shows is also there as a text table, for screen readers and for whoever prefers reading.
about-licences = Licences
about-licences-text = The type is set in Bricolage Grotesque (by Mathieu Triay) and Figtree (by Erik Kennedy), both under the SIL Open Font License 1.1.
about-licences-all = All licences
about-rules-version = { $game }: rules, version { $version }
about-version = Version { $version }

## A personal link

seat-title = Your seat on this device
seat-lead = This link brings your seat at a table to this browser. It works once.
seat-take = Take my seat here
seat-taken = Done: the seat is yours here.
seat-next = For another device, or for later, here is your next link. Keep it to yourself: whoever opens it takes your seat.
seat-next-label = Next personal link
seat-go = To the table
seat-none = There is no code in this link. Copy it whole, with everything after the sign #.

## No such page

missing-title = No such address
missing-text = You rang, and nobody lives here. Perhaps the link was cut short.
missing-home = Back to the street
