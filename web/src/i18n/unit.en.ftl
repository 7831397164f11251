### What the page of the unit says, in English. The same keys, in the same order, are in unit.fr.ftl.

## The page

unit-title = City’s electronic unit
unit-lead = For a box whose unit no longer answers: lay the phone beside the board and switch it on.

## The device

unit-build = Build
unit-auction = Auction
unit-offer = Offer
unit-hour = Time left
unit-no-face = –
unit-rail = railroad
unit-press-build = BUILD
unit-press-auction = AUCTION
unit-press-again = AGAIN
unit-switch-on = Switch on
unit-switch-off = Switch off
unit-stop = Stop the auction
unit-mute = Mute
unit-length = Length of the game
unit-minutes = { $minutes } minutes
unit-before = Shown before, the latest first: { $faces }.
unit-touch = Touch the page once to hear the beeps again.
unit-sure = Switch the unit off?
unit-sure-text = The hour that runs is lost. Switched on again, the unit begins a new one.
unit-stay-on = Leave it on

## What it says

unit-is-off = The unit is off.
unit-ready = The unit is on.
unit-said-on = Switched on: the time runs.
unit-said-off = Switched off.
unit-said-blocks = { $blocks ->
    [one] 1: you may build one block.
   *[other] { $blocks }: you may build up to { $blocks } blocks.
}
unit-said-rail = A railroad: place one, free, on any district.
unit-said-auction = { $seconds } seconds to bid, or to agree on a deal.
unit-said-stop = Auction stopped.
unit-said-last = { $seconds } seconds left!
unit-said-auction-over = Time is up: the highest bid wins.
unit-said-near = { $minutes ->
    [one] One minute left.
   *[other] { $minutes } minutes left.
}
unit-said-hour-over = The time is over. Count your wealth; or switch off and on again for another hour.

## The calculator

unit-calculator = Rent and wealth
unit-district = District
unit-residential = Residential blocks
unit-industrial = Industrial blocks
unit-place = Placed there by a permit
unit-place-nothing = nothing
unit-place-bonus = a bonus building
unit-place-hazard = a hazard
unit-skyscraper = A skyscraper stands in this colour
unit-tower = The owner has the tower
unit-mortgaged = The district is mortgaged
unit-amount = { $amount }
unit-rent = Rent: { $amount }
unit-why-mortgaged = Mortgaged: nobody pays rent here.
unit-why-hazard = { $blocks ->
    [0] Under the hazard the residential blocks count for nothing.
    [one] Under the hazard only the industrial block counts.
   *[other] Under the hazard only the { $blocks } industrial blocks count.
}
unit-why-bare = Bare land: the title says { $amount }.
unit-why-blocks = { $blocks ->
    [one] For one block the title says { $amount }.
   *[other] For { $blocks } blocks the title says { $amount }.
}
unit-why-skyscraper = The skyscraper doubles it: { $amount }.
unit-why-tower = The tower doubles it: { $amount }.
unit-why-both = Skyscraper or tower, it is doubled once: { $amount }.
unit-no-effect = Stadiums, railroads and bonus buildings do not change the rent. Amounts are in thousands (k).
unit-wealth = A player’s wealth
unit-owned = The player owns { $district }
unit-cash = Cash (k)
unit-worth = Wealth: { $amount }
unit-why-worth = Cash, and for each district the rent another player would pay there now.
unit-clear = Clear it all
