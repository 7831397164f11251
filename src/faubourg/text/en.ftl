### Messages common to all games, in English. The same keys, in the same order, are in fr.ftl.

## Errors: something given from outside cannot be used. After "error-" comes the code of an InputError.

error-unknown-language = There is no language “{ $language }” here. Known: { $known }.
error-unknown-game = There is no game “{ $game }”. Known: { $known }.
error-unknown-clause = The rulebook of { $game } has no clause “{ $clause }”.
error-unknown-request = Nothing called “{ $request }” can be asked of { $game }.
error-request-too-slow = The answer takes too long. Ask for less at a time.
error-request-not-read = Too much is asked here at the moment. Try again a little later.
error-unreadable-move = “{ $text }” is no move of this game.
error-no-such-move = There is no move { $move } in this game; its listed moves are below { NUMBER($listed, useGrouping: 0) }.

## Errors: seats and options of a match

error-bad-seats = { $low } to { $high } can play this game, not { $given }.
error-seats-for-options = With these options { $low } to { $high } can play, not { $given }.
error-unknown-option = There is no option “{ $option }”. Known: { $known }.
error-bad-option = The option “{ $option }” cannot be “{ $given }”. Allowed: { $allowed }.
error-option-length = The option “{ $option }” has { $low } to { $high } letters, not { NUMBER($length, useGrouping: 0) }.
error-option-letter = The option “{ $option }” cannot have “{ $letter }” as letter { $place }. Allowed: { $letters }

## Errors: bots

error-unknown-bot = There is no bot “{ $bot }”. Known: { $known }.
error-bad-playouts = A bot can be given a whole number of playouts, from 1 to { $most }, not “{ $given }”.
error-too-many-matches = 1 to { $most } matches can be played, not { $given }.
error-run-no-manifest = { $file } is not that of a run.
error-run-other = { $folder } holds another run: it differs in { $names }. Nothing was changed; take another folder.
error-run-folder-used = { $folder } holds something else than a run. Nothing was changed; take another folder.
error-run-in-use = Another process is writing into { $folder }.
error-compare-games = { $one } and { $other } are different games, and cannot be compared.
error-unknown-measure = “{ $given }” is not measured; there are: { $known }.
error-cluster-missing = There is no Ray cluster at { $address }.
error-cluster-lost = The cluster at { $address } is gone. What was computed is kept.
error-cluster-no-package = A machine of the cluster at { $address } does not have Faubourg installed.
error-cluster-other-code = A machine of the cluster at { $address } has another version of Faubourg: its matches would be others.
error-cluster-no-cores = The cluster at { $address } has no cores to work on.
error-too-many-bots = A table of { $seats } needs 1 to { $seats } bots, not { $bots }.

## Errors: environments

error-no-step-here = There is no step { $step } here; steps are numbered below { NUMBER($steps, useGrouping: 0) }.
error-bad-matches = A batch has 1 to { NUMBER($most, useGrouping: 0) } matches, not { $given }.
error-batch-length = A step takes { NUMBER($matches, useGrouping: 0) } moves, one for each match, not { $given }.
error-batch-numbers = A step takes an array of whole numbers, not { $given }.
error-batch-large = For match { NUMBER($match, useGrouping: 0) } { $step } was given: no step has such a number. No match was changed.
error-batch-step = In match { NUMBER($match, useGrouping: 0) } seat { $seat } cannot take step { $step } now. No match was changed.
error-step-refused = Seat { $seat } cannot take step { $step } now. Nothing was changed.
error-no-free-seat = Bots play all the seats: leave at least one to yourself.
error-bad-players = A table of { $seats } needs a bot’s name or None for each seat, not { $given }.
error-bad-own-seat = There is no seat { $given } at a table of { $seats }: they are numbered from 0.
error-unknown-env = There is no environment “{ $name }”. Known: { $known }.
error-other-rules = “{ $name }” plays by other rules than those installed, whose environment is “{ $present }”.
error-extra-missing = This needs the package { $package }. In the folder of Faubourg: pip install '.[{ $extra }]'
error-not-reset = The match has not begun: call reset first.
error-match-ended = The match is over: call reset to begin another.
error-bad-seed = A seed is a whole number, not { $given }.

## Errors: a position read from a file

error-dump-not-json = This is no saved position: it is not JSON.
error-dump-missing-field = The saved position lacks the field “{ $field }”.
error-dump-bad-field = The field “{ $field }” of the saved position has a value it cannot have.
error-dump-unknown-field = The saved position has a field “{ $field }” that nothing here reads.
error-dump-other-game = The saved position is one of { $game }, not of { $expected }.
error-dump-other-rules = The saved position follows version { $version } of the rules; this is version { $expected }.
error-unknown-figures = { $game } never had these figures built in.
error-dump-other-data = The saved position was played with other figures than these.
error-dump-broken = The saved position cannot come about in this game: { $problem }.

## Errors: a record read from a file

error-record-foreign = This is no record of a match.
error-record-newer = The record has the format “{ $version }”, which this program does not know: a newer one wrote it.
error-record-too-large = The text is too large to be the record of a match.
error-record-too-slow = It takes too long to read this record.
error-record-not-read = The record cannot be read just now: try again in a minute.
error-record-torn = The record breaks off at line { NUMBER($line, useGrouping: 0) }: its end is missing.
error-record-edited = The record has been changed since it was saved: its last line does not fit the others.
error-record-bad-line = Line { NUMBER($line, useGrouping: 0) } of the record cannot be read.
error-record-bad-dealer = The record does not say clearly how the draws were made.
error-record-other-data = Line { NUMBER($line, useGrouping: 0) } of the record: the figures are not those the match was played with.
error-record-other-rules = The record follows version { $version } of the rules, and version { $running }, the one played here, does not lead to the same match.
error-record-bad-draw = Line { NUMBER($line, useGrouping: 0) } of the record: the draws are not numbered one after the other.
error-record-illegal-move = Line { NUMBER($line, useGrouping: 0) } of the record: the rules do not allow this move.
error-record-bad-digest = Line { NUMBER($line, useGrouping: 0) } of the record: the moves do not lead to the position that was noted.

## Errors: the draws of a match

error-draw-differs = Line { NUMBER($line, useGrouping: 0) } of the record: draw { NUMBER($draw, useGrouping: 0) } is not the one that follows from the seed.
error-draws-cannot-be-checked = The draws of this record cannot be computed again: its dealer is “{ $dealer }” and shows no seed.
error-script-ran-out = The draws written down beforehand, { NUMBER($draws, useGrouping: 0) } in all, are used up.
error-seed-not-committed = The seed shown is not the one that was promised before the match.
error-entropy-not-promised = The random bytes that seat { $seat } revealed are not those it promised before the match.
error-seed-not-revealed = The seed of this match is still secret: it can be looked at, but not played on.

## Errors: a replay

error-no-such-step = This match has no step { NUMBER($step, useGrouping: 0) } that can be shown.
error-position-over = The match is over at step { NUMBER($step, useGrouping: 0) }: go back to a position where somebody is still to move.

## Errors: a guided game

error-no-lesson = There is no guided game for { $game } yet.
error-not-in-lesson = The guided game does not ask for that now: begin it again.

## What a reader of a record should know. After "note-" comes the code of a note.

note-played-under-other-rules = This match was played under another version of the rules; it was replayed with this one.
note-position-taken-over = This match went on from a position that was put in.
note-stretch-not-verified = Part of this match was played under another version of the rules and has not been replayed.
note-rules-changed = The rules of this game were corrected while this match was being played; it went on from where it stood.
note-played-on = This match was begun from a position of another one.

## Errors: the figures and names of a game

error-data-too-large = The data file is larger than { NUMBER($most, useGrouping: 0) } bytes.
error-data-not-toml = Line { NUMBER($line, useGrouping: 0) } of the data file is not TOML.
error-data-too-deep = Line { NUMBER($line, useGrouping: 0) } of the data file: a name may have { $most } parts at most.
error-data-too-many = The data file has more than { NUMBER($most, useGrouping: 0) } lines, tables, keys or values.
error-data-too-heavy = It takes too much time or memory to read this data file.
error-data-not-read = The data file cannot be read just now: try again in a minute.
error-data-other-game = This data file is one of { $game }, not of { $expected }.
error-data-missing = The data file lacks “{ $entry }”; it belongs near line { NUMBER($line, useGrouping: 0) }.
error-data-unknown = Line { NUMBER($line, useGrouping: 0) } of the data file: nothing reads “{ $entry }”.
error-data-no-entry = Line { NUMBER($line, useGrouping: 0) } of the data file: “{ $entry }” is no table with a value or a name and a mark.
error-data-bad-mark = Line { NUMBER($line, useGrouping: 0) } of the data file: “{ $entry }” needs a mark of its source, one of { $marks }.
error-data-bad-figure = Line { NUMBER($line, useGrouping: 0) } of the data file: “{ $entry }” must be a whole number from { NUMBER($low, useGrouping: 0) } to { NUMBER($high, useGrouping: 0) }.
error-data-bad-amount = Line { NUMBER($line, useGrouping: 0) } of the data file: “{ $entry }” must be a multiple of { $step } from { NUMBER($low, useGrouping: 0) } to { NUMBER($high, useGrouping: 0) }.
error-data-bad-name = Line { NUMBER($line, useGrouping: 0) } of the data file: “{ $entry }” needs a name in “{ $language }”, of { $most } characters at most.

## Errors: a table on the server

error-no-such-table = There is no table at this address; it may have been cleared away since.
error-table-broken = This table can no longer be read. Nothing of it is deleted; whoever runs the server can restore it.
error-table-other-rules = The rules have changed, and this match cannot go on under the new ones.
error-too-many-entries = This table is closed: more was played and taken back here than any match takes.
error-table-closed = This table is closed: nobody plays here any more.
error-nobody-plays = A table needs at least one person.
error-own-screens = With these options several may act at once: everybody needs one seat and a screen of their own. To share a screen, choose other options.
error-no-such-seat = This table has no seat { $seat }.
error-no-name = To sit down you need a name.
error-already-started = The match has already begun.
error-not-revealing = This table is not waiting for random bytes.
error-not-started = The match has not begun yet.
error-match-over = The match is over.
error-match-not-over = The match is not over: at the end everything can be seen again.
error-seat-taken = This seat is taken.
error-bot-too-soon = Whoever sits here has just gone and may come back: a bot can play for them in { $seconds ->
    [one] one second.
   *[other] { NUMBER($seconds, useGrouping: 0) } seconds.
}
error-seat-kept = This seat is kept for somebody who may still come. Whoever opened the table may give it to a bot at once; others may if nobody comes for { $seconds ->
    [one] one second.
   *[other] { NUMBER($seconds, useGrouping: 0) } seconds.
}
error-seat-reserved = This seat is kept for { $name }.
error-seat-covered = This tab shows another seat: uncover this one first.
error-table-full = All seats of this table are taken.
error-not-your-seat = This seat is not yours.
error-not-seated = For that you must sit at this table.
error-resigned = You have resigned from this match.
error-link-used = This personal link has been used, or does not exist. The last one shown is the right one.
error-no-spectators = This table has no room for onlookers.
error-stale = The match has moved on meanwhile: look at the position and try again.
error-busy = Too many people at once: try again in a moment.
error-no-hint = No hint for the moment.
error-hints-off = No hints are given at this table.
error-undo-already-asked = Somebody already asks to go back: answer that first.
error-too-many-undos = Enough taken back for now: make up your mind.
error-undo-gone = This request to go back no longer stands: it was withdrawn or refused, or the match has moved on.
error-not-a-suggestion = Only a deal with yourself as the partner can be suggested.
error-no-suggestion-now = Nothing can be suggested to this player now: they cannot make an offer.
error-chat-off = This table has no chat.
error-empty-message = This message is empty.

## Errors: what the server cannot take

error-bad-request = The server does not understand this request; the field at fault: “{ $field }”.
error-bad-message = The server does not understand this message; the field at fault: “{ $field }”.
error-say-hello-first = This message comes too early: the connection does not stand yet.
error-other-protocol = This page is of another version than the server: load it again.
error-too-fast = That is too much at once: wait a moment.
error-too-large = That is too large: { NUMBER($most, useGrouping: 0) } bytes at most.
error-unfinished = This request did not arrive whole in time: try again.
error-too-many-connections = Too many connections from this place.
error-too-many-bad-messages = Too many messages that make no sense: the connection is closed.
error-wrong-origin = This request comes from another site.
error-wrong-host = This server does not go by the name it was asked for. Whoever runs it can add the name: faubourg serve --name NAME.
error-operators-only = Only whoever runs this server may see this: from the machine itself, or from a network named with faubourg serve --operators NETWORK.
error-not-at-machine = Only whoever sits at the computer that runs this table can switch this.
error-no-house-network = This computer is in no network of a house.
error-house-port-taken = Port { NUMBER($port, useGrouping: 0) } is taken at { $address }: start Faubourg with another --port.
error-wrong-method = This address is not used in that way.
error-not-found = There is nothing at this address.
error-restarting = The server is restarting; the match goes on in a moment.
error-server-broken = The server made a mistake. Try again in a moment.
error-client-not-built = The server runs, but its pages are not built. From a checkout, start ./play; or install Node 20.19 or newer, and then Faubourg again.

## Errors: the store of a server. Also the codes of a StoreError.

error-bad-store = “{ $given }” is no address of a store. Known forms: sqlite:///tables.db, sqlite:////folder/tables.db, postgresql://user:password@host/name.
error-store-full = There is no room left to store anything: nothing was changed.
error-store-failed = The store cannot be read or written.
error-store-in-use = Another server is using this store.
error-store-away = The database cannot be reached at the moment.
error-store-refused = The database does not let us in: check the user, the password and the name of the database.
error-store-newer = A newer program has written this store: this one cannot read it.
error-store-foreign = This database belongs to another program.
error-store-missing = There is nothing in this store yet.
error-store-not-empty = There are tables in this store already: a backup can only go into an empty one.
error-bad-backup = This file is no backup, or it is damaged.

## Refusals that any game may give. After "refusal-" comes the code of a Refusal; its clause is added when it is said.

refusal-not-a-number = A move is a whole number, which “{ $given }” is not.
refusal-negative = A move is never below zero, as { $move } is.
refusal-too-large = { $move } is too large for a move.
refusal-match-over = The match is over.
refusal-not-your-turn = It is not your turn to decide.
refusal-not-asked-now = This move is not asked for now.
refusal-unknown-move = The number { NUMBER($move, useGrouping: 0) } is no move of this game.
refusal-unreadable-move = “{ $text }” is no move of this game.
refusal-nature-decides = Chance decides this, not a player.
refusal-clock-decides = The clock decides this, not a player.
refusal-gesture-too-long = The moves before this one end your part: confirm them first, without this move.
refusal-nothing-to-undo = There is nothing that you could take back without the others’ consent.
refusal-not-in-lesson = The rules would allow this, but the guide has something else in mind: follow its hint.

## The rulebook

rulebook-material = material
rulebook-not-played = not played

## Names and lists: the pieces of sentences

name-player = Player { $number }
name-you = you
name-nature = chance
name-clock = the clock
bot-name-newcomer = Newcomer
bot-name-tenant = Tenant
bot-name-neighbour = Neighbour
bot-name-caretaker = Caretaker
bot-name-landlord = Landlord
bot-name-greedy = Clever bot
bot-name-greedy-1 = Clever bot
bot-name-random = Random bot
list-none = none
list-more = { $first }, { $second }
list-last = { $first } and { $second }

## Levels of bots: how strong each is, and whether it can play here

level-first = the first level, with none below it
level-of-two = wins { $wins } of { $of } against the level below
level-of-four = at a table of four, against three of the level below, wins { $wins } of { $of } (even would be 25 of 100)
level-both = { $two }; { $four }
level-unmeasured = nobody has measured it against the level below yet
level-said = { $name }: { $what }.
level-not-ready = { $names }: not ready yet, as the rules run interpreted here and a decision would take more than a second.
level-instead = { $wanted } is not ready yet, as the rules run interpreted here and a decision would take more than a second. { $playing } stands in for it.

## Hints: how sure a level is that nothing else is better. After "hint-" comes the word for it.

hint-certain = It has hardly a doubt ({ $percent } % sure).
hint-likely = It is fairly sure of that ({ $percent } %).
hint-leaning = It is not very sure of that ({ $percent } %).
hint-open = It finds another move about as good ({ $percent } % sure).
hint-unknown = It cannot tell whether the other will agree.

## What is asked, offered and told in any game

prompt-wait = Waiting for { $actors }.
prompt-over = The match is over.
choice-refused = Not possible: { $targets }. { $reason }
choice-impossible = Not possible. { $reason }
event-match-over = The match is over. { $winner } { $decided }

## The result. A game says its score in "name-score" and what decided in "decided-" and the code.

result-winner = { $winners-count ->
    [one] { $winners-who ->
        [you] You win with { $score }.
       *[other] { $winners } wins with { $score }.
    }
   *[other] Shared victory: { $winners }, with { $score }.
}
result-place = { $place }. { $players }: { $score }
result-truncated = The match reached the limit on decisions and was counted as it stood.

## Bots: the arena

arena-bots = who plays, separated by commas: levels of `play --seats`, random, greedy or greedy-1; the last one also takes the seats that are left
arena-matches = how many matches, rounded up so that every bot sits everywhere equally often
arena-seats = how many seats; as many as the game has unless said otherwise
arena-playouts = how many positions a bot may judge for one decision; unless said otherwise each level has its own number, and greedy { NUMBER($usual, useGrouping: 0) }
arena-progress = matches
arena-title = { $game }, { $seats } seats: { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
}, seed { $seed }.
arena-column-bot = bot
arena-column-wins = wins
arena-column-interval = 95 % interval
arena-column-score = mean score
arena-column-place = mean place
arena-column-time = CPU a decision
arena-speed = { $decisions } decisions, { $rate } a second.
measure-seed = the same number gives the same matches again, however many processes there are
measure-jobs = how many processes, such as one for each core
measure-cluster = play on the Ray cluster at this address, such as 127.0.0.1:6379, instead of this machine
measure-interrupted = Interrupted: { $done } of { $wanted } matches were played.
simulate-matches = how many matches
simulate-out = the folder of the rows; in one where the same run was stopped it goes on
simulate-turns = write a row of every turn, too
simulate-parquet = write the rows as Parquet, too
simulate-parquet-made = { $file } is written.
simulate-done = { $done } matches are in { $folder }.
simulate-no-folder = “{ $folder }” is a file: --out takes a folder.
simulate-go-on = { $left } are missing: the same command goes on.
compare-side = GAME:name=value,...: options of the game, seats, bots (greedy+random; greedy unless said otherwise), data (a file): city:rounds=20,seats=4
compare-other = what differs on the other side, the rest is as on the first; the game may be left out: :rounds=30
compare-matches = how many matches of each, at most
compare-until-form = MEASURE=FIGURE
compare-until = stop when the difference of this measure, called as in the table, is known so closely: turns=0.5
compare-no-figure = “{ $given }” is no figure above 0: { $name } needs one, such as { $name }=0.5.
report-out = the file: .html is a page with plots, .md is Markdown; GAME.html unless said otherwise
report-matches = how many matches of each kind
report-against-form = NAME=VALUE,...
report-against-help = what differs in what to compare with, as with compare: rounds=20 or data=FILE
report-bad-file = “{ $file }” cannot be written: its name must end in one of { $known }.
report-written = { $file } is written.

## Bots: the ladder

ladder-matches = how many matches of each pair, rounded up so that each sits everywhere equally often; what was played before counts
ladder-clock = also time so many decisions of each level, compiled or interpreted as these rules run
ladder-folder = the folder of what was played; if there is something, it is gone on with
ladder-write = write docs/ladder.md, its plot and the figures that tables show, in a checkout of the sources; games of which the folder has no matches, and figures that were not measured again, stay there as they were
ladder-title = { $game }: the ladder, seed { $seed }.
ladder-column-step = alone against the others
ladder-column-seats = seats
ladder-column-matches = matches
ladder-column-wins = wins
ladder-column-interval = 95 % interval
ladder-column-time = CPU a decision
ladder-column-rating = rating
ladder-ratings = Ratings at { $seats } seats, with 95 % intervals:
ladder-time = Matches missing: { $matches }; they take about { $minutes } min of CPU in all, with --jobs { $jobs }.
ladder-unread = { $lines ->
    [one] One line of “{ $file }” cannot be read: it stays there and does not count.
   *[other] { $lines } lines of “{ $file }” cannot be read: they stay there and do not count.
}
ladder-earlier = { $matches ->
    [one] One match in “{ $file }” is of an earlier edition of the rules, figures or levels: it stays there and does not count.
   *[other] { $matches } matches in “{ $file }” are of an earlier edition of the rules, figures or levels: they stay there and do not count.
}
ladder-interrupted = Interrupted: { $done } matches are kept, and the same command goes on from there.
ladder-no-checkout = Nothing can be written here: in { $folder } there is no { $file }. Run the command in a checkout of the sources.
ladder-plot-title = Ratings with 95 % intervals, greedy-1 = 1500: four seats filled, two seats hollow
ladder-page-title = # The ladder
ladder-page-how =
    How strong each level of bots was found to be. `faubourg ladder GAME --write` plays it again: each level sits alone
    against the level below on all other seats, everywhere equally often; `greedy-1`, which never changes, and `random`
    are the anchors. A fair share is 50 % of the victories at two seats and 25 % at four. Intervals are Wilson’s, at 95 %.
    The time is that of one processor for a decision, compiled, of the one who sits alone.

    Ratings are fitted to all places of all matches by the model of Plackett and Luce, with `greedy-1` at 1500 and 400
    points for a factor of ten; to each pair one drawn match is added. In the tables of ratings **bold** shares were
    played, one alone against the others; shares with ≈ were not played, but follow from the ratings.
ladder-page-plot = The ratings of all levels
ladder-page-ratings = ### { $seats } seats

## Fuzzing the rules

fuzz-game = which game; all of them unless said otherwise
fuzz-matches = how many random matches, over all option sets
fuzz-interpreted = how many of them are also played by the interpreted rules and compared
fuzz-thorough = every so many matches, one is checked in every way there is; 0 is none
fuzz-first = the number of the first match: to play one again that was found faulty
fuzz-progress = matches
fuzz-played = { $matches } matches, { $decisions } decisions, { $seconds } s.
fuzz-positions = Positions asked whether they are broken: { $positions }.
fuzz-thoroughly = Checked in every way: { $matches } matches, { $positions } positions.
fuzz-compared = Played again interpreted and compared: { $matches } matches.
fuzz-longest = Longest match: { $decisions } decisions (number { $number }).
fuzz-deepest = Longest chain: { $depth } (match number { $number }).
fuzz-faults = { $count ->
    [0] Violations: none.
   *[other] Violations: { $count }.
}
fuzz-fault = { $game }, { $seats } seats, options { $options }, --seed { $seed } --first { $number } --matches 1, decision { $decision }: { $problem }
fuzz-not-compiled = These rules run interpreted: nothing was compared with compiled ones.

## What a messenger shows of a link

preview-home = Board games of streets, tenants and rents, with friends or against bots. Nobody needs an account.
preview-table-title = { $game }: a seat at the table
preview-table = A table for { $seats }. Open the link, sit down and play: nobody needs an account.
preview-game-title = { $game } on Faubourg

## The command line

cli-about = A digital table for games of streets, tenants and rents.
cli-usage = usage:
cli-usual = ({ $value } unless said otherwise)
cli-positionals = arguments
cli-options = options
cli-commands = commands
cli-command = COMMAND
cli-help-help = show this help
cli-version = show the version
cli-compiled = The rules are compiled.
cli-interpreted-sources = The rules run interpreted, straight from the sources: the same, only slower.
cli-interpreted-asked = The rules run interpreted, as was asked for when Faubourg was installed: the same, only slower.
cli-interpreted-no-compiler = The rules run interpreted, the same but some thirty times slower: no C compiler with Python’s headers was found when Faubourg was installed. With one, pip install --force-reinstall --no-deps . in the checkout makes them fast.
cli-interpreted-failed = The rules run interpreted, the same but some thirty times slower: compiling them failed when Faubourg was installed. pip install -v --force-reinstall --no-deps . in the checkout tries again and shows why.
cli-lang = speak French (fr) or English (en); otherwise the language of your system
cli-play = play a match in the terminal
cli-rules = read the rules of a game, or one clause of them
cli-games = list the games, with their seats and options
cli-data = write out the figures and names of a game, or check a changed file
cli-verify = compute every draw of a recorded match again
cli-arena = let bots play many matches and measure them
cli-ladder = let the levels of bots play against each other and rate them
cli-simulate = let bots play very many matches and write a row of each
cli-compare = compare two ways to play a game, with the same luck
cli-report = tell how a game plays, in figures and plots
cli-fuzz = search the rules for contradictions with random matches
cli-serve = serve the table in the browser, for this house or for everybody
cli-backup = copy everything a server keeps into one file, while it runs
cli-restore = put a backup into an empty store
# What `./play --help` says besides; read by lines, without Fluent.
cli-way-browser = the table, in your browser
cli-way-terminal = a match in this terminal; the games are { $games }
cli-way-command = one of the commands below
cli-way-more = What else the table in the browser takes, “{ $play } serve --help” says; of a match in the terminal “{ $play } play --help”, and so for every command.
cli-game = GAME
cli-game-help = which game; `faubourg games` lists them
cli-clause = CLAUSE
cli-clause-help = a clause (RS-4.3b), a section (RS-4.3) or a chapter (4)
cli-file = FILE
cli-folder = FOLDER
cli-record = RECORD
cli-record-help = the file of a recorded match

## The command line: playing

cli-play-seats = who sits where, in order: me, or a bot by its level, from the weakest: newcomer, tenant, neighbour, caretaker, landlord; with a name if you like: Anna:me,Bob:me,tenant (otherwise { $default }); `faubourg games` tells how strong they are
cli-play-option-form = NAME=VALUE
cli-play-option = an option of the game, such as royal=suite; may be given several times; `faubourg games` lists them
cli-play-seed = the same number deals the same match again
cli-play-data = figures and names from this file
cli-play-fair = a dealer who commits to a seed beforehand and shows it at the end
cli-play-record = where to write the match when it is over
cli-play-force = write it over the record of another match
cli-play-load = go on with a saved match
cli-play-plain = full sentences only, without drawing or colour
cli-play-no-color = no colours (also with NO_COLOR in the environment)
cli-play-no-hints = nobody at this table may ask for a hint
cli-play-fast = no pauses after the moves of bots
cli-play-fair-seed = A fair dealer chooses the seed: leave out --seed or --fair.
cli-play-bad-seed = The seed “{ $given }” is no whole number of at most { $most } digits.
cli-play-other-game = The match in “{ $file }” is one of { $game }.
cli-no-board = { $game } cannot be played in the terminal yet.

## The command line: the other commands

cli-games-title = { $id } — { $title }, { $low } to { $high } players
cli-games-option = { $about } Otherwise: { $default }.
cli-games-levels = Levels of bots, for --seats:
cli-games-needs = Only with { $option }={ $value }.
cli-option-flag = yes|no
cli-option-seat = SEAT (0 is the first)
cli-option-text = TEXT ({ $low } to { $high } letters)
cli-data-export = write the built-in file to the screen or into this file
cli-data-check = check whether this file can be played with
cli-data-force = write over a file that is there
cli-data-what = Say what to do with the data: --export or --check.
cli-data-good = “{ $file }” is a good data file for { $game }.
cli-data-same = “{ $file }” is the built-in data file of { $game }, unchanged.
cli-data-written = The data file is written: { $file }
cli-verify-good = { $draws ->
    [one] The record is sound: { $draws } draw computed again,
   *[other] The record is sound: { NUMBER($draws, useGrouping: 0) } draws computed again,
} { $moves ->
    [one] { $moves } move played again.
   *[other] { NUMBER($moves, useGrouping: 0) } moves played again.
}
cli-verify-seeded = Every draw follows from the seed { $given }.
cli-verify-fair = The seed is the one committed to, { $given }, and every draw follows from it.
cli-verify-older = It was dealt by the older scheme: the seats sent their random bytes openly, without promising them first. So it is not proved that the server and whoever sat down last did not choose the draws together.
cli-verify-fair-2 = The seed is the one committed to, { $given }; every draw follows from it and from the random bytes of the seats, and no draw was left out.
cli-verify-revealed = { $count ->
    [one] Seat { $seats } promised random bytes, and revealed the same.
   *[other] Seats { $seats } promised random bytes, and revealed the same.
}
cli-verify-withheld = { $count ->
    [one] Seat { $seats } promised random bytes and did not reveal them: whoever sat there could choose between two sets of draws.
   *[other] Seats { $seats } promised random bytes and did not reveal them: whoever sat there could each choose between two sets of draws.
}
cli-verify-without = { $count ->
    [one] Seat { $seats } promised nothing and counts as empty: a bot, or somebody who took no part.
   *[other] Seats { $seats } promised nothing and count as empty: bots, or people who took no part.
}
cli-verify-proved = Proved: nobody chose a draw, not even the server, if one of those who revealed is honest. Not proved: that the server did not look at what was coming, and that a seat named as silent was silent; whoever sat there knows.
cli-verify-nobody = Nobody revealed any bytes: that the server did not choose the seed for its draws is not proved.
cli-verify-part = Not proved: part of this match could not be played again, so where it went on from and the draws before are as the record says. What could be computed again came out the same.
cli-verify-taken-back = { $count ->
    [one] One draw was taken back, with the moves around it, after it had been seen.
   *[other] { NUMBER($count, useGrouping: 0) } draws were taken back, with the moves around them, after they had been seen.
} A table asks everybody before that, and bots always agree. Whether everybody has, only they know.
cli-verify-own-figures = It was played with figures of its own, whose digest is { $digest }: that they are fair is not proved.
cli-verify-over = The match is over.
cli-verify-going = The match is not over yet.
cli-verify-position-taken-over = It went on from a position that was put in, and that the moves before do not lead to.
cli-verify-stretch-not-verified = A stretch of it was played under other rules and could not be played again.
cli-verify-played-under-other-rules = It was played under other rules, which come to the same here.

## faubourg serve

cli-serve-host = where to listen; { $default } is this machine alone
cli-serve-port = the port; else { NUMBER($default, useGrouping: 0) }, or the next that is free
cli-serve-lan = let the other devices of the house in: listen on its network, too, and show the address for them
cli-serve-store = where to keep the tables: sqlite:///file.db or postgresql://…; else a file of SQLite in your data folder
cli-serve-workers = how many processes; more than one needs PostgreSQL
cli-serve-bots = how many bots think at once, in each process
cli-serve-origin = another site whose pages may use this server; may be repeated
cli-serve-proxy = believe what the proxy in front says (X-Forwarded-For, X-Forwarded-Proto, X-Forwarded-Host)
cli-serve-name = a name under which people reach the server, such as tables.example.org; may be repeated
cli-serve-operators = networks whose machines may read /metrics and /docs, such as 10.0.0.0/8; else this machine alone
cli-serve-sweep = delete tables where nothing has happened for so many days
cli-serve-forget = after so many minutes drop from memory a table that nobody looks at; nothing of it is lost
cli-serve-unlimited = limit neither messages nor tables: for measurements
cli-serve-quiet = write warnings only
cli-serve-open = open the browser
cli-serve-no-open = do not open the browser
cli-serve-ready = The table is set: { $address }
cli-serve-others = Others on the same network open { $address }
cli-serve-others-unknown = Others on the same network open { $address }, with the address of this machine in the place of the dots; its network settings show it.
cli-serve-kept = Matches are kept in { $file }
cli-serve-stop = Ctrl-C stops it.
cli-serve-not-installed = “{ $module }” is missing. In the folder of Faubourg: pip install '.[server]'
cli-serve-one-worker = SQLite serves a single process: for several take --store postgresql://…
cli-serve-lan-alone = --lan is for a single process that serves this machine, without --host and --behind-proxy; a server for more listens with --host 0.0.0.0.
cli-serve-no-house = This machine is in no network of a house: connect it to the wifi that the others use. For any other network there is --host.
cli-serve-bad-number = { $option } takes a number from { NUMBER($low, useGrouping: 0) } to { NUMBER($high, useGrouping: 0) }, not “{ $given }”.
cli-serve-bad-name = “{ $given }” is no name of a machine: --name takes one such as tables.example.org, without https:// and without a port.
cli-serve-bad-network = “{ $given }” is no network: --operators takes one such as 10.0.0.0/8 or 192.168.1.5, several with commas.
cli-folder-open = Others on this machine can look into { $folder }, where matches are kept; chmod 700 closes it.
cli-serve-port-taken = Port { NUMBER($port, useGrouping: 0) } is in use already on { $host }: stop what uses it, or choose another with --port (0 is any that is free).
cli-serve-port-forbidden = You may not listen on port { NUMBER($port, useGrouping: 0) }: choose one above 1023 with --port.
cli-serve-no-port = Cannot listen on { $host }, port { NUMBER($port, useGrouping: 0) }: check --host and --port.
cli-store = ADDRESS
cli-store-help = where the tables are kept: sqlite:///tables.db or postgresql://user:password@host/name (otherwise where `faubourg serve` keeps them)
cli-store-problem = { $problem } The store: { $store }
cli-backup-file = the file to write
cli-backup-done = The backup is written: { $file }
cli-restore-file = the backup to read
cli-restore-done = Everything of “{ $file }” is in the store.

## The command line: what cannot be used

cli-args-required = Something is missing: { $what }.
cli-args-unknown = Nothing here reads “{ $what }”; see --help.
cli-args-no-value = “{ $what }” needs a value behind it.
cli-option-idle = --option { $option } has no effect here: it counts only with { $other }={ $value }.
cli-option-no-value = The option “{ $option }” needs a value: --option { $option }=VALUE. Allowed: { $allowed }.
cli-args-no-command = There is no command “{ $what }”; see --help.
cli-args-together = “{ $what }” and “{ $other }” do not go together.
cli-args-needless = “{ $what }” takes no value.
cli-args-between = “{ $what }” takes a whole number from { $low } to { $high }, not “{ $given }”.
cli-args-bad-value = “{ $what }” cannot have this value; see --help.
cli-args-wrong = These arguments cannot be understood; see --help.
cli-seats-unknown = “{ $given }” cannot sit at the table. Known: { $known }.
cli-seats-bad-name = “{ $name }” is no name for a player: it needs 1 to { $most } printable characters.
cli-seats-same-name = Two players are called “{ $name }”.
cli-seats-forgotten = Who sits where cannot be read from “{ $file }”: say it with --seats.
cli-seats-other-number = The saved match has { $seats } seats, not { $given }.
cli-file-missing = “{ $file }” does not exist.
cli-folder-missing = The folder “{ $folder }” does not exist.
cli-file-special = “{ $file }” is no plain file: choose another name.
cli-file-folder = “{ $file }” is a folder.
cli-file-forbidden = “{ $file }” may not be read or written by you.
cli-file-full = There is no room left for “{ $file }”.
cli-file-failed = “{ $file }” cannot be read or written.
cli-file-not-text = “{ $file }” is no text.
cli-file-too-large = “{ $file }” is too large.
cli-file-exists = “{ $file }” is there already; --force writes over it.
cli-file-not-a-record = “{ $file }” is there already and is no recorded match: choose another name.
cli-play-other-match = “{ $file }” holds another match, or another course of this one; --force writes over it.
cli-output-full = What there is to say cannot be written: there is no room left on the disk.
cli-broken = Something went wrong that should not have: { $problem }. FAUBOURG_DEBUG=1 shows more.

## The table in the terminal

table-you = You
table-person = Player { $number }
table-welcome = { $game }, with { $players }.
table-resumed = { $game } goes on, with { $players }.
table-commitment = The dealer has committed to a seed, whose hash is { $commitment }.
table-seed = The dealer’s seed was { $seed }.
table-help-hint = Type a number, a move or “help”.
table-pass-keyboard = Pass the keyboard to { $name }, who presses Enter.
table-hand = Your hand: { $cards }.
table-hand-empty = You hold no cards.
table-hand-title = Your hand
table-points = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
}
table-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
table-no-such-number = There is no number { $given } in the list: choose from 1 to { $most }.
table-no-way-back = There is no list before this one.
table-possible = “{ $text }” is possible.
table-all-possible = Nothing is refused here: everything is in the list.
table-undone = Your moves of this turn are taken back.
table-undone-agreed = The bots agree: your last moves are taken back, and all that came after them. What is drawn now is drawn anew.
table-nothing-to-undo = You have made no move yet that could be taken back.
table-hint = { $level } would choose: { $advice }. { $sure } To type: { $move }
table-asked = { $name }: { $question }
table-hint-open = { $level } would do what is in no list. { $sure } To type: { $move }
table-no-waiting = There is nothing to wait for: you are the only one who is asked.
table-no-such-count = The clock counts nothing of that name now.
table-no-clock = No clock is running.
table-time-left = { $minutes ->
    [one] Less than { $minutes } minute is left.
   *[other] Less than { $minutes } minutes are left.
}
table-suggestion = { $name } would accept instead: { $move }
table-saved = The match is saved: { $file }
table-go-on = To go on: { $command }
table-other-match = “{ $file }” holds another match, or another course of this one; “overwrite FILE” writes over it.
table-load-what = Say which file to load.
table-recorded = The record of the match is here: { $file }
table-verify = To check every draw: { $command } verify { $file }

## The table in the terminal: its help

table-help-1 = A number chooses from the list; 0 goes back to the list before.
table-help-2 = “?” shows the rule behind the question, “?” and a number, as in “? 1a”, any rule.
table-help-3 = “why” and a move says why it is not possible, “all” everything that is not.
table-help-4 = “undo” takes back your moves since the last card drawn or shown; with bots alone, who agree, also those before.
table-help-5 = “hint” asks the strongest bot what it would do, unless the table gives no hints.
table-help-6 = “board”, “players” and “hand” show the table, “log” what happened, “log all” from the beginning.
table-help-7 = “save” or “save FILE” keeps the match, “load FILE” goes on with another.
table-help-8 = “quit” saves the match and leaves.

# Who can sit at the table, as it is typed, with commas between words; those of both languages are always understood.
sits-me = me
sits-newcomer = newcomer
sits-tenant = tenant
sits-neighbour = neighbour, neighbor
sits-caretaker = caretaker
sits-landlord = landlord
sits-greedy = greedy, clever
sits-greedy-1 = greedy-1
sits-random = random

# What can be typed beside moves, with commas between words; those of both languages are always understood.
command-rule = rule
command-why = why
command-all = all
command-undo = undo
command-back = back
command-hint = hint
command-board = board
command-players = players
command-hand = hand
command-log = log
command-save = save
command-save-over = overwrite
command-load = load
command-help = help
command-wait = wait
command-time = time
command-quit = quit, exit
