### Messages of Room Share, in English. The same keys, in the same order, are in fr.ftl.
### Names of cards, colours and kinds of apartment are in the data file; they come here as parameters.

## How things are called. A parameter is a part of the id, or the name that the data file has for it.

name-address =
    { $floor ->
        [0] ground floor
        [1] first floor
        [2] second floor
       *[3] third floor
    } { $column ->
        [a] far left
        [b] left
        [c] middle
        [d] right
       *[e] far right
    }
name-arrow = { $id ->
    [n] up
    [e] right
    [s] down
   *[w] left
}
name-flat = { $address } ({ $id })
name-place = { $address }, { $arrow } arrow ({ $id })
name-card = { $cards } no. { $number }
name-card-kind = { $cards }
name-colour = { $colours }
name-flat-kind = { $kinds }
name-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
name-problem = { $id ->
    [two-on-an-arrow] two tenants stand on one arrow
    [tenants] the number of tenants is wrong
    [cards] a card is missing, or there twice
    [flats] an apartment has two kinds, or there are two royal suites
    [phase] what is being decided does not fit the rest
   *[actor] the one whose turn it is has no move
}

## What is asked. After "prompt-" comes the kind of a prompt.

prompt-play-card = Your turn: choose a card of your hand to play.
prompt-place-key = { $card_kind }: put one tenant of your reserve ({ $colours }) on a free arrow of an apartment where a tenant of the key’s colour lives.
prompt-place-communication = { $card_kind }: put one tenant of your reserve ({ $colours }) on a free arrow of any apartment where somebody lives.
prompt-place-contract = { $card_kind }: put one tenant of your reserve ({ $colours }) in an empty apartment, or on a free arrow of one where your own colour lives.
prompt-place-duel = Your turn: put one tenant of your reserve ({ $colours }) on a free arrow of an apartment where somebody lives.
prompt-take = { $card_kind }: choose a tenant to take off the board, neither of your own colour nor the last of its colour.
prompt-force = { $card_kind }: choose the apartment whose tenants must leave.
prompt-chain = Several apartments are full: choose the one to evict next.
prompt-land = The { $colour } tenant leaves { $from } by the { $direction } arrow for { $flat }: choose a free arrow there.
prompt-stay = The { $colour } tenant cannot leave { $from }, for the neighbour is full: choose a free arrow to stay on.
prompt-swap-first = { $card_kind }: choose the first of the two tenants who change places.
prompt-swap-second = { $card_kind }: choose who changes places with the tenant at { $first }.
prompt-renovate = { $card_kind }: choose two tenants of one apartment who change arrows.
prompt-last-chance = Last chance: put one tenant of your reserve ({ $colours }) in an apartment where your own colour lives, or pass.

## What chance decides

prompt-first-player = Chance names the first player.
prompt-arrange = Chance gives each colour its corner.
prompt-lay = Chance lays the next apartment.
prompt-deal = Chance deals the cards.
prompt-draw = Chance draws a card.

## What can be chosen. After "choice-" comes the kind of a choice.

choice-play-card = Play { $card }
choice-place = Put one { $colour } tenant at { $arrow }
choice-last-chance = Put one { $colour } tenant at { $arrow }
choice-take = Take off the board the { $colour } tenant at { $arrow }
choice-force = Evict the tenants of { $flat }
choice-chain = Evict { $flat } next
choice-land = Put the { $colour } tenant at { $arrow }
choice-swap-first = Begin with the { $colour } tenant at { $arrow }
choice-swap-second = Swap with the { $colour } tenant at { $arrow }
choice-swap-nothing = Swap two tenants of one colour: nothing changes
choice-renovate = Let the tenants at { $arrow } and { $arrow-2 } change arrows
choice-renovate-nothing = Let two tenants of one colour change arrows: nothing changes
choice-pass = Pass and place nobody

## What happened. After "event-" comes the kind of an event.

event-first-player = { $seat-who ->
    [you] You begin.
   *[other] { $seat } begins.
}
event-corners = In the corners of the block, row by row from the top left: { $colours }.
event-flat-laid = Laid at { $flat }: { $flat_kind }.
event-turn-passed = { $seat-who ->
    [you] It is your turn.
   *[other] The turn passes to { $seat }.
}
event-match-ended = The limit is reached: nobody plays again.
event-card-played = { $seat-who ->
    [you] You play { $card }.
   *[other] { $seat } plays { $card }.
}
event-card-drawn = { $card-id ->
    [none] { $seat-who ->
        [you] You draw a card.
       *[other] { $seat } draws a card.
    }
   *[other] { $seat-who ->
        [you] You draw { $card }.
       *[other] { $seat } draws { $card }.
    }
}
event-no-effect = { $seat-who ->
    [you] You discard { $card }, which can do nothing now.
   *[other] { $seat } discards { $card }, which can do nothing now.
}
event-reshuffled = { $cards ->
    [one] The draw pile was empty: { $cards } discarded card makes a new one.
   *[other] The draw pile was empty: the { $cards } discarded cards are shuffled into a new one.
}
event-placed = { $seat-who ->
    [you] You put one { $colour } tenant at { $place }.
   *[other] { $seat } puts one { $colour } tenant at { $place }.
}
event-taken = { $seat-who ->
    [you] You take one { $colour } tenant off the board, from { $place };
   *[other] { $seat } takes one { $colour } tenant off the board, from { $place };
} { $reserve-who ->
    [you] it goes into your reserve.
    [same] it goes into the same player’s reserve.
   *[other] it goes back into the reserve of { $reserve }.
}
event-evicted = { $number ->
    [1] Eviction! Everybody has to leave { $flat }.
   *[other] Eviction { $number } of the chain: everybody has to leave { $flat }.
}
event-moved = The { $colour } tenant of { $from }, moves to { $to }.
event-stayed = The { $colour } tenant cannot leave and stays at { $place }.
event-swapped = { $places-count ->
    [0] Two tenants of one colour change places: nothing changes.
   *[other] Two tenants change places: { $places }.
}
event-renovated = { $places-count ->
    [0] Two tenants of one colour change arrows: nothing changes.
   *[other] Two tenants change arrows: { $places }.
}
event-reserve-empty = { $seat-who ->
    [you] Your reserve is empty. Now comes the last chance of the others.
   *[other] { $seat } has emptied the reserve. Now comes the last chance of the others.
}
event-passed = { $seat-who ->
    [you] You pass.
   *[other] { $seat } passes.
}

## What told the winner from the second

decided-score = Nobody else has as many points.
decided-reserve = The scores are level: fewer tenants left in the reserve decide.
decided-order = Scores and reserves are level: coming earlier in the order of the last chance decides.
decided-first-turn = The scores are level: having taken the first turn decides.
decided-tie = Nothing tells them apart.

## Why a move is refused. After "refusal-" comes the code; the clause is added when it is said.

refusal-not-in-hand = You do not hold { $card }: play a card of your hand.
refusal-reserve-lacks = There is no { $colour } tenant in your reserve: place one of a colour that is in it.
refusal-no-key-tenant = No { $key } tenant lives at { $flat }: a key opens only where a tenant of its colour lives.
refusal-arrow-taken = The { $arrow } arrow of { $flat } is taken: choose a free one.
refusal-nobody-lives-there = Nobody lives at { $flat }: choose an apartment where at least one tenant lives.
refusal-not-empty-nor-own = Somebody lives at { $flat }, but no { $own } tenant: choose an empty apartment, or one where your own colour lives.
refusal-duel-empty = Nobody lives at { $flat }: a new tenant must join at least one other.
refusal-no-own-tenant = No { $own } tenant lives at { $flat }: in the last chance a new tenant must join your own colour.
refusal-last-chance-crowded = { $crowded ->
    [one] There is already { $crowded } tenant at { $flat }: in the last chance choose an emptier apartment.
   *[other] There are already { $crowded } tenants at { $flat }: in the last chance choose an emptier apartment.
}
refusal-nobody-there = A tenant is missing there: choose only arrows on which somebody stands.
refusal-take-own = The tenant at { $place }, is of your own colour, { $own }: take one of another colour.
refusal-take-last = The tenant at { $place }, is the only one of its colour on the board and must stay: take another.
refusal-evict-empty = Nobody lives at { $flat }: choose an apartment where at least one tenant lives.
refusal-evict-not-full = Fewer than four tenants live at { $flat }: in a chain only full apartments are evicted.
refusal-evict-blocked = All four neighbours of { $flat } are full and nobody could leave: choose another full apartment.
refusal-evict-not-fewest = This chain has had { $free } evictions or more, and { $flat } was evicted more often than others: choose one of those evicted the fewest times.
refusal-no-swap-partner = No tenant of a later apartment can change places with the one at { $place }. Apartments count row by row from the top left: choose the other tenant first.
refusal-swap-same-flat = The second tenant must come from another apartment than the first, who stands at { $first }.
refusal-swap-same-colour = These two tenants, one at { $first }, and one at { $place }, are of the same colour and nothing would change: choose one of another colour.
refusal-swap-lower = Begin with the tenant who comes first on the board, the one at { $place }; then choose the one at { $first }.
refusal-no-equal-tenants = No two tenants of one colour live in different apartments: choose two of different colours.
refusal-renovate-same-colour = These two tenants, one at { $place }, and one at { $other }, are of the same colour and nothing would change: choose two of different colours.
refusal-no-equal-flatmates = No two tenants of one colour live together: choose two of different colours.
refusal-no-such-seat = { $seat } is not at this table.
refusal-kind-used-up = No apartment of this kind is left to lay: { $kind }.
refusal-not-in-pile = { $card } is not in the draw pile.

## Errors: options that do not fit together

error-duel-needs-two = The game without cards is for two players, not { $seats }.
error-duel-has-no-renovation = The game without cards has no event cards: leave out the option “renovation” or the option “duel”.
error-colours-for-every-seat = { $seats } players need { $seats } different colours, not { $given }.
error-second-colours-for-two = Only two players choose second colours, not { $seats }: leave out the option “second_colours”.
error-second-colour-taken = The colour { $colour } is a player’s own: a second colour is one that nobody plays.

## Errors: figures that do not fit together

error-data-too-many-tenants = Line { NUMBER($line, useGrouping: 0) } of the data file: “{ $entry }” may be { $most } at most, for the other tenants stand on the board from the start.
error-data-flats-do-not-fill = Line { NUMBER($line, useGrouping: 0) } of the data file, “{ $entry }”: there must be 20 apartments in all, not { $total }.
error-data-too-few-cards = Line { NUMBER($line, useGrouping: 0) } of the data file, “{ $entry }”: four hands and one card to draw need { $needed } cards, and there are { $cards }.

## What each card does

card-key-help = Put one tenant of your reserve on a free arrow of an apartment where a tenant of the key’s colour lives (RS-4.2a).
card-red-help = { card-key-help }
card-blue-help = { card-key-help }
card-yellow-help = { card-key-help }
card-green-help = { card-key-help }
card-communication-help = A key of whichever colour you like: put one tenant of your reserve wherever somebody lives (RS-7a).
card-departure-help = Take off the board a tenant of another colour, never the last of its colour; it goes to whoever has that as the own colour, or to you if nobody has (RS-7b).
card-eviction-help = Choose an apartment: all its tenants must leave, even if there are fewer than four (RS-7c).
card-contract-help = Put one tenant of your reserve in an empty apartment, or where your own colour lives (RS-7d).
card-swap-help = Two tenants of different apartments change places; nobody is evicted (RS-7e).
card-renovation-help = Two tenants of one apartment change arrows (RS-7f).

## The steps of a match

phase-first-player = First player
phase-arrange = Corners
phase-lay = Laying the apartments
phase-deal = Dealing
phase-play-card = Card to play
phase-place = Tenant to place
phase-take = Tenant to take
phase-force = Apartment to evict
phase-chain = Chain of evictions
phase-land = Landing
phase-swap-first = Swap: first tenant
phase-swap-second = Swap: second tenant
phase-renovate = Tenants to exchange
phase-draw = Draw
phase-last-chance = Last chance
phase-over = End

## Options. After the option’s name: what it does, and its values.

option-royal = Royal suite
option-royal-help = One apartment of the outer ring becomes a royal suite, which pays most of all (RS-8.1a).
option-royal-none = not played
option-royal-classic = in place of a classic apartment
option-royal-suite = in place of a suite
option-royal-haunted = in place of a haunted apartment
option-renovation = Renovation cards
option-renovation-help = Two more event cards: two tenants of one apartment change arrows (RS-8.1b).
option-renovation-true = shuffled in
option-renovation-false = left in the box
option-duel = Two players without cards
option-duel-help = No keys, no events, no hands: each turn places one tenant beside another (RS-8.2a).
option-duel-true = without cards
option-duel-false = with cards
option-first = First player
option-first-help = Who takes the first turn (RS-3i).
option-first-none = drawn at random
option-colours = Colours of the players
option-colours-help = Each player’s own colour, in the order of the seats (RS-3b).
option-colours-none = in the usual order
option-second_colours = Second colours
option-second_colours-help = With two players, the other colour that each one places, in the order of the seats (RS-3d).
option-second_colours-none = in reverse order of the seats
option-corners = Corners
option-corners-help = Which colour starts in which corner of the block, row by row from the top left (RS-3e).
option-corners-none = drawn at random

## The table in the terminal

board-help-1 = A move can be typed: “place red b2n”, “red b2n”, or only “b2n” or “b2” when that is clear.
board-help-2 = Places: column a to e, floor 0 to 3, then the arrow n, e, s or w: up, right, down, left.
board-help-3 = Verbs: play, place, take, evict, land, swap, with, renovate, pass.
board-n = up
board-e = right
board-s = down
board-w = left
board-tenant = { $colour } { $arrow }
board-flat = { $flat }, { $kind }, { $points }: { $count ->
    [0] empty.
   *[other] { $tenants }.
}
board-scores = It scores.
board-evicted = It is being evicted.
board-player = { $name }, { $colour }: { $score } { $score ->
    [one] point
   *[other] points
}, in reserve { $reserve }, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}.{ $turn ->
    [yes] {" "}Deciding now.
   *[no] {""}
}
board-pile = Draw pile: { $pile }. Discards: { $discards }.
board-pile-short = Pile { $pile }, discards { $discards }
board-shown = Played: { $card }
board-by-kind = { $kind } { $points } ({ $tenants ->
    [one] { $tenants } tenant
   *[other] { $tenants } tenants
})
board-final = { $name }: { $count ->
    [0] no tenant counts
   *[other] { $pieces }
}; total { $score }; left in the reserve { $left }.
board-total = total
board-reserve = reserve
board-sign-classic = classic
board-sign-suite = suite
board-sign-haunted = haunted
board-sign-royal = royal
board-sign-shared = at { $sharing } it scores
