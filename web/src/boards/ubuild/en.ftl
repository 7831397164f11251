### What the board of U-Build says, in English. The same keys, in the same order, are in fr.ftl.

## Targets, in sentences

offer-legal = Can be played.
offer-instead = Can be played instead.
offer-picked = Picked.
offer-refused = Not possible. { $reason }
plan-name = U-Build
plan-label = The districts in the order of the track, then sites
space-label = { $space }.
bridge-state = { $state ->
    [open] The bridge is open: { $toll } to cross it.
   *[closed] The bridge is closed: crossing is free.
}
go-salary = Salary { $salary }.
here = Here: { $names }.
here-jailed = { $name } (in jail)

## A district

# What is too long for a hexagon, and what is written instead.
tile-shorter = University=Univ.
# On a sign there is room for four letters.
sign-mortgaged = mtg.
plot-mortgaged = mortg.
lot-label = { $district }, { $colour }.
lot-free = For sale at { $price }.
lot-owner = { $who ->
    [you] Yours.
   *[other] Owned by { $name }.
}
lot-rent = Rent { $rent }.
lot-mortgaged = Mortgaged for { $sum }: no rent.
lot-blocks = { $residential ->
    [0] {""}
    [one] { $residential } residential block{ $industrial ->
        [0] .
       *[other] ,{" "}
    }
   *[other] { $residential } residential blocks{ $industrial ->
        [0] .
       *[other] ,{" "}
    }
}{ $industrial ->
    [0] {""}
    [one] { $industrial } industrial block.
   *[other] { $industrial } industrial blocks.
}
lot-pieces = And also: { $pieces }.
lot-spoiled = Spoiled by: { $pieces }.
lot-protected = Protected by: { $pieces }.

## A site, and what something there would change

site-name = Site { $site }
site-piece = { $piece }, site { $site }
site-free = Site { $site }, free.
site-taken = Site { $site }: { $piece }.
site-touches = Touches { $districts }.
site-touches-none = It touches no district.
site-beside = It touches:
site-would = With this here ({ $piece }):
change-label = What changes
change-rents = Rent before: { $before }, after: { $after }.
effect-spoiled = spoiled
effect-unspoiled = no longer spoiled
effect-protected = protected
effect-unprotected = no longer protected
effect-doubled = doubled
effect-single = no longer doubled

## The title of a district

title-label = Title: { $district }
title-none = Point at a district or a site, or tap it, to see more of it.
title-open = Title
title-price = Price { $price }
title-blocks = Blocks
title-rents = Rent
title-ladder = Rent by the number of blocks that count
title-today = Today’s rent
title-nothing = —
title-costs = To build here: residential { $residential }, industrial { $industrial }, skyscraper { $skyscraper }.
title-standing = Standing here
title-close = Close
rent-free = Nobody’s: no rent is paid here.
rent-hazard = Spoiled by { $hazard }: { $idle ->
    [one] { $idle } residential block does not count.
   *[other] { $idle } residential blocks do not count.
}
rent-protected = Protected from hazards by { $bonus }.
rent-threat = Spoiled by { $hazard }: residential blocks would not count.
rent-counted = { $counted ->
    [0] No block counts: bare land, { $base }.
    [one] { $counted } block counts: { $base }.
   *[other] { $counted } blocks count: { $base }.
}
rent-doubled = { $by ->
    [skyscraper] Doubled by the colour’s skyscraper: { $rent }.
   *[tower] Doubled by the owner’s tower: { $rent }.
}

## How the match stands

status-turn = { $who ->
    [you] Your turn
   *[other] { $name }’s turn
}
status-over = Match over
status-round = { $rounds ->
    [0] Round { $round }
   *[other] Round { $round } of { $rounds }
}
status-time-up = Time is up: last turn
status-blocks = { $blocks ->
    [one] { $blocks } more block
   *[other] { $blocks } more blocks
}
status-dice = { $count ->
    [one] Die: { $one }.
   *[other] Dice: { $one } and { $two }.
}
status-no-dice = Dice to be rolled.
status-auction = { $who ->
    [bank] { $district } is up for auction; no bid yet.
    [you] { $district } is up for auction: you lead with { $bid }.
   *[other] { $district } is up for auction: { $name } leads with { $bid }.
} Next bid: at least { $low }.
status-out = { $count ->
    [one] Out of the auction: { $names }.
   *[other] Out of the auction: { $names }.
}
status-offer = { $who ->
    [you] You offer a deal
   *[other] { $name } offers a deal
}{ $to ->
    [you] {" "}to you
   *[other] {" "}to { $partner }
}{ $count ->
    [0] .
   *[other] : { $districts }.
}
status-debt = { $who ->
    [you] You owe { $amount }
   *[other] { $name } owes { $amount }
}{ $to ->
    [bank] {" "}to the bank
    [you] {" "}to you
   *[other] {" "}to { $creditor }
}; { $missing } is missing.

## The chance pile, and what is left in the box

chance-title = Chance
chance-pile = { $count ->
    [one] { $count } card in the pile
   *[other] { $count } cards in the pile
}
chance-last = Last card: { $card }.
chance-none = No card drawn yet.
chance-unseen = Still to come: { $cards }.
stock-title = Left in the box
stock-left = { $piece }: { $left } of { $all }

## What can be built

palette-label = To build

## The players

extras-cash = { $cash } in cash
extras-salary = Salary { $salary }
extras-group = { $colour }: { $count } of { $all }
extras-none = no district
extras-jail = in jail
extras-out = bankrupt
extras-mortgaged = { $count ->
    [one] { $count } mortgage
   *[other] { $count } mortgages
}

## The final count

score-title = Everybody’s wealth
score-source = What counts
score-cash = Cash
score-colour = Rents: { $colour }
score-total = Wealth
score-districts = Districts
score-place = Place
score-out = bankrupt

## The board in words

text-title = The board in words
text-preview = Preview: what follows is not confirmed yet.
text-choices = What you can choose
text-refused = { $count ->
    [one] { $count } choice not possible
   *[other] { $count } choices not possible
}
text-offer = { $target }. { $state }
text-deal = What can change hands
text-table = How the match stands
text-layout = Layout { $layout }
text-railroads = The track is open: after space { $last } a railroad leads on to space { $first }.
text-districts = The districts, in the order of the track
text-district = District
text-space = { $colour }, space { $number }
text-owner = Owner
text-mortgaged = Mortgaged
text-price = Price
text-rents = Rents, from bare land to eight blocks
text-costs = Residential, industrial, skyscraper
text-built = Buildings
text-today = Today’s rent
text-beside = Sites beside it
text-stock = Left in the box: { $stock }.
text-spaces = The other spaces
text-sites = The sites
text-site = Site
text-standing = What stands there
text-touches = Districts it touches
text-free-sites = Sites on which nothing stands: { $sites }.
text-players = The players
text-player = Player
text-cash = Cash
text-place = Place on the board
text-holdings = Districts
text-wealth = Wealth
text-none = none
text-jailed = { $square }, in jail, failed rolls: { $tries }

## What can be chosen besides, in groups by kind; and the score in a line of the players

group-residential = Residential blocks
group-industrial = Industrial blocks
group-stadium = Stadiums
group-skyscraper = Skyscrapers
group-tower = The tower
group-place = What to place
group-site = Sites
group-step = Hazards to move
group-remove = Hazards to remove
group-call = Districts to auction
group-take = Districts to get
group-give = Districts to give
group-mortgage = Mortgages
group-lift = Mortgages to lift
score-short = Wealth { $score }

## Captions

# After the name of who did it; `came-` stands by itself, and may follow.

told-tower-built = builds the tower on { $district }, for double rent everywhere
told-skyscraper-built = builds a skyscraper on { $district }, for double rent on its colour
told-stadium-built = builds a stadium on { $district }
told-district-won = wins { $district } for { $amount }
told-district-bought = buys { $district } for { $amount }
told-block-built = { $count ->
    [one] builds a block on { $district }
   *[other] builds { $count } blocks, the last one on { $district }
}
told-mortgaged = { $count ->
    [one] mortgages { $district }
   *[other] mortgages { $count } districts
}
told-mortgage-lifted = lifts the mortgage of { $district }
told-auction-called = has { $district } auctioned
told-deal-offered = { $partner-who ->
    [you] offers you a deal
   *[other] offers { $partner } a deal
}
told-district-declined = does not buy { $district }
told-bankrupt = { $owner-who ->
    [nobody] is bankrupt, and everything goes to the bank
    [you] is bankrupt, and everything goes to you
   *[other] is bankrupt, and everything goes to { $owner }
}
told-debt = { $owner-who ->
    [nobody] owes the bank { $amount }
    [you] owes you { $amount }
   *[other] owes { $owner } { $amount }
}
told-debt-paid = { $owner-who ->
    [nobody] pays the bank the { $amount } owed
    [you] pays you the { $amount } owed
   *[other] pays { $owner } the { $amount } owed
}
told-rent-paid = { $owner-who ->
    [you] pays you { $amount } for { $district }
   *[other] pays { $owner } { $amount } for { $district }
}
told-jailed = goes to jail
told-stays-in-jail = stays in jail
told-card-drawn = draws the chance card { $card }
told-moved = comes to { $to }
told-left-jail = leaves jail
told-bail-paid = pays a fine of { $amount }
told-dice-rolled = rolls { $dice }
told-bid-made = bids { $amount } for { $district }
told-out-of-auction = drops out of the bidding for { $district }
told-turn-passed = ends the turn
told-nothing-to-do = cannot do anything
came-deal-accepted = { $partner } accepts the deal with { $seat-who ->
    [you] you
   *[other] { $seat }
}
came-deal-refused = { $seat-who ->
    [you] { $partner } refuses your deal
   *[other] { $partner } refuses the deal of { $seat }
}
came-district-won = { $seat-who ->
    [you] you win
   *[other] { $seat } wins
} { $district } for { $amount }
came-district-unsold = nobody wants { $district }
came-auction-opened = the bank auctions { $district }
came-bankrupt = { $seat-who ->
    [you] you are bankrupt
   *[other] { $seat } is bankrupt
}
came-match-ended = the match is over
told-hazard-built = puts { some-piece } on site { $site }
told-hazard-moved = moves { this-piece } to site { $site }
told-hazard-removed = removes { this-piece } from site { $site }
told-bonus-built = puts { some-piece } on site { $site }
told-districts-swapped = { $owner-who ->
    [you] swaps { $district } for your { $other }
   *[other] swaps { $district } for { $other }, which was of { $owner }
}
told-player-paid = { $owner-who ->
    [you] pays you { $amount }
   *[other] pays { $owner } { $amount }
}
told-toll-paid = pays a toll of { $amount } at the bridge

## The end: who won and why; then something to smile at

end-why-cash = { $winner-who ->
    [you] You win
   *[other] { $winner } wins
} with { $score }, { $ahead } more than { $others }, above all in cash ({ $mine } to { $theirs }).
end-why-colour = { $winner-who ->
    [you] You win
   *[other] { $winner } wins
} with { $score }, { $ahead } more than { $others }, above all by the rents of one colour, { $colour } ({ $mine } to { $theirs }).
end-smile = { $number ->
    [0] The bridge keeper asks for a day off.
    [1] The town hall has lost the plans, but is sure that it was meant this way.
   *[other] The river does not care who owns its banks.
}
