### The page of settings, in English. The same keys, in the same order, are in settings.fr.ftl.

settings-title = Settings
settings-lead = They hold at once, and in this browser alone.
settings-you = You
settings-name = Name
settings-name-help = You sit down under it; the others at the table see it.
settings-colour = Colour
settings-colour-any = any
settings-colour-help = At a table you are given the seat of this colour, if it is free.
settings-look = Language and looks
settings-language = Language
settings-language-fr = Français
settings-language-en = English
settings-theme = Light
settings-theme-system = As the device has it
settings-theme-light = By day
settings-theme-dark = By night
settings-text = Text table
settings-text-help = Tables open as text in place of the drawn board, for screen readers and whoever prefers reading.
settings-match = During a match
settings-motion = Animation
settings-motion-usual = As usual
settings-motion-quick = In half the time
settings-motion-none = None
settings-confirm = Confirm every move
settings-confirm-help = Otherwise a move is played as soon as it is complete. Taking it back may then need the consent of the others.
settings-notice = Sound and notices
settings-played = Played and won
settings-played-none = No match has been played to its end in this browser yet.
settings-played-all = Show all { $count } matches
settings-tally = { $played ->
    [one] one match, { $won ->
        [0] not won
       *[other] won
    }
   *[other] { $played } matches, { $won } won
}
settings-won = won
settings-with = with { $names }
settings-with-bots = against bots
settings-replay = Replay
settings-again = Play again with the same people
settings-again-bots = Play again
settings-kept = What is kept of you
settings-kept-text = Name, colour, settings and matches are in this browser. The server keeps the tables, and knows by one cookie which seats are yours; nothing else.
settings-export = Save as a file
settings-erase-played = Erase what I have played
settings-erase-played-text = Matches and victories are forgotten by this browser. The tables stay, and so do their replays for whoever has the link.
settings-erase-all = Erase everything
settings-erase-all-text = Name, colour, settings, matches, notes of the pages beside a physical board and the cookie are erased. This browser then no longer finds its seats. Names that were given to tables stay there, for those who played.
settings-erase-running = { $tables ->
    [one] You sit at a table that is not over: without your personal link you will not come back to it.
   *[other] You sit at { $tables } tables that are not over: without your personal links you will not come back to them.
}
settings-erase-yes = Erase
settings-erase-no = Keep
settings-erased = It is forgotten.
