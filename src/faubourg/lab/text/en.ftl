### What measures and reports are called.

## What every match has

measure-turns = turns
measure-turns-about = turns of anybody in a match
measure-decisions = decisions
measure-decisions-about = moves of players and of chance
measure-choices = of players
measure-choices-about = moves of players alone
measure-lead_changes = lead changes
measure-lead_changes-about = how often, after as many turns as there are seats, another player leads alone than the last who did
measure-spread = spread
measure-spread-about = points between the best and the last
measure-margin = margin
measure-margin-about = points between the best and the second
measure-settled = settled after
measure-settled-about = the part of the turns after which a winner led to the end
measure-first_wins = the first wins
ending-decisions = limit on decisions

## Reports

report-title = { $game } in figures
report-intro = Matches of bots ({ $bots }) against each other. In brackets or below each figure, the 95 % interval: were all of it played again and again, 95 of 100 such intervals would hold the true figure.
report-figures-builtin = The data file is the built-in one.
report-figures-own = The figures are those of a data file of one's own.
report-poor = Figures marked * come from fewer than 100 independent cases: too few to rely on.
report-kind = matches
report-seats = { $seats } seats
report-option = { $name }: { $value }
report-term = { $name }:
report-length = How long a match lasts
report-length-plot = Turns of a match: { $kind }, { $matches } matches
report-ends = How it ends
report-ends-about = The share of matches by what ended them.
report-advantage = The advantage of the seat
report-advantage-about = The share of victories by place in the order of turns, a shared one counting its share.
report-place = { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
   *[other] { $place }th
}
report-seats-plot = Victories by place, beside equal shares (dashed): { $kind }, { $matches } matches
report-known = How early the winner is known
report-known-about = How often whoever leads alone after a part of the turns wins in the end, of all matches where somebody then does. Who leads is seen each time as many turns have passed as there are seats; what counts is how it last was.
report-part = after { $part } %
report-known-plot = Whoever leads wins: { $kind }, { $matches } matches
report-known-across = part of the turns played
report-known-up = the leader wins
report-things = Here: { $kind }, { $matches } matches.
report-drawn = { $what }: { $kind }, { $matches } matches
report-drawn-shares = { $what }, beside equal shares (dashed): { $kind }, { $matches } matches
report-against = Beside the other
report-against-about = A: { $one }. B: { $other }. Both are played with the same luck: { $matches } pairs of matches. The interval is that of the mean difference. Clear is one whose interval leaves out zero, so that luck alone hardly explains it; each measure stands for itself: of twenty that do not differ, one is called clear on average.
report-said-instead = The report is said here instead, as Markdown.
report-made = How these figures were made
report-made-about = { $matches } matches of each kind, seed { $seed }, at most { $playouts } positions judged for a decision, in { $minutes } minutes { $where } ({ $rules }). The same command makes the same figures again:
report-made-stopped = Seed { $seed }, at most { $playouts } positions judged for a decision, interrupted after { $minutes } minutes { $where } ({ $rules }). These figures are only the beginning of what the command makes when it is left to its end:
report-stopped = This report was interrupted: { $done } of { $wanted } matches were played. It is made of: { $parts }.
report-stopped-part = { $kind }, { $done } of { $wanted } matches
report-stopped-pairs = beside the other, { $done } of { $wanted } pairs of matches
report-on-cores = on { $jobs ->
    [one] { $jobs } core
   *[other] { $jobs } cores
}
report-on-cluster = on a cluster
report-compiled = compiled
report-interpreted = interpreted

## Comparisons

compare-title = { $game }: { $matches } pairs of matches with the same luck.
compare-side-one = A: { $side }.
compare-side-other = B: { $side }.
compare-same = A and B are the same: nothing differs.
side-bots = bots: { $bots }
side-data-builtin = built-in data file
side-data-own = data file { $file }
compare-column-measure = measure
compare-column-one = A
compare-column-other = B
compare-column-difference = B − A
compare-column-interval = 95 % interval
compare-column-saved = by pairing
compare-column-clear = clear
compare-clear = yes
compare-saved = { $times } ×
compare-meaning = * The interval leaves out zero: at 95 %, luck alone hardly explains the difference. Each measure stands for itself: of twenty that do not differ, one is marked on average. By pairing: how many times as many matches it would have taken without the same luck.
compare-sequence = The wanted precision was reached. The intervals hold at whatever moment one stops (asymptotic confidence sequence), and are wider for it.
compare-not-reached = The wanted precision was not reached: more matches are needed (--matches). The intervals hold at whatever moment one stops (asymptotic confidence sequence).
