### What the board of Paris says, in English. The same keys, in the same order, are in fr.ftl.

## The targets, in sentences

offer-legal = Can be chosen.
offer-instead = Can be chosen instead.
offer-picked = Chosen.
offer-taken = In the basket; choose it again to take it out.
offer-refused = Not possible. { $reason }
lot-sale = { $lot }, { $colour }, price { $price }. { $brings }
lot-owned = { $lot }, { $colour }, owned by { $owner }.
lot-rents = Rent: { $rents }.
lot-station = Points for 1, 2, 3 or 4 stations: { $points }.
lot-rent = Rent { $rent }.
lot-hotel = A hotel.
lot-houses = { $count ->
    [0] No building.
    [one] { $count } house.
   *[other] { $count } houses.
}
family-station = stations
family-utility = utilities

## The parts of the board, on a small screen

parts-label = Go to
parts-market = On sale
parts-quarters = Quarters
parts-hand = My hand

## The pile, what it pays, and what is left of the match

money-title = The pile and the end of the match
money-pays = The { $colour } back pays
money-pays-help = { $who ->
    [you] Everybody gets the rent of their streets of that colour, but not you: it is your turn.
   *[other] Everybody gets the rent of their streets of that colour, but not { $name }, whose turn it is.
}
money-next = Back on the pile: { $colour }
money-help = The back of the top card names the streets that pay.
money-none = No back to be seen
money-pile = { $count ->
    [0] The pile is empty.
    [one] { $count } money card in the pile.
   *[other] { $count } money cards in the pile.
}
clock-hotels = { $left ->
    [0] No hotel left: the end
    [1] The last hotel of { $all }
   *[other] { $left } hotels left of { $all }
}
clock-houses = { $left ->
    [0] no house left in the bank
    [one] { $left } house in the bank
   *[other] { $left } houses in the bank
}
clock-runs = { $runs ->
    [0] Pile never run out; the end at { $all }
   *[other] Pile run out { $runs } of { $all } times
}
clock-last = The last turn: there will be no other pile.

## The lots on sale

market-title = On sale
market-left = { $count ->
    [0] no lot left face down
    [one] { $count } more lot face down
   *[other] { $count } more lots face down
}
market-count = { $count ->
    [one] { $count } lot
   *[other] { $count } lots
}
market-none = Everything is sold.
plate-taken = In basket
plate-kept = for { $name }
plate-utility = { $points ->
    [one] { $points } point per hotel of yours
   *[other] { $points } points per hotel of yours
}

## The quarters

quarters-title = The quarters
quarter-label = The quarter of { $name }
quarter-mine = Your quarter
quarter-me = You
quarter-empty = No lot yet.
quarter-turn = (to play)
quarter-build = Build: { $lot }

## The basket and how it is paid

basket-title = The basket
basket-of = { $who ->
    [you] You are buying:
   *[other] { $name } is buying:
}
basket-piece = { $piece }: { $lot }
basket-remove = Take out of the basket: { $item }
basket-total = Total
basket-paid = Total { $cost }, paid { $covered }.
basket-with = Paid with
basket-suggested = Suggested payment
basket-change = { $change ->
    [0] nothing lost
   *[other] { $change } lost
}
suggestion-more = Done: pay as suggested
suggestion-last-hotel = Done: pay as suggested
suggestion-pay = Pay as suggested

## The hand

hand-title = Your money cards
hand-cash = { $cash } in all
hand-none = You hold no money card.
hand-hidden = Whoever watches sees no hand.
hand-paid = paid
hand-suggested = suggested
hand-pay-help = From the dearest down. The green line marks the suggested payment.

## What is known of the pile and of the bank

piles-title = Money cards
piles-unseen = { $count ->
    [0] Backs in the pile: none
   *[other] Backs of the { $count } cards in the pile
}
piles-discards = { $count ->
    [0] Discards: no card
    [one] Discards: { $count } card
   *[other] Discards: { $count } cards
}
piles-credit = { $points ->
    [one] For want of tokens { $points } point is written down.
   *[other] For want of tokens { $points } points are written down.
}

## What is public of a player

extras-back = { $count } { $colour }
extras-start = start card { $value }
extras-cards = { $count ->
    [0] no card in hand
    [one] { $count } card in hand, back: { $backs }
   *[other] { $count } cards in hand, backs: { $backs }
}
extras-no-cards = no card
extras-tokens = rents { $points }
extras-houses = houses { $points }
extras-hotels = hotels { $points }
extras-stations = stations { $points }
extras-utilities = utilities { $points }
extras-crisis = crisis { $points }

## The table in words

text-title = The table in words
text-preview = What you see is a preview: nothing is confirmed yet.
text-choices = To choose from
text-offer = { $target }: { $state }
text-refused = { $count ->
    [one] { $count } target not possible, and why
   *[other] { $count } targets not possible, and why
}
text-item = { $item }, { $cost }
text-paid = Cards paid: { $cards }.
text-table = Money, bank and turn
text-turn = { $who ->
    [you] Turn { $turns }: yours
   *[other] Turn { $turns }: { $name }
}
text-discards = Discards: { $cards }.
text-hand = Your hand: { $cards }.
text-lots = The lots
text-lot = Lot
text-colour = Colour
text-price = Price
text-brings = Brings
text-standing = Whose
text-built = Built
text-owner = { $name }
text-only = on sale, but to { $name } only
text-on-sale = on sale
text-down = face down
text-players = The players
text-player = Player
text-cards = Cards in hand, by back

## The final count

score-title = The count, item by item
score-source = Points
score-tokens = Rents
score-tokens-why = received in tokens
score-houses = Houses
score-houses-why = { $house } each
score-hotels = Hotels
score-hotels-why = { $hotel } each
score-stations = Stations
score-stations-why = worth more together
score-utilities = Utilities
score-utilities-why = { $utility } per hotel, for each
score-crisis = Crisis
score-crisis-why = { $form ->
    [streets] streets without a building
   *[lots] lots without a building
}
score-each-station = { $count ->
    [one] { $count } station
   *[other] { $count } stations
}
score-each-utility = { $count } × { $hotels ->
    [one] { $hotels } hotel
   *[other] { $hotels } hotels
}
score-each = { $count } × { $points }
score-total = Total
score-tie = If level
score-tie-of = { $hotels ->
    [one] { $hotels } hotel
   *[other] { $hotels } hotels
}, { $lots ->
    [one] { $lots } lot
   *[other] { $lots } lots
}
score-place = Place

## Captions

# After the name of who did it; `came-` stands by itself, and may follow.

told-hotel-built = { $count ->
    [one] builds a hotel on { $lot }
   *[other] builds { $count } hotels, the last one on { $lot }
}
told-lot-bought = { $count ->
    [one] buys { $lot } for { $cost }
   *[other] buys { $count } lots, the last one { $lot }
}
told-house-built = { $count ->
    [one] builds a house on { $lot }
   *[other] builds { $count } houses, the last one on { $lot }
}
told-card-drawn = draws a money card
told-passed = passes
told-turn-passed = ends the turn
came-rent-paid = rent: { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
} for { $seat-who ->
    [you] you
   *[other] { $seat }
}
came-last-turn = this turn is the last
came-match-ended = the match is over

## The end: who won and why; then something to smile at

end-why = { $winner-who ->
    [you] You win
   *[other] { $winner } wins
} with { $score }, { $ahead } more than { $others }, above all by { $source ->
    [tokens] rents
    [houses] houses
    [hotels] hotels
    [stations] stations
   *[other] utilities
} ({ $mine } to { $theirs }).
end-smile = { $number ->
    [0] The pigeons have already moved into the best hotel.
    [1] The bakery on the corner belongs to nobody, and wins every day.
   *[other] The concierge knew it from the first card.
}
