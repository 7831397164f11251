### Messages of City, in English. The same keys, in the same order, are in fr.ftl.
### Names of districts, colours, squares and pieces are in the data file; they come here as parameters, and so do all sums.

## How things are called. A parameter is a part of the id, or the name that the data file has for it.

name-district = { $districts }
name-colour = { $colours }
name-square = { $squares }
name-piece = { $pieces }
name-card = { $number ->
    [1] A Loan Called In
    [2] Under the Hammer
    [3] A Bargain
    [4] Caught
    [5] Pay Day
    [6] Drains
    [7] Business Lunch
    [8] A Room with a View
    [9] Law and Order
    [10] A Bad Smell
    [11] Builder’s Gift
    [12] Back to the Bank
    [13] All Aboard
    [14] A New Landlord
    [15] Budget Cuts
    [16] Something Forgotten
    [17] A Clever Lawyer
    [18] A Good Friend
    [19] Taxi
    [20] A Friend at the Tax Office
    [21] All Change
    [22] Factory for Nothing
    [23] Spring Cleaning
    [24] A Fresh Breeze
   *[25] Sunday in the Park
}
name-kept = { $id ->
    [jail1] A Clever Lawyer (leaves jail)
    [jail2] A Good Friend (leaves jail)
    [taxi] Taxi
    [tax-dodge] A Friend at the Tax Office
   *[dodge] Rent Dodge
}
name-shows = { $blocks ->
    [1] one block
    [2] up to two blocks
   *[3] up to three blocks
}
name-score = { $score }
name-problem = { $id ->
    [money] money is missing, or there is too much
    [players] what a player has is not possible
    [titles] a district has two owners, or a mortgage without one
    [pieces] the number of buildings is wrong
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
    [chance1] { card-chance1-help }
    [chance2] { card-chance2-help }
    [chance3] { card-chance3-help }
    [chance4] { card-chance4-help }
    [chance5] { card-chance5-help }
    [chance6] { card-chance6-help }
    [chance7] { card-chance7-help }
    [chance8] { card-chance8-help }
    [chance9] { card-chance9-help }
    [chance10] { card-chance10-help }
    [chance11] { card-chance11-help }
    [chance12] { card-chance12-help }
    [chance13] { card-chance13-help }
    [chance14] { card-chance14-help }
    [chance15] { card-chance15-help }
    [chance16] { card-chance16-help }
    [chance17] { card-chance17-help }
    [chance18] { card-chance18-help }
    [chance19] { card-chance19-help }
    [chance20] { card-chance20-help }
    [chance21] { card-chance21-help }
    [chance22] { card-chance22-help }
    [chance23] { card-chance23-help }
    [chance24] { card-chance24-help }
   *[chance25] { card-chance25-help }
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
    [true] { $tries ->
        [0] You are in jail: pay the fine, roll for a double, or use a card if you have one.
        [one] You are in jail, and { $tries } roll has failed: pay the fine, roll for a double, or use a card if you have one.
       *[other] You are in jail, and { $tries } rolls have failed: pay the fine, roll for a double, or use a card if you have one.
    }
   *[false] { $doubles ->
        [0] Your turn: roll the dice.
       *[other] You rolled a double: roll again.
    }
}
prompt-fine = No double again: pay { $amount } to leave jail (you have { $cash }), or use a card.
prompt-taxi = You have come to { $square }. Before anything happens there, your taxi can take you one or two squares on, or back.{ $salary ->
    [0] {""}
   *[other] {" "}Your salary of { $salary } is paid after that, and lost if the taxi takes you back behind GO.
}
prompt-buy = { $district } belongs to nobody: buy it for { $price } (you have { $cash }), or have it auctioned.
prompt-rent = { $district } belongs to { $owner }, and the rent is { $amount }: pay (you have { $cash }), or use your rent-dodge card.
prompt-tax = The industry tax is { $amount }: pay (you have { $cash }), or use your card.
prompt-call = Choose any district without an owner to be auctioned, or pass.
prompt-permit = Building permit: { $bonus } on a district of yours, or { $hazard } on one of another player; on one without an owner, either of them.
prompt-jump = There is a railroad at { $district }: travel to another one, or stay.
prompt-act = { $rail ->
    [true] The unit shows a railroad: place it on the square of any district, or say that you are done.
   *[false] { $blocks ->
        [0] { $pressed ->
            [true] You have { $cash } left: do what you still like to do, or say that you are done.
           *[false] { $owns ->
                [false] You have { $cash } and no district to build on yet, but BUILD may bring a railroad, which goes anywhere: press it if you like, or say that you are done.
               *[true] You have { $cash }: press BUILD if you like, or say that you are done.
            }
        }
       *[other] { act-blocks }
    }
}
act-blocks = { $owns ->
    [false] The unit shows blocks, but you own no district to build on: say that you are done.
   *[true] { $room ->
        [false] No district of yours has room for a block that your { $cash } would pay for: say that you are done.
       *[true] { $blocks ->
            [one] You may build { $blocks } more block, with { $cash } to spend; or say that you are done.
           *[other] You may build { $blocks } more blocks, with { $cash } to spend; or say that you are done.
        }
    }
}
prompt-card = { $card }. { $card-id ->
    [chance2] Choose the district to be auctioned.
    [chance3] Choose the district that you take, or pass.
    [chance9] Choose the district that gets this hazard.
    [chance10] Choose the district that gets this hazard.
    [chance11] Choose the district of yours that gets the free block.
    [chance12] Choose the district of yours that goes back to the bank.
    [chance14] Choose the district that you take from another player.
    [chance15] Choose the bonus building to remove; or, if there is none, a hazard and then its district.
    [chance22] Choose the district of yours that gets the free block.
    [chance23] Choose the hazard that you remove.
    [chance24] Choose the district that gets this bonus building.
   *[other] Choose the district whose square gets a railroad.
}
prompt-opening = { $district } is auctioned. Name the opening price, from { $low } to { $high }: it is your first bid.{ $seconds ->
    [0] {""}
    [one] {" "}After { $seconds } second the bank opens the auction without you.
   *[other] {" "}After { $seconds } seconds the bank opens the auction without you.
}
prompt-bid = { $leader-who ->
    [nobody] { $district } is auctioned, and nobody has bid yet: bid { $low } or more (you have { $high }), or drop out.
    [you] You lead with { $bid } for { $district }.
   *[other] { $leader } bids { $bid } for { $district }: bid { $low } or more (you have { $high }), or drop out.
}
prompt-debt = { $creditor-who ->
    [nobody] You owe the bank { $amount }
   *[other] You owe { $creditor } { $amount }
} and lack { $missing }. { $mortgages ->
    [0] { $bankrupt ->
        [true] { $offers_left ->
            [0] Mortgages can bring nothing: all you can do is go bankrupt.
           *[other] Mortgages can bring nothing: propose a deal (offers left: { $offers_left }), or go bankrupt.
        }
       *[false] { $offers_left ->
            [0] Mortgages can bring nothing.
           *[other] Mortgages can bring nothing: propose a deal (offers left: { $offers_left }).
        }
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
}{ $cards-count ->
    [0] {""}
   *[other] {" "}With a card you owe nothing: { $cards }.
}
prompt-deal = { $proposer } proposes a deal. You would get: { deal-offered }. You would give: { deal-wanted }.{ deal-debt }
prompt-hour = The time is up: play on for as long again, or end the match here. One no is enough to end it.

## What chance and the clock decide

prompt-first = Chance names the first player.
prompt-dice = Chance rolls the dice.
prompt-press = The unit shows what may be built.
prompt-draw = Chance draws a card.
prompt-time = The clock is running.

## What can be chosen. After "choice-" comes the kind of a choice.

choice-roll = Roll the dice
choice-bail = Pay { $cost } and leave jail
choice-jail-card = Use the card { $card }
choice-buy = Buy { $district } for { $cost }
choice-decline = Have { $district } auctioned
choice-pay = Pay { $cost }
choice-dodge = Refuse to pay, with the card { $card }
choice-pass = No, thank you
choice-build = BUILD: 1 to 3 blocks or a railroad
choice-done = Done
choice-accept = Yes, agreed
choice-refuse = No
choice-out = Drop out of the auction
choice-bankrupt = Give up and go bankrupt
choice-taxi = Take the taxi to { $square }
choice-choose = Place { some-piece }
choice-call = Have { $district } auctioned
choice-jump = Travel to { $district }
choice-take = { $cost ->
    [0] Take { $district } for nothing
   *[other] Take { $district } for { $cost }
}
choice-give = Give { $district } back to the bank
choice-residential = { $cost ->
    [0] Build { some-piece } on { $district } for nothing
   *[other] Build { some-piece } on { $district } for { $cost }
}
choice-industrial = { $cost ->
    [0] Build { some-piece } on { $district } for nothing
   *[other] Build { some-piece } on { $district } for { $cost }
}
choice-rail = Put { some-piece } on { $district }
choice-bonus = Put { some-piece } on { $district }
choice-hazard = Put { some-piece } on { $district }
choice-remove = { $cost ->
    [0] Remove { this-piece } from { $district } for nothing
   *[other] Remove { this-piece } from { $district } for { $cost }
}
choice-demolish = Remove { this-piece } from { $district }
choice-stadium = Build { some-piece } on { $district } for { $cost }
choice-skyscraper = Build { some-piece } on { $district } for { $cost }
choice-tower = Build { some-piece } on { $district } for { $cost }
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
    [taxi] { $seat-who ->
        [you] A driver drops you at { $to }.
       *[other] A driver drops { $seat } at { $to }.
    }
    [jump] { $seat-who ->
        [you] You travel by rail to { $to }.
       *[other] { $seat } travels by rail to { $to }.
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

## What happened: squares

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
event-rent-refused = { $seat-who ->
    [you] You use your rent-dodge card and refuse { $owner } the { $amount } for { $district }. It goes back to Free Parking.
   *[other] { $owner-who ->
        [you] { $seat } uses the rent-dodge card and refuses you the { $amount } for { $district }. It goes back to Free Parking.
       *[other] { $seat } uses the rent-dodge card and refuses { $owner } the { $amount } for { $district }. It goes back to Free Parking.
    }
}
event-tax-paid = { $seat-who ->
    [you] You pay an industry tax of { $amount }.
   *[other] { $seat } pays an industry tax of { $amount }.
}
event-no-tax = { $seat-who ->
    [you] You have no industry and pay no tax.
   *[other] { $seat } has no industry and pays no tax.
}
event-tax-refused = { $seat-who ->
    [you] You need not pay the { $amount } of industry tax.
   *[other] { $seat } need not pay the { $amount } of industry tax.
}
event-dodge-taken = { $holder-who ->
    [nobody] { $seat-who ->
        [you] You take the rent-dodge card.
       *[other] { $seat } takes the rent-dodge card.
    }
    [same] { $seat-who ->
        [you] You keep the rent-dodge card.
       *[other] { $seat } keeps the rent-dodge card.
    }
    [you] { $seat-who ->
        [you] You keep the rent-dodge card.
       *[other] { $seat } takes the rent-dodge card from you.
    }
   *[other] { $seat-who ->
        [you] You take the rent-dodge card from { $holder }.
       *[other] { $seat } takes the rent-dodge card from { $holder }.
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
    [you] No double: you stay in jail. Failed rolls: { $tries }.
   *[other] No double: { $seat } stays in jail. Failed rolls: { $tries }.
}
event-jail-card-used = { $seat-who ->
    [you] You use the card { $card }.
   *[other] { $seat } uses the card { $card }.
}
event-nothing-to-do = Nothing of the kind is possible: no effect.

## What happened: building

event-build-pressed = { $shows-id ->
    [rail] { $seat-who ->
        [you] You press BUILD. The unit shows a { $shows }: you may place one.
       *[other] { $seat } presses BUILD. The unit shows a { $shows } to place.
    }
   *[other] { $seat-who ->
        [you] You press BUILD. The unit allows { $shows }.
       *[other] { $seat } presses BUILD. The unit allows { $shows }.
    }
}
event-no-railroads = { $seat-who ->
    [you] There is no railroad left for you.
   *[other] There is no railroad left for { $seat }.
}
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
event-railroad-built = { $seat-who ->
    [you] You put a railroad on { $district }.
   *[other] { $seat } puts a railroad on { $district }.
}
event-bonus-built = { $seat-who ->
    [you] You put { some-piece } on { $district }: it is safe from hazards.
   *[other] { $seat } puts { some-piece } on { $district }: it is safe from hazards.
}
event-hazard-built = { $seat-who ->
    [you] You put { some-piece } on { $district }: residential blocks count for nothing there.
   *[other] { $seat } puts { some-piece } on { $district }: residential blocks count for nothing there.
}
event-hazard-removed = { $seat-who ->
    [you] You remove { this-piece } from { $district }
   *[other] { $seat } removes { this-piece } from { $district }
}{ $amount ->
    [0] {" "}for nothing.
   *[other] {" "}for { $amount }.
}
event-bonus-removed = { $seat-who ->
    [you] You remove { this-piece } from { $district }.
   *[other] { $seat } removes { this-piece } from { $district }.
}
event-stadium-built = { $seat-who ->
    [you] You build a stadium on { $district } for { $amount }: your salary rises.
   *[other] { $seat } builds a stadium on { $district } for { $amount } and will earn a higher salary.
}
event-skyscraper-built = { $seat-who ->
    [you] You build a skyscraper on { $district } for { $amount }: all rents of this colour are doubled.
   *[other] { $seat } builds a skyscraper on { $district } for { $amount }: all rents of this colour are doubled.
}
event-tower-built = { $seat-who ->
    [you] You build the tower on { $district } for { $amount }: all your rents are doubled!
   *[other] { $seat } builds the tower on { $district } for { $amount } and collects double rent everywhere!
}

## What happened: chance cards

event-card-drawn = { $seat-who ->
    [you] You draw the chance card { $card }:
   *[other] { $seat } draws the chance card { $card }:
} “{ card-wording }”
event-card-kept = { $seat-who ->
    [you] You keep the card { $card } until you use it.
   *[other] { $seat } keeps the card { $card }.
}
event-card-used = { $seat-who ->
    [you] You use the card { $card }.
   *[other] { $seat } uses the card { $card }.
}
event-cash-received = { $seat-who ->
    [you] The bank pays you { $amount }.
   *[other] The bank pays { $seat } { $amount }.
}
event-cash-paid = { $seat-who ->
    [you] You pay the bank { $amount }.
   *[other] { $seat } pays the bank { $amount }.
}
event-neighbour-paid = { $seat-who ->
    [you] { $payer } pays you { $amount }.
   *[other] { $payer-who ->
        [you] You pay { $seat } { $amount }.
       *[other] { $payer } pays { $seat } { $amount }.
    }
}
event-district-taken = { $owner-who ->
    [nobody] { $seat-who ->
        [you] You take { $district } for { $amount }.
       *[other] { $seat } takes { $district } for { $amount }.
    }
    [you] { $seat } takes { $district } from you, with everything on it.
   *[other] { $seat-who ->
        [you] You take { $district } from { $owner }, with everything on it.
       *[other] { $seat } takes { $district } from { $owner }, with everything on it.
    }
}
event-district-returned = { $seat-who ->
    [you] You give { $district } back to the bank and get { $amount }.
   *[other] { $seat } gives { $district } back to the bank and gets { $amount }.
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
event-time-up = { $about-id ->
    [opening] No price was named in time.
    [auction] Time is up: the bidding is closed.
    [offer] Time is up.
   *[other] The agreed time is up: this turn is still played to its end.
}

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
event-deal-expired = { $partner-who ->
    [you] You did not answer in time: the deal is off.
   *[other] { $partner } did not answer in time: the deal is off.
}
event-debt-cancelled = Of the debt, { $amount } is cancelled; still owed: { $left }.
event-bankrupt = { $owner-who ->
    [nobody] { $seat-who ->
        [you] You are bankrupt: your { $cash } in cash and your districts go to the bank.
       *[other] { $seat } is bankrupt: { $cash } in cash and all districts go to the bank.
    }
    [you] { $seat } is bankrupt: { $cash } in cash, all districts and cards go to you.
   *[other] { $seat-who ->
        [you] You are bankrupt: your { $cash } in cash, your districts and your cards go to { $owner }.
       *[other] { $seat } is bankrupt: { $cash } in cash, all districts and cards go to { $owner }.
    }
}

## What happened: the end

event-another-hour = { $seat-who ->
    [you] You want to play on.
   *[other] { $seat } wants to play on.
}
event-no-more-hours = { $seat-who ->
    [you] You want to stop here.
   *[other] { $seat } wants to stop here.
}
event-hour-begins = Everybody plays on: period { $hour } begins.
event-round-over = Round { $round } is over.
event-match-ended = { $by-id ->
    [last] Only one player is left.
    [hour] Time is up, and the fortunes are counted.
    [rounds] The agreed length is reached, and the fortunes are counted.
   *[other] The limit is reached, and the fortunes are counted.
}

## What told the winner from the second

decided-wealth = Nobody else is as rich.
decided-cash = The fortunes are level: more cash decides.
decided-districts = Fortunes and cash are level: more districts decide.
decided-last = Everybody else is bankrupt.
decided-tie = Fortunes, cash and districts are level.

## Why a move is refused. After "refusal-" comes the code; the clause is added when it is said.

refusal-not-in-jail = You are not in jail.
refusal-no-jail-card = You hold no card that gets you out of jail.
refusal-too-dear = It costs { $cost } and you have { $cash }: you lack { $missing }.
refusal-district-owned = { $district } belongs to { $owner }: choose one that nobody owns.
refusal-not-yours = { $district } is not yours: choose a district of your own.
refusal-not-anothers = { $district } belongs to no other player: choose one that does.
refusal-colour-complete = { $district } is safe: { $owner } owns every { $colour } district.
refusal-is-mortgaged = { $district } is mortgaged: nothing is built there and no new mortgage taken before this one is lifted.
refusal-not-mortgaged = { $district } is not mortgaged.
refusal-eight-blocks = { $district } has its 8 blocks: there is no room for more.
refusal-press-first = Press BUILD first: the unit says how much you may build.
refusal-already-pressed = You have pressed BUILD for this roll: it works once a roll.
refusal-no-blocks-left = You have built all that the unit allowed for this roll.
refusal-railroad-shown = The unit shows a railroad: no blocks this time.
refusal-no-railroad-shown = The unit does not show a railroad.
refusal-railroad-here = { $district } has a railroad already: choose another square.
refusal-no-railroad = { $district } has no railroad: you can only travel to one that has.
refusal-same-square = You are at { $district } already: travel to another railroad.
refusal-two-districts-needed = { $district }: for a stadium you need two { $colour } districts.
refusal-colour-needed = { $district }: for a skyscraper you need all { $colour } districts.
refusal-two-colours-needed = { $district }: for the tower you need all districts of two colours, this one among them.
refusal-stadium-already = { $district }: the { $colour } districts have their stadium already.
refusal-skyscraper-already = { $district }: the { $colour } districts have their skyscraper already.
refusal-none-left = There is none left in the box: { $piece }.
refusal-bonus-here = { $district } is protected by a bonus building: { $piece }.
refusal-hazard-here = { $district } already has a hazard: { $piece }.
refusal-anothers-district = { $district } belongs to { $owner }: a bonus building goes on a district of yours, or one without an owner.
refusal-own-district = { $district } is your own: a hazard goes on a district of another player, or one without an owner.
refusal-no-hazard = { $district } has no hazard to remove.
refusal-no-bonus = { $district } has no bonus building to remove.
refusal-bid-too-low = { $amount } is too low: bid { $low } or more.
refusal-bid-too-high = { $amount } is too high: you have { $cash }.
refusal-mortgages-cover = You cannot give up: you owe { $amount } and have { $cash }, and mortgages would bring { $mortgages }.
refusal-no-partner = No deal can be made with { $seat }.
refusal-no-offers-left = You have made { $most } offers already: no more for now.
refusal-offer-repeated = This very offer has been made: change it, or wait for your next turn.
refusal-nothing-offered = An offer needs a district or a card that changes hands.
refusal-not-of-the-two = Neither you nor { $partner } can give this: { $asset }.
refusal-offerer-short = You cannot pay that much: you have { $cash } and lack { $missing }.
refusal-partner-short = { $partner } cannot pay that much: there is { $cash }, and { $missing } is lacking.
refusal-no-relief = While you owe, a deal must bring you cash on balance, cancel some of the debt, or bring you a card that refuses it.
refusal-no-such-seat = { $seat } is not at this table.
refusal-card-not-in-pile = { $card } is not the next card of the pile.
refusal-jail-card-does = You cannot give up: your jail card settles this fine.
refusal-estate-shrinks = While you owe, only a deal with your creditor, or one that brings a card which refuses the debt, may leave you poorer: with this one, your cash and what mortgages would bring fall from { $before } to { $after }.
refusal-no-dodge = You do not hold the card that refuses this debt: { $card }.
refusal-dodge-does = You cannot give up: you hold a card that refuses this debt, { $card }.

## What each card does

card-chance1-help = Your left neighbour pays you { $chance-neighbour } (CI-13.1).
card-chance2-help = Choose any district that nobody owns: it is auctioned (CI-13.2).
card-chance3-help = You may take any district that nobody owns for { $chance-take } (CI-13.3).
card-chance4-help = Go to jail (CI-13.4).
card-chance5-help = Advance to GO (CI-13.5).
card-chance6-help = Pay { $chance-sewage } for each sewage plant on your districts (CI-13.6).
card-chance7-help = Advance to the last of the red districts (CI-13.7).
card-chance8-help = Advance to the last district before GO (CI-13.8).
card-chance9-help = Place a prison on any district without bonus building or hazard, whoever owns it (CI-13.9).
card-chance10-help = Place a sewage plant on any district without bonus building or hazard, whoever owns it (CI-13.10).
card-chance11-help = Build one residential block for nothing on a district of yours; without a district, get { $chance-consolation } (CI-13.11).
card-chance12-help = Give a district of yours back to the bank for { $chance-give_back }; without a district, pay { $chance-own_none } (CI-13.12).
card-chance13-help = Place a railroad (CI-13.13).
card-chance14-help = Take a district from another player, for nothing, unless its colour is all in one hand (CI-13.14).
card-chance15-help = Remove any bonus building; if there is none, place any hazard (CI-13.15).
card-chance16-help = Go back 3 squares and do what the square says (CI-13.16).
card-chance17-help = This card gets you out of jail: keep it until then (CI-13.17).
card-chance18-help = This card gets you out of jail: keep it until then (CI-13.18).
card-chance19-help = Keep this card: once, when you land somewhere, you may ride 1 or 2 squares on or back; a salary is paid after that (CI-13.19).
card-chance20-help = Keep this card: once, you need not pay the industry tax, even if you already owe it (CI-13.20).
card-chance21-help = Place a railroad (CI-13.21).
card-chance22-help = Build one industrial block for nothing on a district of yours; without a district, get { $chance-consolation } (CI-13.22).
card-chance23-help = Remove a hazard from a district of yours for nothing; if there is none, get { $chance-consolation } (CI-13.23).
card-chance24-help = Place a wind farm on a district of yours or without an owner (CI-13.24).
card-chance25-help = Advance to Free Parking (CI-13.25).
card-jail1-help = { card-chance17-help }
card-jail2-help = { card-chance18-help }
card-taxi-help = { card-chance19-help }
card-tax-dodge-help = { card-chance20-help }
card-dodge-help = Once, you need not pay a rent, even one that you already owe; whoever lands on Free Parking takes this card from you (CI-11f).

## The steps of a match

phase-first = First player
phase-roll = Dice to roll
phase-dice = Dice
phase-fine = Fine
phase-taxi = Taxi
phase-buy = District for sale
phase-rent = Rent
phase-tax = Industry tax
phase-call = District to auction
phase-permit = Building permit
phase-draw = Chance card
phase-jump = Railroad travel
phase-press = The unit
phase-act = Building
phase-card = Chance card
phase-opening = Opening price
phase-bid = Auction
phase-debt = Debt
phase-deal = Deal
phase-hour = Another hour
phase-over = End

## What the clock counts

timer-auction = Auction
timer-opening = Opening price
timer-offer = Time to agree
timer-hour = Time of the match
# How it may be typed at the terminal, with commas between words.
count-opening = opening
count-auction = auction
count-offer = offer
count-hour = hour

## Options. After the option’s name: what it does, and its values.

option-length = Length
option-length-help = When the match ends and everybody counts (CI-1e).
option-length-rounds = a number of rounds
option-length-hour = by the clock
option-length-last = until one player is left
option-rounds = Rounds
option-rounds-help = How many rounds are played, if the length is a number of rounds (CI-1e).
option-minutes = Minutes
option-minutes-help = How long is played, if the length is by the clock (CI-1e).
option-auctions = Auctions
option-auctions-help = How bids are made (CI-5c).
option-auctions-turn = in turn, each raises or drops out
option-auctions-live = live, by the clock, anyone at any moment
option-extension = Late bids
option-extension-help = In a live auction, a bid in the last seconds, which the unit signals, makes them begin again (CI-5c).
option-extension-true = give more time
option-extension-false = change nothing
option-first = First player
option-first-help = Who takes the first turn (CI-1d).
option-first-none = drawn at random

## The table in the terminal

board-help-1 = A move can be typed: “buy”, “residential re2”, “mortgage the docks”; blocks also several at once: “industrial re2 x2, residential pi1”.
board-help-2 = Districts: the name or its beginning, the colour and number, or the code on the board, such as re2. Other squares: “taxi chance”.
board-help-3 = Bids: “bid 370”, or only the amount. Multiples of 10.
board-help-4 = Deals: “deal Bob re2 + pi1 get 500”, “deal Bob gr1 pay 0”: whom with, what changes hands (each thing goes to the other of the two), and the cash that you get or pay. Cards: “jail”, “dodge”. Three offers a turn; a debtor has three for each debt.
board-help-5 = Verbs: roll, buy, decline, build, residential, industrial, rail, stadium, skyscraper, tower, bonus, hazard, remove, mortgage, lift, jump, taxi, deal, accept, refuse, bid, out, done, pass.
board-help-6 = Live auctions, for one person and bots, are asked around the table, from seat to seat: bid, say “out” for good, or “wait” to be asked again; when no bot has anything left to say, waiting lets time run out. “time auction” says so at once. “wait” instead of an opening price lets the bank open.
board-help-7 = A match by the clock: “time” tells how much is left, “time hour” says that it is up. Only time at the table counts.
board-code-brown = BR
board-code-lightblue = LB
board-code-pink = PI
board-code-orange = OR
board-code-red = RE
board-code-yellow = YE
board-code-green = GR
board-code-darkblue = DB
board-square-go = GO
board-square-chance = Chance
board-square-tax = Tax
board-square-permit = Permit
board-square-jail = Jail
board-square-auction = Bids
board-square-parking = Parking
board-square-arrest = Police
board-dodge = dodge
board-kept-jail1 = Jail
board-kept-jail2 = Jail
board-kept-taxi = Taxi
board-kept-tax-dodge = Tax
board-kept-dodge = Dodge
board-verb-bid = Bid
board-verb-buy = Buy
board-verb-call = Auction
board-verb-jump = Travel to
board-verb-take = Take
board-verb-give = Give back
board-verb-residential = Residential
board-verb-industrial = Industrial
board-verb-rail = Railroad on
board-verb-bonus = Bonus on
board-verb-hazard = Hazard on
board-verb-remove = Remove hazard
board-verb-demolish = Remove bonus
board-verb-stadium = Stadium
board-verb-skyscraper = Skyscraper
board-verb-tower = Tower
board-verb-mortgage = Mortgage
board-verb-lift = Lift mortgage
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
board-hour = { $up ->
    [yes] Hour { $hour }, time is up: last turn
   *[no] Hour { $hour }
}
board-last = Round { $round }, to the last
board-dice = Dice { $low } + { $high }
board-build = BUILD: { $rail ->
    [yes] railroad
   *[no] { $blocks ->
        [0] done
       *[other] { $blocks }
    }
}
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
board-district = { $district } ({ $code }): { $owned ->
    [yes] owner { $owner }, { $mortgaged ->
        [yes] mortgaged for { $sum }
       *[no] rent { $rent }
    }
   *[no] nobody’s, price { $price }
}{ $count ->
    [0] .
   *[other] ; { $standing }.
}
board-residential = { $count ->
    [one] { $count } residential block
   *[other] { $count } residential blocks
}
board-industrial = { $count ->
    [one] { $count } industrial block
   *[other] { $count } industrial blocks
}
board-dodge-parking = The rent dodge lies on Free Parking.
board-dodge-held = The rent dodge is in a player’s hand.
board-stock-dear = In the box: railroads { $rail }, stadiums { $stadium }, skyscrapers { $skyscraper }, towers { $tower }.
board-stock = Bonus buildings and hazards: { $pieces }.
board-pile = Chance pile: { $pile }, of which { $under } seen and put under it.
board-player = { $name } ({ $letter }): { $out ->
    [yes] bankrupt.
   *[no] { $cash } in cash, worth { $wealth } in all; { $jailed ->
        [yes] in jail
       *[no] on { $square }
    }; salary { $salary }; { $count ->
        [0] no districts
       *[other] districts { $districts }
    }{ $kept ->
        [0] .
       *[other] ; cards: { $cards }.
    }{ $turn ->
        [yes] {" "}Deciding now.
       *[no] {""}
    }
}
board-holdings = You have { $cash }; { $count ->
    [0] no districts
   *[other] districts with their rents: { $districts }
}; { $kept ->
    [0] no cards.
   *[other] cards: { $cards }.
}
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
board-sign-bonus = bonus building
board-sign-hazard = hazard
board-sign-rail = railroad
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
