### The home page and the list of games, in English. The same keys, in the same order, are in home.fr.ftl.

home-title = The street is yours to let
home-lead = Faubourg is a table for four French board games of streets, tenants and rents. Play in the browser, with friends or against bots: nothing to install, no account.
home-play-title = Play now
home-name = Your name
home-name-help = The others at the table see it.
home-game = Game
home-players = { $low ->
   *[other] { $low } to { $high } players
}
home-play = { $bots ->
    [one] Play against one bot
   *[other] Play against { $bots } bots
}
home-level = Bots
home-learn = First game, guided
home-invite = Invite friends
home-teach = Learn to play
home-games = The games
home-new = Set up a table
home-rules = Read the rules
home-street = A Paris street: limestone houses under zinc roofs, a café, a bookshop, tenants at the windows.
home-mine = My tables
home-mine-none = No table yet. Those you sit at in this browser are listed here, and wait for you.
home-mine-all = Show all { $count } tables
home-open = Open tables
home-open-none = Nobody is waiting for players right now. Open a table, and it shows here.
home-join = Join by link
home-join-field = Link or code of a table
home-join-help = Paste what your friend sent you.
home-join-go = To the table
home-join-empty = Paste a link or a code first.
home-join-bad = This is no link to a table of this site.
home-your-turn = Your turn
home-turns = { $tables ->
    [one] It is your turn
   *[other] Your turn at { $tables } tables
}
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
home-again = Play again together
home-why-link = By link, for days
home-why-link-text = Send a link or a code to scan. A table waits for you, on this device or, with your personal link, on another.
home-why-fair = Cards nobody chose
home-why-fair-text = The dealer commits to a seed before the match and shows it at the end. Your browser can check every draw.
home-why-clear = Never a mystery
home-why-clear-text = What you may do glows; what you may not says why, and names the clause of the rules.
