### U-Build beside the physical board. The same keys, in the same order, are in box.fr.ftl.

box-title = U-Build beside your board
box-lead = For owners of the box: it keeps whose turn it is and what stands where, works rents out in words and counts the wealth in the end. The figures are those of our rulebook, which says where they come from: compare them with your cards.
box-undo = Undo
box-redo = Redo
box-none = –

## Before the match

box-layout = Which board lies on the table?
box-layout-name = { $mode ->
    [beginner] Beginner
    [classic] Classic
   *[advanced] Advanced
}, { $printed ->
    [yes] printed
   *[no] { $open ->
        [yes] open
       *[no] freestyle
    }
}
box-layout-size = { $spaces } spaces, { $sites } sites
box-other = Another one: its text or its address
box-other-help = Opened once with a network, it stays on this device.
box-open = Open
box-workshop = To the workshop of boards
box-layout-away = The server cannot be reached, and this board was never opened on this device. The boards above work without a network.
box-players = Players
box-order = In the order of play. Whoever rolls highest comes first.
box-name = Player { $place }
box-pawn-label = Pawn
box-pawn = { $pawn ->
    [0] Red circle
    [1] Blue square
    [2] Yellow triangle
    [3] Green diamond
    [4] Violet star
   *[5] Black hexagon
}
box-earlier = { $name }: one place earlier
box-remove = Without { $name }
box-add = Add a player
box-begin = Begin
box-start = Everybody starts with { $start }. There are { $most } players at most.

## The match

box-next = Next: { $name }
box-owner = Owner
box-nobody = nobody
box-blocks = { $piece ->
    [residential] Residential blocks
   *[industrial] Industrial blocks
}
box-mortgaged = Mortgaged
box-mortgage = A mortgage brings { $worth } from the bank now.
box-lift = Lifting it costs { $lift } now.
box-no-owner = It has no owner.
box-beside = Sites beside it
box-site-free = { $site }: free
box-both = A hazard and a bonus building touch it: one of them may not stand there.
box-standing = What stands here
box-nothing = nothing
box-from = { $piece }, from site { $site }
box-recorded = Recorded with
box-cash = Cash, { $name }
box-cash-most = At most { $most }; { $cash } is counted.
box-salary = GO pays { $salary } · { $districts ->
    [0] no district
    [one] { $districts } district
   *[other] { $districts } districts
}
box-bankrupt = Bankrupt…
box-bankrupt-label = { $name } is bankrupt…
box-bankrupt-title = { $name } cannot pay
box-bankrupt-text = The first bankruptcy ends the match. To whom is the debt? A player gets the cash and the titles that are not mortgaged, the bank the rest, or all.
box-owes-bank = To the bank

## Wealth

box-wealth = Wealth
box-wealth-of = Wealth of { $name }
box-place = { $place }.
box-line = { $state ->
    [mortgaged] mortgaged
   *[open] { $counted ->
        [0] bare land
        [one] { $counted } block counts
       *[other] { $counted } blocks count
    }{ $doubled ->
        [none] {""}
        [skyscraper] , doubled by the skyscraper
       *[tower] , doubled by the tower
    }
}
box-why-wealth = Cash, and for each district that is not mortgaged the rent that another player would pay there now.
box-end = End the match and count
box-go-on = Go on playing
box-again = New match
