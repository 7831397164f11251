### What the Room Share board says, in English. The same keys, in the same order, are in fr.ftl.

## Floors and columns, written on the front

house-floor = { $floor ->
    [0] ground floor
    [1] first floor
    [2] second floor
   *[3] third floor
}
house-column = { $column ->
    [0] far left
    [1] left
    [2] middle
    [3] right
   *[4] far right
}

## Targets, in sentences

house-label = The board
house-help = The arrow keys go from target to target, Enter chooses.
house-arrow = { $address }, arrow { $arrow }
house-offer = { $target }: { $there }, { $state }
house-legal = can be chosen
house-instead = can be chosen instead
house-picked = chosen
house-refused = not possible. { $reason }
house-free = free
house-taken = { $colour } tenant
house-nobody = nobody
house-resident = { $colour } { $arrow }
house-content = { $kind }, { $score } a tenant, { $tenants }
house-unlaid = not laid yet
house-open = { $address }: { $content }. Open to choose an arrow.
house-close = Close
house-loupe = { $address }: choose an arrow
house-edges = The edges meet: out at the top is in at the bottom.
house-route = { $colour ->
    [none] From here one leaves
   *[other] The { $colour } tenant would leave
} { $direction }, to the { $address }{ $wraps ->
    [yes] : the edges meet.
   *[no] .
}

## The hand

hand-title = Your cards
hand-none = You hold no card.
hand-hidden = Whoever watches sees no hand.
hand-duel = This is played without cards.
hand-card = { $card }: { $state }
hand-waiting = in hand
hand-played = played
hand-help = What your cards do
first-colour = Which colour do you put down?
hand-colour = { $colour }, { $count } in reserve

## Piles and turn

piles-title = Cards on the table
piles-draw = Draw pile
piles-discards = Discards
piles-cards = { $count ->
    [0] no card
    [one] { $count } card
   *[other] { $count } cards
}
piles-shown = Played
piles-each = { $card } × { $count }
piles-turn = { $who ->
    [you] Turn { $turns }: yours
   *[other] Turn { $turns }: { $name }
}
piles-last-chance = Last chance
piles-last-chance-help = { $who ->
    [you] Your reserve is empty: each of the others may place one more tenant.
   *[other] { $name } has emptied the reserve: each of the others may place one more tenant.
}
piles-chain = Evictions of this chain
piles-leaving = The { $colour } tenant leaves the { $from } for the { $to }.
piles-staying = The { $colour } tenant stays at the { $from }.

## What is public of a player

extras-reserve = In reserve: { $reserve }
extras-count = { $count } { $colour }
extras-cards = { $count ->
    [0] no card in hand
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}

## The table as text

text-title = The table as text
text-flats = The apartments
text-flat = Apartment
text-kind = Kind
text-points = Points
text-arrow = Arrow { $arrow }
text-counts = Counts
text-yes = yes
text-no = no
text-choices = To choose
text-refused = { $count ->
    [one] { $count } target that is not possible, and why
   *[other] { $count } targets that are not possible, and why
}
text-players = The players
text-player = Player
text-colour = Colour
text-reserve = Reserve
text-cards = Cards
text-second = and { $colour }
text-table = Cards and turn
text-hand = Your hand: { $cards }.
text-pile = Draw pile: { $count }.
text-discards = Discards: { $cards }.
text-shown = Card played: { $card }.
text-chain = Apartments emptied in this chain: { $flats }.
text-preview = You see a trial: nothing is confirmed yet.

## The final count

score-title = The count, apartment by apartment
score-flat = Apartment
score-total = Total
score-each = { $count } × { $points }
score-why-shared = shared by { $sharing }: it counts
score-why-always = it costs each of them
score-second = A second colour scores nothing.
score-silent = { $count ->
    [one] One more inhabited apartment scores nothing: its tenants are not { $sharing }.
   *[other] { $count } more inhabited apartments score nothing: their tenants are not { $sharing }.
}
score-none = No apartment scores.
score-reserve = Left in reserve
score-place = Place

## Places and cards, without the codes that are typed

seen-flat = { $address }
seen-place = { $address }, { $arrow } arrow
seen-card = { $cards }

## Captions

# After the name of who did it; `came-` stands by itself, and may follow.

plain-flat = { $address }
plain-place = { $address }
told-placed = moves a { $colour } tenant into { $place }
told-evicted = { $after ->
    [placed] moves a fourth tenant in: { $count ->
        [one] { $flat } is evicted
       *[other] { $count } evictions in a row, the last one at { $flat }
    }
   *[other] { $count ->
        [one] evicts { $flat }
       *[other] sets off { $count } evictions in a row, the last one at { $flat }
    }
}
told-taken = sends a { $colour } tenant away from { $place }
told-swapped = { $places-count ->
    [0] has two tenants of one colour change places
   *[other] has two tenants change places: { $places }
}
told-renovated = { $places-count ->
    [0] has two tenants of one colour change arrows
   *[other] has two tenants change arrows: { $places }
}
told-no-effect = discards { $card }, which can do nothing now
told-passed = passes
told-card-played = plays { $card }
told-turn-passed = ends the turn
came-reserve-empty = the reserve is empty, and the others have a last chance
came-match-ended = the match is over

## The end: who won and why; then something to smile at

end-why = { $winner-who ->
    [you] You win
   *[other] { $winner } wins
} with { $score }, { $ahead } more than { $others }: { $points ->
    [one] { $points } comes
   *[other] { $points } come
} from one address, { $flat }.
end-smile = { $number ->
    [0] The neighbours would like to know when the music stops.
    [1] Somebody still has to explain all these keys to the landlord.
   *[other] Whose turn it is to take the rubbish down remains undecided.
}
