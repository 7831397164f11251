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

## A layout that is being built

error-layout-not-together = Tile { $place }, “{ $tile }”, does not go with the others: in Beginner two double tiles are replaced by two of other colours, or none.
error-layout-too-many-doubles = Tile { $place } is one double tile too many: in this mode { $wanted ->
    [one] a single tile comes after { $wanted } double tile
   *[other] a single tile comes after { $wanted } double tiles
}.
error-layout-too-far = From hexagon { $hexagon } the track cannot come back to the start any more: it would take { $needed ->
    [one] { $needed } hexagon
   *[other] { $needed } hexagons
}, and { $left } are left.
error-layout-dead-end = The track has walled itself in: no tile can be clipped on at its end.
error-layout-no-room = The tile “{ $tile }” has no room here: on every side it would touch the track.
error-layout-other-size = The tile “{ $tile }” has not as many hexagons as the one that it would replace.
error-layout-one-way = The tile “{ $tile }” has only one way to lie: double tiles alone are turned round.
error-layout-open-already = The track is open already.
error-layout-unfinished = { $left ->
    [one] { $left } hexagon is
   *[other] { $left } hexagons are
} still missing.
error-layout-full = All tiles of this mode are laid.
error-layout-last-single = Only one hexagon is left: a double tile has no room there.

## A layout that bots judge

error-layout-judge-matches = Bots play 1 to { $most } matches on each layout, not { $given }.
cli-layout-judge = let bots play on a layout and on the printed one of its mode, and compare
cli-layout-judge-matches = matches on each of the two
cli-layout-judge-seats = players; otherwise 4
layout-judge-progress = matches
cli-layout-gallery = choose layouts worth playing on, as in the gallery
cli-layout-gallery-candidates = layouts made at random for each sort, of which the best are kept
cli-layout-gallery-matches = matches on each
layout-gallery-progress = layouts
layout-judge-title = { $mode ->
    [beginner] Beginner
    [classic] Classic
   *[advanced] Advanced
}, { $seats } bots, { $matches } matches on each layout. In brackets: where the true figure lies, at 95 %.
layout-judge-column-figure = figure
layout-judge-column-layout = this layout
layout-judge-column-printed = printed layout
layout-judge-turns = turns
layout-judge-minutes = minutes, at 25 s a turn
layout-judge-bankrupt = ended by a bankruptcy
layout-judge-first = first seat, beyond its share
layout-judge-bridge = tolls on bridge { $number }
layout-judge-rent = rent on { $district }

## The data file

error-data-bad-tile = Line { NUMBER($line, useGrouping: 0) } of the data file: “{ $entry }” needs a district or “permit” as its “{ $field }”.
error-data-tile-twice = Line { NUMBER($line, useGrouping: 0) } of the data file: “{ $space }” is on an earlier tile than “{ $entry }” already.
error-data-permits = Line { NUMBER($line, useGrouping: 0) } of the data file: “{ $entry }” has a permit too many; there are { $most }, on two tiles.
error-data-bad-layout = Line { NUMBER($line, useGrouping: 0) } of the data file: the layout “{ $entry }” cannot be played. { $fault ->
    [layout-too-long] { error-layout-too-long }
    [layout-unreadable] { error-layout-unreadable }
    [layout-ends] { error-layout-ends }
    [layout-version] { error-layout-version }
    [layout-unknown-tile] { error-layout-unknown-tile }
    [layout-mode] { error-layout-mode }
    [layout-cut-double] { error-layout-cut-double }
    [layout-tile-twice] { error-layout-tile-twice }
    [layout-tile-missing] { error-layout-tile-missing }
    [layout-bridges] { error-layout-bridges }
    [layout-stranger] { error-layout-stranger }
    [layout-permit] { error-layout-permit }
    [layout-replaced] { error-layout-replaced }
    [layout-same-colour] { error-layout-same-colour }
    [layout-singles] { error-layout-singles }
    [layout-bridges-close] { error-layout-bridges-close }
    [layout-turns] { error-layout-turns }
    [layout-begins] { error-layout-begins }
    [layout-end-turns] { error-layout-end-turns }
    [layout-not-closed] { error-layout-not-closed }
    [layout-overlap] { error-layout-overlap }
    [layout-touch] { error-layout-touch }
    [layout-railroad-touches] { error-layout-railroad-touches }
    [layout-railroads-touch] { error-layout-railroads-touch }
    [layout-first-turn] { error-layout-first-turn }
    [layout-anticlockwise] { error-layout-anticlockwise }
   *[layout-open] It is open; a printed layout is closed.
}

## How things are called. A parameter is a part of the id, or the name that the data file has for it.

name-district = { $districts }
name-colour = { $colours }
name-space = { $spaces }
name-site = { $number }
name-piece = { $pieces }
name-card = { $number ->
    [1] Pay Day
    [2] Caught
    [3] Builder’s Gift
    [4] Home and Factory
    [5] The Inspector Nods
    [6] The Mayor Signs
    [7] Not in My Back Yard
    [8] Small Change
    [9] The Audit
    [10] Street Party
    [11] Good Neighbours
    [12] Wrong Turning
    [13] Up for Sale
    [14] Repairs
    [15] Under the Hammer
    [16] A Stroll
   *[17] Fair Exchange
}
name-score = { $score }
name-problem = { $id ->
    [money] money is missing, or there is too much
    [players] what a player has is not possible
    [titles] a district has two owners, or a mortgage without one
    [pieces] the number of buildings is wrong
    [sites] what stands on the sites is not possible
    [cards] a card is missing, or there twice
    [clock] the time does not fit the rest
    [offers] the offers do not fit the rest
    [frames] what is being decided does not fit the rest
   *[actor] the one whose turn it is has no move
}

## Pieces of sentences

some-piece = { $piece-id ->
    [industrial] an { $piece }
    [tower] the { $piece }
   *[other] a { $piece }
}
this-piece = { $piece-id ->
   *[other] the { $piece }
}
card-wording = { $card-id ->
    [chance1] { card-chance1-open }
    [chance2] { card-chance2-open }
    [chance3] { $open ->
        [true] { card-chance3-open }
       *[false] { card-chance3-closed }
    }
    [chance4] { $open ->
        [true] { card-chance4-open }
       *[false] { card-chance4-closed }
    }
    [chance5] { $open ->
        [true] { card-chance5-open }
       *[false] { card-chance5-closed }
    }
    [chance6] { $open ->
        [true] { card-chance6-open }
       *[false] { card-chance6-closed }
    }
    [chance7] { $open ->
        [true] { card-chance7-open }
       *[false] { card-chance7-closed }
    }
    [chance8] { $open ->
        [true] { card-chance8-open }
       *[false] { card-chance8-closed }
    }
    [chance9] { $open ->
        [true] { card-chance9-open }
       *[false] { card-chance9-closed }
    }
    [chance10] { $open ->
        [true] { card-chance10-open }
       *[false] { card-chance10-closed }
    }
    [chance11] { $open ->
        [true] { card-chance11-open }
       *[false] { card-chance11-closed }
    }
    [chance12] { $open ->
        [true] { card-chance12-open }
       *[false] { card-chance12-closed }
    }
    [chance13] { $open ->
        [true] { card-chance13-open }
       *[false] { card-chance13-closed }
    }
    [chance14] { $open ->
        [true] { card-chance14-open }
       *[false] { card-chance14-closed }
    }
    [chance15] { $open ->
        [true] { card-chance15-open }
       *[false] { card-chance15-closed }
    }
    [chance16] { $open ->
        [true] { card-chance16-open }
       *[false] { card-chance16-closed }
    }
   *[chance17] { $open ->
        [true] { card-chance17-open }
       *[false] { card-chance17-closed }
    }
}
# What a card still asks for: of cards 3 and 17, less once a district is chosen.
card-asked = { $district-id ->
    [none] { card-wording }
   *[other] { $card-id ->
        [chance3] { $blocks ->
            [one] Put one more free block on { $district }.
           *[other] Put { $blocks } more free blocks on { $district }, or as many as fit.
        }
       *[chance17] You give { $district }: choose the district that you get for it, of the same price or a lower one.
    }
}
deal-offered = { $offered-count ->
    [0] { $cash_offered ->
        [0] nothing
       *[other] { $cash_offered }
    }
   *[other] { $cash_offered ->
        [0] { $offered }
       *[other] { $offered }, plus { $cash_offered }
    }
}
deal-wanted = { $wanted-count ->
    [0] { $cash_wanted ->
        [0] nothing
       *[other] { $cash_wanted }
    }
   *[other] { $cash_wanted ->
        [0] { $wanted }
       *[other] { $wanted }, plus { $cash_wanted }
    }
}
deal-debt = { $cancels ->
    [0] {""}
   *[other] {" "}Of the debt, { $cancels } would be cancelled.
}

## What is asked. After "prompt-" comes the kind of a prompt.

prompt-roll = { $jailed ->
    [true] { $one ->
        [true] You are in jail (failed rolls: { $tries }): pay { $bail }, or roll for a 6.
       *[false] You are in jail (failed rolls: { $tries }): pay { $bail }, or roll for a double.
    }
   *[false] { $doubles ->
        [0] { $one ->
            [true] Your turn: roll the die.
           *[false] Your turn: roll the dice.
        }
       *[other] You rolled a double: roll again.
    }
}
prompt-buy = { $district } belongs to nobody: buy it for { $price } (you have { $cash }), or have it auctioned.
prompt-permit = Building permit: place a bonus building beside a district of yours, or a hazard beside one of another player, or move a hazard by 1 or 2 sites.{ $pieces-count ->
    [0] {""}
   *[other] {" "}In stock: { $pieces }.
}
prompt-site = { $district-id ->
    [none] Choose the site: { $piece }.
   *[other] Choose the site beside { $district }: { $piece }.
}
prompt-step = { $cost ->
    [0] Site { $site }, { $piece }: one more step for nothing
   *[other] Site { $site }, { $piece }: one more step for { $cost }
}{ $stop ->
    [true] , or stop here.
   *[false] {""}; it may not stop here.
}
prompt-act = { $jailed ->
    [true] You are in jail and have { $cash }: say when you are done.
   *[false] { $owns ->
        [false] You have { $cash } and own no district, so there is nothing to build: say that you are done.
       *[true] { act-asked }
    }
}
act-asked = { $blocks ->
    [0] { $moved ->
        [true] You have { $cash } left: do whatever else you like, or say that you are done.
       *[false] { $hazards ->
            [0] You have built your blocks and have { $cash } left: say that you are done.
           *[other] You have built your blocks and have { $cash } left: move a hazard if you like, or say that you are done.
        }
    }
   *[other] { $room ->
        [false] { $hazards ->
            [0] You have { $cash }, and there is no block that you could pay for and place in a district of yours: say that you are done.
           *[other] You have { $cash }, and there is no block that you could pay for and place in a district of yours: move a hazard if you like, or say that you are done.
        }
       *[true] { act-blocks }
    }
}
act-blocks = { $blocks ->
    [one] { $hazards ->
        [0] You have { $cash }: build { $blocks } more block if you like, or say that you are done.
       *[other] You have { $cash }: build { $blocks } more block if you like, then move a hazard; or say that you are done.
    }
   *[other] { $hazards ->
        [0] You have { $cash }: build up to { $blocks } blocks if you like, or say that you are done.
       *[other] You have { $cash }: build up to { $blocks } blocks if you like, then move a hazard; or say that you are done.
    }
}
prompt-card = { $card }. { card-asked }
prompt-opening = { $district } is auctioned. Name the opening price, from { $low } to { $high }: it is your first bid.
prompt-bid = { $leader-who ->
    [nobody] { $district } is auctioned, and nobody has bid yet: bid { $low } or more (you have { $high }), or drop out.
    [you] You lead with { $bid } for { $district }.
   *[other] { $leader } bids { $bid } for { $district }: bid { $low } or more (you have { $high }), or drop out.
}
prompt-debt = { $creditor-who ->
    [nobody] You owe the bank { $amount }
   *[other] You owe { $creditor } { $amount }
} and lack { $missing }. { $mortgages ->
    [0] Mortgages can bring nothing: { $offers_left ->
        [0] all you can do is go bankrupt.
       *[other] propose a deal (offers left: { $offers_left }), or go bankrupt.
    }
   *[other] Mortgages can bring { $mortgages } in all: { $bankrupt ->
        [true] { $offers_left ->
            [0] mortgage, or go bankrupt.
           *[other] mortgage, propose a deal (offers left: { $offers_left }), or go bankrupt.
        }
       *[false] { $offers_left ->
            [0] mortgage.
           *[other] mortgage, or propose a deal (offers left: { $offers_left }).
        }
    }
}
prompt-deal = { $proposer } proposes a deal. You would get: { deal-offered }. You would give: { deal-wanted }.{ deal-debt }

## What chance and the clock decide

prompt-first = Chance names the first player.
prompt-dice = Chance rolls the dice.
prompt-draw = Chance draws a card.
prompt-time = The clock is running.

## What can be chosen. After "choice-" comes the kind of a choice.

choice-roll = { $one ->
    [true] Roll the die
   *[false] Roll the dice
}
choice-bail = Pay { $cost } and leave jail
choice-buy = Buy { $district } for { $cost }
choice-decline = Have { $district } auctioned
choice-pass = No, thank you
choice-done = Done
choice-stop = Stop here
choice-accept = Yes, agreed
choice-refuse = No
choice-out = Drop out of the auction
choice-bankrupt = Give up and go bankrupt
choice-remove = Remove { this-piece }
choice-place = Place { some-piece }
choice-step = { $cost ->
    [0] Move { this-piece } to site { $site } for nothing
   *[other] Move { this-piece } to site { $site } for { $cost }
}
choice-site = Put { this-piece } on site { $site }
choice-call = Have { $district } auctioned
choice-take = { $cost ->
    [0] Get { $district }
   *[other] Buy { $district } for { $cost }
}
choice-give = Give { $district }
choice-residential = { $cost ->
    [0] Build { some-piece } on { $district } for nothing
   *[other] Build { some-piece } on { $district } for { $cost }
}
choice-industrial = { $cost ->
    [0] Build { some-piece } on { $district } for nothing
   *[other] Build { some-piece } on { $district } for { $cost }
}
choice-stadium = Build { some-piece } beside { $district } for { $cost }
choice-skyscraper = Build { some-piece } beside { $district } for { $cost }
choice-tower = Build { some-piece } beside { $district } for { $cost }
choice-mortgage = Mortgage { $district } for { $gain }
choice-lift = Lift the mortgage of { $district } for { $cost }
choice-bid = Bid { $cost }

## What happened. After "event-" comes the kind of an event. The turn

event-first-player = { $seat-who ->
    [you] You begin.
   *[other] { $seat } begins.
}
event-turn-passed = { $seat-who ->
    [you] It is your turn.
   *[other] The turn passes to { $seat }.
}
event-dice-rolled = { $seat-who ->
    [you] You roll { $dice }
   *[other] { $seat } rolls { $dice }
}{ $double ->
    [true] , a double!
   *[false] .
}
event-moved = { $by-id ->
    [card-back] { $seat-who ->
        [you] You go back to { $to }.
       *[other] { $seat } goes back to { $to }.
    }
    [card] { $seat-who ->
        [you] You are sent to { $to }.
       *[other] { $seat } is sent to { $to }.
    }
   *[other] { $seat-who ->
        [you] You come to { $to }.
       *[other] { $seat } comes to { $to }.
    }
}
event-salary-paid = { $seat-who ->
    [you] You receive your salary: { $amount }.
   *[other] { $seat } receives a salary of { $amount }.
}
event-toll-paid = { $seat-who ->
    [you] The bridge is open: you pay the toll of { $amount }.
   *[other] The bridge is open: { $seat } pays the toll of { $amount }.
}
event-bridge-opened = { $seat-who ->
    [you] You open the bridge.
   *[other] { $seat } opens the bridge.
}
event-bridge-closed = { $seat-who ->
    [you] You close the bridge.
   *[other] { $seat } closes the bridge.
}

## What happened: spaces

event-district-bought = { $seat-who ->
    [you] You buy { $district } for { $amount }.
   *[other] { $seat } buys { $district } for { $amount }.
}
event-district-declined = { $seat-who ->
    [you] You do not buy { $district }.
   *[other] { $seat } does not buy { $district }.
}
event-rent-paid = { $seat-who ->
    [you] You pay { $owner } { $amount } for { $district }.
   *[other] { $owner-who ->
        [you] { $seat } pays you { $amount } for { $district }.
       *[other] { $seat } pays { $owner } { $amount } for { $district }.
    }
}
event-no-rent = { $seat-who ->
    [you] { $district } is mortgaged: you owe { $owner } nothing.
   *[other] { $owner-who ->
        [you] { $district } is mortgaged: { $seat } owes you nothing.
       *[other] { $district } is mortgaged: { $seat } owes { $owner } nothing.
    }
}
event-jailed = { $seat-who ->
    [you] You go to jail, and your turn is over.
   *[other] { $seat } goes to jail, and the turn is over.
}
event-bail-paid = { $seat-who ->
    [you] You pay a fine of { $amount }.
   *[other] { $seat } pays a fine of { $amount }.
}
event-left-jail = { $seat-who ->
    [you] You are out of jail.
   *[other] { $seat } is out of jail.
}
event-stays-in-jail = { $seat-who ->
    [you] You stay in jail. Failed rolls: { $tries }.
   *[other] { $seat } stays in jail. Failed rolls: { $tries }.
}
event-nothing-to-do = Nothing of the kind is possible: no effect.

## What happened: building

event-block-built = { $seat-who ->
    [you] You build { some-piece } on { $district }
   *[other] { $seat } builds { some-piece } on { $district }
}{ $amount ->
    [0] {" "}for nothing
   *[other] {" "}for { $amount }
}{ $blocks ->
    [one] : { $blocks } block stands there now.
   *[other] : { $blocks } blocks stand there now.
}
event-bonus-built = { $seat-who ->
    [you] You put { some-piece } on site { $site }: the districts beside it are safe from hazards.
   *[other] { $seat } puts { some-piece } on site { $site }: the districts beside it are safe from hazards.
}
event-hazard-built = { $seat-who ->
    [you] You put { some-piece } on site { $site }: residential blocks beside it count for nothing.
   *[other] { $seat } puts { some-piece } on site { $site }: residential blocks beside it count for nothing.
}
event-hazard-moved = { $seat-who ->
    [you] You move { this-piece } from site { $start } to site { $site }
   *[other] { $seat } moves { this-piece } from site { $start } to site { $site }
}{ $amount ->
    [0] {" "}for nothing.
   *[other] {" "}for { $amount }.
}
event-hazard-removed = { $seat-who ->
    [you] You remove { this-piece } from site { $site }.
   *[other] { $seat } removes { this-piece } from site { $site }.
}
event-stadium-built = { $seat-who ->
    [you] You build a stadium beside { $district }, on site { $site }, for { $amount }: your salary rises.
   *[other] { $seat } builds a stadium beside { $district }, on site { $site }, for { $amount } and will earn a higher salary.
}
event-skyscraper-built = { $seat-who ->
    [you] You build a skyscraper beside { $district }, on site { $site }, for { $amount }: all rents of this colour are doubled.
   *[other] { $seat } builds a skyscraper beside { $district }, on site { $site }, for { $amount }: all rents of this colour are doubled.
}
event-tower-built = { $seat-who ->
    [you] You build the tower beside { $district }, on site { $site }, for { $amount }: all your rents are doubled!
   *[other] { $seat } builds the tower beside { $district }, on site { $site }, for { $amount } and collects double rent everywhere!
}

## What happened: chance cards

event-card-drawn = { $seat-who ->
    [you] You draw the chance card { $card }:
   *[other] { $seat } draws the chance card { $card }:
} “{ card-wording }”
event-cash-received = { $seat-who ->
    [you] The bank pays you { $amount }.
   *[other] The bank pays { $seat } { $amount }.
}
event-cash-paid = { $seat-who ->
    [you] You pay the bank { $amount }.
   *[other] { $seat } pays the bank { $amount }.
}
event-player-paid = { $seat-who ->
    [you] You pay { $owner } { $amount }.
   *[other] { $owner-who ->
        [you] { $seat } pays you { $amount }.
       *[other] { $seat } pays { $owner } { $amount }.
    }
}
event-districts-swapped = { $seat-who ->
    [you] You swap { $district } for { $other } of { $owner }.
   *[other] { $owner-who ->
        [you] { $seat } swaps { $district } for { $other } of yours.
       *[other] { $seat } swaps { $district } for { $other } of { $owner }.
    }
}

## What happened: auctions

event-auction-called = { $seat-who ->
    [you] You have { $district } auctioned.
   *[other] { $seat } has { $district } auctioned.
}
event-auction-opened = The bank auctions { $district }.
event-bid-made = { $seat-who ->
    [you] You bid { $amount } for { $district }.
   *[other] { $seat } bids { $amount } for { $district }.
}
event-out-of-auction = { $seat-who ->
    [you] You drop out of the bidding for { $district }.
   *[other] { $seat } drops out of the bidding for { $district }.
}
event-district-won = { $seat-who ->
    [you] You win { $district } for { $amount }.
   *[other] { $seat } wins { $district } for { $amount }.
}
event-district-unsold = Nobody bids for { $district }: it stays without an owner.

## What happened: money trouble

event-debt = { $owner-who ->
    [nobody] { $seat-who ->
        [you] You owe the bank { $amount } and cannot pay yet.
       *[other] { $seat } owes the bank { $amount } and cannot pay yet.
    }
    [you] { $seat } owes you { $amount } and cannot pay yet.
   *[other] { $seat-who ->
        [you] You owe { $owner } { $amount } and cannot pay yet.
       *[other] { $seat } owes { $owner } { $amount } and cannot pay yet.
    }
}
event-debt-paid = { $owner-who ->
    [nobody] { $seat-who ->
        [you] You pay the bank the { $amount } you owed.
       *[other] { $seat } pays the bank the { $amount } owed.
    }
    [you] { $seat } pays you the { $amount } owed.
   *[other] { $seat-who ->
        [you] You pay { $owner } the { $amount } you owed.
       *[other] { $seat } pays { $owner } the { $amount } owed.
    }
}
event-mortgaged = { $seat-who ->
    [you] You mortgage { $district } and get { $amount }.
   *[other] { $seat } mortgages { $district } and gets { $amount }.
}
event-mortgage-lifted = { $seat-who ->
    [you] You lift the mortgage of { $district } for { $amount }.
   *[other] { $seat } lifts the mortgage of { $district } for { $amount }.
}
event-deal-offered = { $seat-who ->
    [you] You propose a deal to { $partner }. You give: { deal-offered }. You get: { deal-wanted }.
   *[other] { $partner-who ->
        [you] { $seat } proposes a deal. You would get: { deal-offered }. You would give: { deal-wanted }.
       *[other] { $seat } proposes a deal to { $partner }. Offered: { deal-offered }. Wanted: { deal-wanted }.
    }
}{ deal-debt }
event-deal-accepted = { $partner-who ->
    [you] You accept the deal.
   *[other] { $partner } accepts the deal.
}
event-deal-refused = { $partner-who ->
    [you] You refuse the deal.
   *[other] { $partner } refuses the deal.
}
event-debt-cancelled = Of the debt, { $amount } is cancelled; still owed: { $left }.
event-bankrupt = { $owner-who ->
    [nobody] { $seat-who ->
        [you] You are bankrupt: your { $cash } in cash and your districts go to the bank.
       *[other] { $seat } is bankrupt: { $cash } in cash and all districts go to the bank.
    }
    [you] { $seat } is bankrupt: { $cash } in cash and all districts without a mortgage go to you.
   *[other] { $seat-who ->
        [you] You are bankrupt: your { $cash } in cash and your districts without a mortgage go to { $owner }.
       *[other] { $seat } is bankrupt: { $cash } in cash and all districts without a mortgage go to { $owner }.
    }
}

## What happened: the end

event-round-over = Round { $round } is over.
event-time-up = { $about-id ->
   *[match] The agreed time is up: this turn is still played to its end.
}
event-match-ended = { $by-id ->
    [bankruptcy] Somebody cannot pay: the match ends, and the fortunes are counted.
    [minutes] Time is up, and the fortunes are counted.
    [rounds] The agreed length is reached, and the fortunes are counted.
   *[other] The limit is reached, and the fortunes are counted.
}

## What told the first two apart

decided-wealth = Nobody else is as rich.
decided-cash = The fortunes are level: more cash decides.
decided-districts = Fortunes and cash are level: more districts decide.
decided-last = The other player is bankrupt.
decided-tie = Fortunes, cash and districts are level.

## Why a move is refused. After "refusal-" comes the code; the clause is added when it is said.

refusal-not-in-jail = You are not in jail.
refusal-in-jail = In jail you neither build nor move hazards.
refusal-too-dear = It costs { $cost } and you have { $cash }: you lack { $missing }.
refusal-district-owned = { $district } belongs to { $owner }: choose one that nobody owns.
refusal-not-yours = { $district } is not yours: choose a district of your own.
refusal-not-anothers = { $district } belongs to no other player: choose one that does.
refusal-is-mortgaged = { $district } is mortgaged: nothing is built there and no new mortgage taken before this one is lifted.
refusal-not-mortgaged = { $district } is not mortgaged.
refusal-changed-this-turn = { $district }: its mortgage was taken or lifted in this turn and may not change back in it.
refusal-eight-blocks = { $district } has its 8 blocks: there is no room for more.
refusal-three-blocks = You have built your 3 blocks for this roll.
refusal-hazard-moved = You have moved a hazard for money in this roll: no more blocks and no other hazard.
refusal-two-districts-needed = { $district }: for a stadium you need two { $colour } districts.
refusal-colour-needed = { $district }: for a skyscraper you need all { $colour } districts.
refusal-one-district = { $district } is the only { $colour } district on the track, and no group.
refusal-two-colours-needed = { $district }: for the tower you need all districts of two colours, this one among them.
refusal-skyscraper-already = { $district }: the { $colour } districts have their skyscraper already.
refusal-none-left = { $stock ->
    [0] This match has none: { $piece }.
   *[other] There is none left in the box: { $piece }.
}
refusal-no-free-site = No free site touches { $district }: there is no place for { some-piece }.
refusal-no-such-site = Site { $site } does not exist on this board.
refusal-site-taken = Site { $site } is taken: { $there }.
refusal-not-beside = Site { $site } does not touch { $district }.
refusal-not-beside-yours = The site touches no district of yours: { $piece }.
refusal-not-beside-anothers = Site { $site } touches no district of another player.
refusal-protected = { $district } is protected by a bonus building: { $there }.
refusal-spoiled = { $district } is spoiled by a hazard: { $there }.
refusal-no-place = There is no site for this: { $piece }.
refusal-not-standing = This does not stand on the board: { $piece }.
refusal-no-site-there = There is no site in that direction: { $piece }.
refusal-another-hazard = Only one hazard is moved, and this is another one: { $piece }.
refusal-back-again = A hazard may not end where it began: { $piece }.
refusal-not-on-track = That district is not on this board.
refusal-not-plain = { $district } is mortgaged, or has blocks, a skyscraper, the stadium or the tower.
refusal-price-too-high = { $district }: the prices do not fit. What you get may not be dearer than what you give.
refusal-other-district = All these blocks go on one district: { $other }, not { $district }.
refusal-bid-too-low = { $amount } is too low: bid { $low } or more.
refusal-bid-too-high = { $amount } is too high: you have { $cash }.
refusal-mortgages-cover = You cannot give up: you owe { $amount } and have { $cash }, and mortgages would bring { $mortgages }.
refusal-no-partner = No deal can be made with { $seat }.
refusal-no-offers-left = You have made { $most } offers already: no more for now.
refusal-offer-repeated = This very offer has been made: change it, or wait for your next turn.
refusal-nothing-offered = An offer needs a district that changes hands.
refusal-not-of-the-two = Neither you nor { $partner } can give this: { $asset }.
refusal-offerer-short = You cannot pay that much: you have { $cash } and lack { $missing }.
refusal-partner-short = { $partner } cannot pay that much: there is { $cash }, and { $missing } is lacking.
refusal-no-relief = While you owe, a deal must bring you cash on balance, or cancel some of the debt.
refusal-estate-shrinks = While you owe, only a deal with your creditor may leave you poorer: with this one, your cash and what mortgages would bring fall from { $before } to { $after }.
refusal-no-such-seat = { $seat } is not at this table.
refusal-card-not-in-pile = { $card } is not the next card of the pile.

## What each card does, with the bridge open and closed

card-chance1-open = Advance to GO.
card-chance1-help = { card-chance1-open } (UB-10.1)
card-chance2-open = Go to jail.
card-chance2-help = { card-chance2-open } (UB-10.2)
card-chance3-open = { $chance-card3_open ->
    [one] Put a free block on a district of yours that is not mortgaged.
   *[other] Put { $chance-card3_open } free blocks on one district of yours that is not mortgaged, or as many as fit.
}
card-chance3-closed = { $chance-card3_closed ->
    [one] Put a free block on a district of yours that is not mortgaged.
   *[other] Put { $chance-card3_closed } free blocks on one district of yours that is not mortgaged, or as many as fit.
}
card-chance3-help = OPEN: { card-chance3-open } CLOSED: { card-chance3-closed } (UB-10.3)
card-chance4-open = Put a free residential block on a district of yours.
card-chance4-closed = Put a free industrial block on a district of yours; in Beginner a residential one.
card-chance4-help = OPEN: { card-chance4-open } CLOSED: { card-chance4-closed } (UB-10.4)
card-chance5-open = Place a hazard as by a permit.
card-chance5-closed = Place a bonus building as by a permit.
card-chance5-help = OPEN: { card-chance5-open } CLOSED: { card-chance5-closed } (UB-10.5)
card-chance6-open = Place a bonus building as by a permit.
card-chance6-closed = Place a hazard as by a permit.
card-chance6-help = OPEN: { card-chance6-open } CLOSED: { card-chance6-closed } (UB-10.6)
card-chance7-open = Move any hazard by 1 site, free of charge.
card-chance7-closed = Move any hazard by 1 or 2 sites, free of charge.
card-chance7-help = OPEN: { card-chance7-open } CLOSED: { card-chance7-closed } (UB-10.7)
card-chance8-open = Pay the bank { $chance-card8 }.
card-chance8-closed = The bank pays you { $chance-card8 }.
card-chance8-help = OPEN: { card-chance8-open } CLOSED: { card-chance8-closed } (UB-10.8)
card-chance9-open = Pay the bank { $chance-card9 }.
card-chance9-closed = The bank pays you { $chance-card9 }.
card-chance9-help = OPEN: { card-chance9-open } CLOSED: { card-chance9-closed } (UB-10.9)
card-chance10-open = Pay each other player { $chance-card10 }.
card-chance10-closed = Each other player pays you { $chance-card10 }.
card-chance10-help = OPEN: { card-chance10-open } CLOSED: { card-chance10-closed } (UB-10.10)
card-chance11-open = Pay your left neighbour { $chance-card11 }.
card-chance11-closed = Your left neighbour pays you { $chance-card11 }.
card-chance11-help = OPEN: { card-chance11-open } CLOSED: { card-chance11-closed } (UB-10.11)
card-chance12-open = { $chance-card12 ->
    [one] Go back { $chance-card12 } space and do what that space says.
   *[other] Go back { $chance-card12 } spaces and do what that space says.
}
card-chance12-closed = { $chance-card12 ->
    [one] Go on { $chance-card12 } space and do what that space says.
   *[other] Go on { $chance-card12 } spaces and do what that space says.
}
card-chance12-help = OPEN: { card-chance12-open } CLOSED: { card-chance12-closed } (UB-10.12)
card-chance13-open = Advance to the next district that nobody owns.
card-chance13-closed = Advance to the district on the track with the highest price.
card-chance13-help = OPEN: { card-chance13-open } CLOSED: { card-chance13-closed } (UB-10.13)
card-chance14-open = Pay the bank { $chance-card14 } for each block on your districts.
card-chance14-closed = The bank pays you { $chance-card14 } for each block on your districts.
card-chance14-help = OPEN: { card-chance14-open } CLOSED: { card-chance14-closed } (UB-10.14)
card-chance15-open = Choose a district that nobody owns: it is auctioned.
card-chance15-closed = You may buy a district that nobody owns, at half its price.
card-chance15-help = OPEN: { card-chance15-open } CLOSED: { card-chance15-closed } (UB-10.15)
card-chance16-open = Advance to the next bridge.
card-chance16-closed = Advance to Free Parking.
card-chance16-help = OPEN: { card-chance16-open } CLOSED: { card-chance16-closed } (UB-10.16)
card-chance17-open = You may swap a plain district of yours for one of another player, of the same price or a lower one.
card-chance17-closed = Remove a hazard that touches a district of yours.
card-chance17-help = OPEN: { card-chance17-open } CLOSED: { card-chance17-closed } (UB-10.17)

## The steps of a match

phase-first = First player
phase-roll = Dice to roll
phase-dice = Dice
phase-act = Building
phase-buy = District for sale
phase-permit = Building permit
phase-site = Site
phase-step = Hazard on its way
phase-draw = Chance card
phase-card = Chance card
phase-opening = Opening price
phase-bid = Auction
phase-debt = Debt
phase-deal = Deal
phase-over = End

## What the clock counts

timer-match = Time of the match
# How it may be typed at the terminal, with commas between words.
count-match = match

## Options. After the option’s name: what it does, and its values.

option-mode = Mode
option-mode-help = How large the board is, and what is in stock (UB-2a, UB-2b, UB-2c).
option-mode-beginner = Beginner, 2 to 4 players, one die
option-mode-classic = Classic
option-mode-advanced = Advanced
option-layout = Layout
option-layout-help = The text of a board or, on a page, its address; without one the printed board of the mode is played (UB-2h).
option-layout-none = the printed one
option-stadium = Stadium
option-stadium-help = In Classic only: whether the stadium is in stock (UB-2b).
option-stadium-true = added
option-stadium-false = not in Classic
option-length = Length
option-length-help = When the match ends and everybody counts; the first bankruptcy always ends it (UB-11a, UB-11c).
option-length-bankruptcy = at the first bankruptcy
option-length-rounds = a number of rounds
option-length-minutes = by the clock
option-rounds = Rounds
option-rounds-help = How many rounds are played, if the length is a number of rounds (UB-11c).
option-minutes = Minutes
option-minutes-help = How long is played, if the length is by the clock (UB-11c).
option-first = First player
option-first-help = Who takes the first turn (UB-3i).
option-first-none = drawn at random
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

## The table in the terminal

board-help-1 = A move can be typed: “buy”, “residential re2”, “mortgage the docks”; blocks also several at once: “industrial re2 x2, residential pi3”.
board-help-2 = Districts: the name or its beginning, the colour and number, or the code on the board, such as re2. Sites by their numbers: “s12”.
board-help-3 = What stands on a site: “school s12”, “skyscraper re2 s30”; a hazard is moved by saying where to: “prison s14”, also two sites on. “s12” alone answers the question for a site.
board-help-4 = Bids: “bid 370”, or only the amount. Multiples of 10.
board-help-5 = Deals: “deal Bob re2 + pi2 get 500”, “deal Bob gr2 pay 0”: whom with, what changes hands (each district goes to the other of the two), and the cash that you get or pay. Three offers a turn; a debtor has three for each debt.
board-help-6 = Verbs: roll, buy, decline, residential, industrial, skyscraper, stadium, tower, place, step, stop, remove, mortgage, lift, call, take, give, deal, accept, refuse, bid, out, done, pass.
board-help-7 = A match by the clock: “time” tells how much is left, “time match” says that it is up. Only time at the table counts.
board-verb-bid = Bid
board-verb-buy = Buy
board-verb-decline = Auction
board-verb-call = Auction
board-verb-take = Take
board-verb-give = Give
board-verb-place = Place
board-verb-step = Move hazard
board-verb-remove = Remove
board-verb-site = Site
board-verb-residential = Residential
board-verb-industrial = Industrial
board-verb-stadium = Stadium
board-verb-skyscraper = Skyscraper
board-verb-tower = Tower
board-verb-mortgage = Mortgage
board-verb-lift = Lift mortgage
board-beside = beside { $district }
board-site = { $site }: { $spaces }
board-site-spoken = { $choice }, which touches { $spaces }
board-touched = { $space } ({ $owned ->
    [yes] owner { $owner }
   *[no] nobody’s
}{ $state ->
    [protected] , protected
    [spoiled] , spoiled
   *[plain] {""}
})
board-too-far = Too far for this: { $piece }. { $site } is more than two steps from { $at }; one step leads to { $near }.
board-time = Round { $round }, { $up ->
    [yes] time is up: last turn
   *[no] by the clock
}
board-last = Round { $round }
board-untold = “players” shows who owns what, with rents and mortgages.
board-dice = { $count ->
    [one] Die { $dice }
   *[other] Dice { $dice }
}
board-space = { $number }. { $space }{ $bridge ->
    [open] , open
    [closed] , closed
   *[none] {""}
}; sites { $sites }.
board-district = { $number }. { $district } ({ $code }): { $owned ->
    [yes] owner { $owner }, { $mortgaged ->
        [yes] mortgaged for { $sum }
       *[no] rent { $rent }
    }
   *[no] nobody’s, price { $price }
}{ $state ->
    [protected] , protected
    [spoiled] , spoiled
   *[plain] {""}
}{ $count ->
    [0] {""}
   *[other] ; { $standing }
}; sites { $sites }.
board-rent = rent { $rent }
board-site-taken = { $site }: { $piece }{ $recorded ->
    [yes] {" "}of { $district }
   *[no] {""}
}; touches { $spaces }.
board-sites-free = Free sites, and what they touch: { $sites }.
board-stock = In stock: { $pieces }.
board-player = { $name } ({ $letter }): { $out ->
    [yes] bankrupt.
   *[no] { $cash } in cash, worth { $wealth } in all; { $jailed ->
        [yes] in jail
       *[no] on { $space }
    }; salary { $salary }; { $count ->
        [0] no districts
       *[other] districts { $districts }
    }.{ $turn ->
        [yes] {" "}Deciding now.
       *[no] {""}
    }
}
board-holdings = You have { $cash }; { $count ->
    [0] no districts.
   *[other] districts with their rents: { $districts }.
}
board-sign-bonus = bonus building; protected
board-sign-hazard = hazard; spoiled
board-sign-open = open bridge
board-sign-closed = closed bridge
board-sign-sites = s12 free site
board-group = { $what }… ({ $count })
board-note-bid = Or any amount from { $low } to { $high }: “bid { $typed }”.{ $live ->
    [yes] {" "}“wait” lets the others speak first.
   *[no] {""}
}
board-note-deal = Or propose a deal, such as “deal { $name } { $district } { $own ->
    [yes] get
   *[no] pay
} 500” (see “help”).
board-round = Round { $round } of { $rounds }
board-chance = Chance { $pile }
board-left = Left { $stock }
board-out = bankrupt
board-in-jail = in jail
board-auction = { $district } (price { $price }): { $bid ->
    [0] no bid yet
   *[other] { $bid } by { $leader }
}{ $out ->
    [0] {""}
   *[other] ; out: { $names }
}
board-debt = { $bank ->
    [yes] { $debtor } owes the bank { $amount }, lacks { $missing }
   *[no] { $debtor } owes { $creditor } { $amount }, lacks { $missing }
}
board-gives = { $name } gives { $count ->
    [0] nothing.
   *[other] { $things }.
}
board-cancels = Debt cancelled: { $amount }.
board-rents-change = Rents: { $rents }.
board-residential = { $count ->
    [one] { $count } residential block
   *[other] { $count } residential blocks
}
board-industrial = { $count ->
    [one] { $count } industrial block
   *[other] { $count } industrial blocks
}
board-pile = Chance pile: { $pile }, of which { $under } seen and put under it.
board-final = { $name }: { $out ->
    [yes] bankrupt.
   *[no] cash { $cash }, rents { $rents }, worth { $wealth }; districts { $districts }.
}
board-column-cash = cash
board-column-rents = rents
board-column-wealth = wealth
board-column-districts = districts
board-sign-residential = residential blocks
board-sign-industrial = industrial blocks
board-sign-stadium = stadium
board-sign-skyscraper = skyscraper
board-sign-tower = tower
board-sign-mortgaged = mortgaged
board-sign-letters = A owner, a pawn, [a] in jail
board-sign-numbers = numbers: rent, or price of what nobody owns; of players: cash, then wealth
board-too-much = { $given } cannot be paid: there is not so much money in the game.
board-steps = { $given } cannot be paid: amounts are multiples of { $step }.
board-deal-who = Say whom the deal is with: { $names }.
board-deal-what = { $count ->
    [0] “{ $given }” is nothing that can change hands.
   *[other] “{ $given }” may mean several things: say which.
}

## Layouts on the command line

cli-layout = check, make, draw and judge layouts of U-Build
cli-layout-check = say whether a layout can be played, or what is wrong with it
cli-layout-new = make layouts at random, one a line
cli-layout-draw = draw a layout in the terminal, or as a picture
cli-layout-fuzz = search the generator and the checker of layouts for contradictions
cli-layout-what = Say what to do with layouts: { $known }.
cli-layout-text = LAYOUT
cli-layout-text-help = the text of a layout, or a file with layouts, one a line; - is the standard input
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
layout-fuzz-searched = { $texts } texts, { $seconds } s.
layout-fuzz-accepted = Can be played, and might have been generated: { $count }.
layout-fuzz-refused = Refused, for { $faults } sorts of faults: { $count }.
layout-fuzz-interrupted = Interrupted: { $done } of { $wanted } texts were searched.
layout-fuzz-crash = The checker crashed ({ $detail }): { $text }
layout-fuzz-refused-wrongly = The checker refuses what may be generated ({ $detail }): { $text }
layout-fuzz-accepted-wrongly = The checker accepts what cannot be generated: { $text }
layout-fuzz-rewritten = The text is written otherwise than it was read: { $text }
