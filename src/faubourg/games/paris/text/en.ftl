### Messages of Paris, in English. The same keys, in the same order, are in fr.ftl.
### Names of lots and colours are in the data file; they come here as parameters, and so do the values of money cards.

## How things are called. A parameter is a part of the id, or the name that the data file has for it.

name-lot = { $lots }
name-colour = { $colours }
name-card = { $cards } ({ $colour } back)
name-start-card = { $cards } (start cash)
name-piece = { $id ->
    [house] House
   *[hotel] Hotel
}
name-action = { $id ->
    [lots] land
   *[buildings] houses and hotels
}
name-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
name-problem = { $id ->
    [cards] a money card is missing, or there twice
    [lots] a lot is missing, or there twice
    [buildings] the number of houses or hotels is wrong
    [tokens] the number of points is wrong
    [basket] what is being bought does not fit the rest
    [phase] what is being decided does not fit the rest
   *[actor] the one whose turn it is has no move
}

## Pieces of sentences

some-back = { $colour-id ->
    [orange] an { $colour } back
   *[other] a { $colour } back
}

## What is asked. After "prompt-" comes the kind of a prompt.

prompt-act = { $can_buy ->
    [true] { $can_build ->
        [true] Your turn, with { $cash } in hand: buy lots, or build, or pass.
       *[false] Your turn, with { $cash } in hand: buy lots, or pass.
    }
   *[false] { $can_build ->
        [true] Your turn, with { $cash } in hand: build, or pass.
       *[false] Your turn, but { $cash } in hand buys nothing now: all you can do is pass.
    }
}
prompt-more = You are buying { $action }, for { $cost } so far, and you have { $cash }: choose more, or say that you are done.
prompt-last-hotel = You have chosen the last hotel, for { $cost } in all: nothing can be added. Say that you are done, and pay.
prompt-pay = To pay: { $cost }. Still missing: { $left }. Choose a money card, the largest first; what you pay too much is lost.

## What chance decides

prompt-first = Chance names the first player.
prompt-market = Chance turns up a lot.
prompt-open = Chance shows the back of the top money card.
prompt-back = Chance shows the back of the next money card.
prompt-draw = Chance draws a money card.
prompt-refill = Chance turns up a lot.

## What can be chosen. After "choice-" comes the kind of a choice.

choice-buy = Buy { $lot } for { $cost }
choice-house = House on { $lot } for { $cost }
choice-hotel = Hotel on { $lot } for { $cost }
choice-pay = Pay with { $card }
choice-done = Done: go and pay { $cost }
choice-pass = Pass and buy nothing

## What happened. After "event-" comes the kind of an event.

event-first-player = { $seat-who ->
    [you] You begin.
   *[other] { $seat } begins.
}
event-start-card = { $seat-who ->
    [you] You start with { $value }.
   *[other] { $seat } starts with { $value }.
}
event-lot-turned-up = On sale: { $lot }.
event-back-shown = The next money card has { some-back }.
event-card-drawn = { $card-id ->
    [none] { $seat-who ->
        [you] You draw a money card with { some-back }.
       *[other] { $seat } draws a money card with { some-back }.
    }
   *[other] { $seat-who ->
        [you] You draw { $card }.
       *[other] { $seat } draws { $card }.
    }
}
event-rent-paid = { $seat-who ->
    [you] Rent for { $colour }: you get { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    } ({ $lots }).
   *[other] Rent for { $colour }: { $seat } gets { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    } ({ $lots }).
}
event-no-rent = Rent for { $colour }: nobody gets any.
event-no-rent-no-pile = The money pile is empty and nothing is discarded yet: no rent this turn.
event-reshuffled = { $cards ->
    [one] { $cards } discarded money card makes a new pile.
   *[other] The { $cards } discarded money cards are shuffled into a new pile.
}
event-pile-empty = { $runs ->
    [1] The money pile has run out.
   *[other] The money pile has run out again.
}
event-lot-bought = { $seat-who ->
    [you] You buy { $lot } for { $cost }.
   *[other] { $seat } buys { $lot } for { $cost }.
}
event-house-built = { $seat-who ->
    [you] You build a house on { $lot } for { $cost }.
   *[other] { $seat } builds a house on { $lot } for { $cost }.
}
event-hotel-built = { $seat-who ->
    [you] You build a hotel on { $lot } for { $cost }.
   *[other] { $seat } builds a hotel on { $lot } for { $cost }.
}{ $houses ->
    [0] {""}
    [one] {" "}{ $houses } house returns to the bank.
   *[other] {" "}{ $houses } houses return to the bank.
}
event-card-paid = { $seat-who ->
    [you] You pay { $card }.
   *[other] { $seat } pays { $card }.
}
event-action-paid = { $change ->
    [0] { $seat-who ->
        [you] You have paid { $cost } exactly: nothing is lost.
       *[other] { $seat } has paid { $cost } exactly: nothing is lost.
    }
   *[other] { $seat-who ->
        [you] You have paid { $paid } for { $cost } and lose { $change }.
       *[other] { $seat } has paid { $paid } for { $cost } and loses { $change }.
    }
}
event-passed = { $seat-who ->
    [you] You pass.
   *[other] { $seat } passes.
}
event-turn-passed = { $seat-who ->
    [you] It is your turn.
   *[other] The turn passes to { $seat }.
}
event-last-turn = There will be no other pile: this turn is the last.
event-match-ended = { $by ->
    [hotels] The last hotel is built: nobody plays again.
    [money] The pile has run out for the last time: nobody plays again.
    [nothing-to-draw] There is nothing left to draw: nobody plays again.
   *[decisions] The limit is reached: nobody plays again.
}

## What told the winner from the second

decided-points = Nobody else has as many points.
decided-hotels = The points are level: more hotels decide.
decided-lots = Points and hotels are level: more lots decide.
decided-tie = Points, hotels and lots are level.

## Why a move is refused. After "refusal-" comes the code; the clause is added when it is said.

refusal-not-on-sale = { $lot } is not on sale: buy one of the lots that lie face up.
refusal-too-dear = { $lot }: you lack { $missing }, for the total would be { $cost } and you have { $cash }.
refusal-lot-sold = { $lot } belongs to { $owner }: a lot is bought only once.
refusal-colour-taken = { $lot }: { $owner } was the first to buy { $colour } and alone may buy the rest of it.
refusal-not-your-street = { $lot } is not yours: build on streets of your own.
refusal-three-houses-already = { $lot } has its three houses: next comes a hotel.
refusal-hotel-already = { $lot } has its hotel: there is no room for more.
refusal-no-houses-left = The bank has no house left for { $lot }: only a hotel is still possible there.
refusal-last-hotel-chosen = { $lot }: you have chosen the last hotel, and nothing can be added after it.
refusal-other-action = { $lot }: this turn you are already buying { $action }, and one action cannot do both.
refusal-nothing-chosen = You have chosen nothing yet: choose something, or pass.
refusal-already-chosen = You have chosen something to buy: say that you are done and pay, or take it all back.
refusal-card-not-held = You do not hold { $card }: pay with a card of your hand.
refusal-card-not-lower = { $card } comes before { $last }, which you have paid: pay the largest first.
refusal-card-too-small = { $card } is too small to go on with: you still owe { $left }, and with all the cards below it makes only { $below }.
refusal-no-such-seat = { $seat } is not at this table.
refusal-lot-not-in-pile = { $lot } is not in the pile of lots.
refusal-back-not-in-pile = No card with { some-back } is in the money pile.
refusal-card-not-in-pile = { $card } is not in the money pile.
refusal-other-back = { $card } cannot be the next one: the card on top has { some-back }.

## The steps of a match

phase-first = First player
phase-market = Lots on sale
phase-open = First back
phase-back = Next back
phase-draw = Draw
phase-act = Action
phase-pay = Payment
phase-refill = New lots
phase-over = End

## Options. After the option’s name: what it does, and its values.

option-crisis = Housing crisis
option-crisis-help = At the end each of your lots without a building costs you points; by the booklet, stations and utilities count too (PA-6a).
option-crisis-none = not played
option-crisis-lots = every lot, by the booklet
option-crisis-streets = streets only, our own form
option-dynamic = New dynamic
option-dynamic-help = All lots are on sale from the start (PA-6b).
option-dynamic-true = all lots on sale at once
option-dynamic-false = a few lots at a time
option-harmony = Harmony
option-harmony-help = Whoever buys the first street of a colour alone may buy the others (PA-6c).
option-harmony-true = one owner for each colour
option-harmony-false = not played
option-start_cash = Start cash
option-start_cash-help = Those who play later start with a money card, to make up for the first seat’s advantage (PA-1d).
option-start_cash-true = by turn order
option-start_cash-false = none
option-first = First player
option-first-help = Who takes the first turn (PA-1d).
option-first-none = drawn at random

## The table in the terminal

board-help-1 = A move can be typed: “buy belleville”, “house or2”, “pay 200 + 100”; several one after the other: “buy or2, st1, pay”.
board-help-2 = Lots: the name or its beginning, or the code on the board, such as or2. Money cards: the value, the colour of the back, or both. “pay” alone pays with the least loss.
board-help-3 = Verbs: buy, house, hotel, done, pay, pass. “hotel 3”: a hotel on the lot that is number 3 of the list.
board-code-brown = BR
board-code-lightblue = LB
board-code-pink = PI
board-code-orange = OR
board-code-red = RE
board-code-yellow = YE
board-code-green = GR
board-code-darkblue = DB
board-code-station = ST
board-code-utility = UT
board-group-station = station
board-group-utility = utility
board-piece-house = house
board-piece-hotel = hotel
board-sign-house = house
board-sign-hotel = hotel
board-market = On sale; face down: { $count }
board-price = price
board-rents = rents
board-on-sale = On sale: { $lot } ({ $code }), { $group }, { $price }{ $levels ->
    [0] {""}
   *[other] {", "}rents { $rents }
}{ $reserved ->
    [0] .
   *[other] {", "}only for { $only }.
}
board-lots-left = Lots face down: { $count }.
board-pile = Money pile: { $pile }. Discards: { $discards }.
board-back = On top of the pile: { some-back }.
board-bank = In the bank: { $houses ->
    [one] { $houses } house
   *[other] { $houses } houses
}, { $hotels ->
    [one] { $hotels } hotel
   *[other] { $hotels } hotels
}.
board-lot = { $standing ->
    [hotel] { $lot } with a hotel
    [houses] { $houses ->
        [one] { $lot } with { $houses } house
       *[other] { $lot } with { $houses } houses
    }
   *[nothing] { $lot }
}
board-quarter = { $name }: { $count ->
    [0] no lots.
   *[other] { $lots }.
}
board-player = { $name }: { $score } { $score ->
    [one] point
   *[other] points
}{ $count ->
    [0] {""}
   *[other] {" "}({ $pieces })
}, { $cards ->
    [0] no cards
    [one] { $cards } card
   *[other] { $cards } cards
}{ $kinds ->
    [0] {""}
   *[other] {", "}backs: { $backs }
}{ $start ->
    [0] {""}
   *[other] {", "}start cash of { $start }
}.{ $turn ->
    [yes] {" "}Deciding now.
   *[no] {""}
}
board-points-tokens = rent { $points }
board-points-houses = houses { $points }
board-points-hotels = hotels { $points }
board-points-stations = stations { $points }
board-points-utilities = utilities { $points }
board-points-crisis = crisis { $points }
board-final = { $name }: { $count ->
    [0] no points
   *[other] { $pieces }
}; total { $score }; hotels { $hotels }, lots { $lots }.
board-column-tokens = rent
board-column-houses = houses
board-column-hotels = hotels
board-column-stations = stations
board-column-utilities = utilities
board-column-crisis = crisis
board-column-total = total
board-column-hotels-built = (hotels
board-column-lots = lots)
board-pays = Pays:
board-next = On top:
board-pile-short = Pile { $pile }, discards { $discards }
board-runs = Pile run out { $runs } of { $most } times
board-last-turn = Last turn!
board-hotels-left = Hotels
board-houses-left = Houses { $houses }
board-hand = Hand { $cash }:
board-basket = Basket { $cost }: { $items }
board-payment = pay: { $cards }{ $paid ->
    [0] {""}
   *[other] {" "}({ $paid } paid)
}, loses { $lost }
