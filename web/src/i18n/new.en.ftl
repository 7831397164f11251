### The page of a new table, in English. The same keys, in the same order, are in new.fr.ftl.

new-title = Set up a table
new-lead = Choose who sits where. The match begins when the last free seat is taken.
new-game = Game
new-presets = A table for
preset-phones = Two phones
preset-friends = { $seats ->
    [3] Three phones
    [4] Four phones
   *[other] { $seats } phones
}
preset-screen = Two at this screen
preset-alone = Me against bots
preset-days = A move a day
new-seats-title = Seats
new-seats = Number of players
new-seats-fewer = { $count ->
    [one] With these options { $low } can play.
   *[other] With these options { $low } to { $high } can play.
}
new-seat = Seat { $number }
new-who = Who sits on seat { $number }
new-name = Name on seat { $number }
new-me = I play
new-open = Free, for whoever has the link
new-bot = Bot: { $bot }
new-levels = How strong the bots are
new-levels-help = Measured in matches of this very game between each level and the one below. For two players even would be 1 of 2.
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
    [one] 1 day
   *[other] { $count } days
}
new-bank = Reserve for the whole match
new-bank-none = No reserve
new-time-help = When both have run out, a bot plays on until you are back.
new-grace = A bot may play for whoever is away after
new-open-table = Listed for everybody
new-open-table-help = Otherwise only whoever has the link finds it.
new-watch = Onlookers may watch
new-watch-help = They see what everybody sees, never a hand.
new-chat = Chat
new-chat-help = Short lines at the table.
new-hints = Hints
new-hints-help = Whoever is to move may ask the strongest bot what it would do.
new-live-score = Running score
new-live-score-help = Otherwise points are counted at the end only.
new-public-note = When a match is over, its replay and its record show everything, hands included, to whoever has the link.
new-length = This match: { $time }
new-create = Open the table
new-create-start = Begin the match
new-creating = Opening …
