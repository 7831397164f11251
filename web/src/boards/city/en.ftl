### What the board of City says, in English. The same keys, in the same order, are in fr.ftl.

## Targets, in sentences

offer-legal = Can be played.
offer-instead = Can be played instead.
offer-picked = Picked.
offer-refused = Not possible. { $reason }
plan-name = City
plan-label = The districts of the city, in the order of the track
square-label = Square { $square }.
here = Here: { $names }.
here-jailed = { $name } (in jail)

## A district

# What is too long for a square, and what is written instead.
tile-shorter = University=Univ.
# On a sign there is room for four letters.
plot-mortgaged = mtg.
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

## The title of a district

title-label = Title: { $district }
title-none = Point at a district, or tap it, to see its title.
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
rent-hazard = Because of the hazard ({ $hazard }), { $idle ->
    [one] { $idle } residential block does not count.
   *[other] { $idle } residential blocks do not count.
}
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
status-hour = { $round }, hour { $hour }
status-time-up = Time is up: last turn
status-dice = Dice: { $one } and { $two }.
status-no-dice = Dice to be rolled.
status-unit = { $shows ->
    [rail] The unit shows a railroad.
    [blocks] { $blocks ->
        [one] The unit shows { $blocks } more block.
       *[other] The unit shows { $blocks } more blocks.
    }
    [used] The unit has been used for this roll.
   *[nothing] The unit shows nothing.
}
status-unit-name = Build
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
parking-free = The rent dodge lies at Free Parking.
parking-held = { $name } has the rent dodge.

## What can be built or used

palette-label = To build or to use

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
text-districts = The districts, in the order of the track
text-district = District
text-square = { $colour }, square { $number }
text-owner = Owner
text-price = Price
text-rents = Rents, from bare land to eight blocks
text-costs = Residential, industrial, skyscraper
text-built = Buildings
text-today = Today’s rent
text-stock = Left in the box: { $stock }.
text-other = { $number }: { $name }.
text-squares = The other squares
text-players = The players
text-player = Player
text-cash = Cash
text-place = Place on the board
text-holdings = Districts
text-cards = Kept cards
text-wealth = Wealth
text-none = none
text-no-cards = none
text-jailed = { $square }, in jail, failed rolls: { $tries }

## What can be chosen besides, in groups by kind; and the score in a line of the players

group-residential = Residential blocks
group-industrial = Industrial blocks
group-rail = Railroads
group-bonus = Bonus buildings
group-hazard = Hazards
group-remove = Hazards to remove
group-demolish = Bonus buildings to remove
group-stadium = Stadiums
group-skyscraper = Skyscrapers
group-tower = The tower
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
told-hazard-built = puts { some-piece } on { $district }
told-hazard-removed = removes { this-piece } from { $district }
told-bonus-built = puts { some-piece } on { $district }
told-bonus-removed = removes { this-piece } from { $district }
told-railroad-built = puts a railroad on { $district }
told-district-taken = { $owner-who ->
    [nobody] takes { $district } for { $amount }
    [you] takes { $district } from you, with everything on it
   *[other] takes { $district } from { $owner }, with everything on it
}
told-rent-refused = { $owner-who ->
    [you] refuses you the { $amount } for { $district }
   *[other] refuses { $owner } the { $amount } for { $district }
}
told-tax-paid = pays an industry tax of { $amount }
told-dodge-taken = takes the rent-dodge card
told-neighbour-paid = { $payer-who ->
    [you] gets { $amount } from you
   *[other] gets { $amount } from { $payer }
}
told-build-pressed = may build, and does not

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
    [0] The mayor would like a word about the sewage works.
    [1] The taxi driver keeps the change.
   *[other] Those in jail have heard the cheering, and ask what happened.
}
