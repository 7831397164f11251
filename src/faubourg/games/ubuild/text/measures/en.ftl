### What the measures of the game are called.

## Columns

measure-rounds = rounds
measure-bankruptcies = players out
measure-districts = districts owned
measure-colours = complete colours
measure-blocks = blocks
measure-mortgages = districts mortgaged
measure-auctions = auctions
measure-cash = cash of all
measure-bridges = bridges open
ending-bankruptcy = a bankruptcy
ending-rounds = all rounds played
ending-minutes = time is up
report-about = The figures of tiles and cards are inferred or reconstructed, so these figures describe the game as it is played here. Amounts are in thousands.

## Debts and deals

chapter-money = Rents, debts and deals
measure-troubled = any bankruptcy
measure-troubled-about = matches in which anybody goes bankrupt
measure-bankrupt = bankruptcies
measure-bankrupt-about = how many in a match
measure-fell = round of the first
measure-fell-about = in which round the first of them comes
measure-debt = debts
measure-debt-about = debts that cash does not cover
measure-mortgaged = mortgages
measure-mortgaged-about = districts mortgaged in a match
measure-deal-offered = offers
measure-deal-offered-about = deals proposed
measure-deal-accepted = deals
measure-deal-accepted-about = deals agreed on
measure-rent-paid = rents
measure-rent-paid-about = rents paid in cash at once
measure-salary-paid = salaries
measure-salary-paid-about = salaries drawn
measure-jailed = jail
measure-jailed-about = how often anybody goes to jail
chapter-auctions = Auctions
measure-held = held
measure-held-about = auctions in a match
measure-unsold = unsold
measure-unsold-about = those that end without a bid
measure-reached-by-printed = for 100 printed
measure-reached-by-printed-about = the price reached for each 100 of the price printed on the title
measure-below = below
measure-below-about = auctions won below the printed price
chapter-wealth = Wealth
measure-wealth = a player
measure-wealth-about = wealth in the end, cash and the rents of one's districts; the bankrupt have none
measure-cash-left = of it cash
measure-cash-left-about = its cash
measure-best = the winner
measure-best-about = the winner's wealth
measure-best-cash = winner's cash
measure-best-cash-about = the winner's cash

## What districts are worth

chapter-districts = What each district is worth
things-districts = district
measure-owned = owned
measure-owned-about = how often anybody owns it in the end
measure-rent = rent
measure-rent-about = the rent that others paid for it in a match, what the bankrupt had left included
measure-spent = spent
measure-spent-about = what was spent on it: bought, won or taken, with blocks and skyscrapers, without deals between players
measure-rent-by-spent = rent for 100
measure-rent-by-spent-about = the rent for each 100 spent
measure-standing = blocks on it
measure-standing-about = blocks in the end, where it is owned
measure-won-with = its owner wins
measure-won-with-about = how often its last owner wins, a shared victory counting its share
chapter-by-colour = What each colour is worth
things-by-colour = colour
measure-complete = in one hand
measure-complete-about = how often one player owns all of it in the end

## Why it ends when it does

chapter-causes = Why it ends when it does
measure-cause-rent = a rent
measure-cause-rent-about = of bankruptcies, those by a rent that could not be paid
measure-cause-player = a card, to a player
measure-cause-player-about = by what a card asked for another player
measure-cause-toll = a toll
measure-cause-toll-about = by a toll
measure-cause-card = a card
measure-cause-card-about = by what a card asked for the bank
measure-cause-bail = bail
measure-cause-bail-about = by bail
measure-had-cash = cash
measure-had-cash-about = what the bankrupt had in cash when that turn began
measure-had-means = means
measure-had-means-about = cash and what all mortgages together would bring
measure-due = asked
measure-due-about = what was asked
measure-blocks-enough = enough without blocks
measure-blocks-enough-about = how often cash and all that was ever spent on blocks would have been enough
measure-poorest = the poorest
measure-poorest-about = how often nobody had less means
measure-others-too = others who could not
measure-others-too-about = how many of the others could not have paid it either
measure-creditor-won = the creditor wins
measure-creditor-won-about = how often the one to whom it is owed wins the match
measure-tolls = tolls
measure-tolls-about = how often bridges are paid in a match
chapter-sites = What each site is worth
things-sites = site
measure-site-rent = rent beside it
measure-site-rent-about = the rent paid in a match for the districts that the site touches
measure-site-lost = taken away
measure-site-lost-about = the rent that hazards there have taken away, whenever one fell due
measure-site-bonus = bonus
measure-site-bonus-about = how often a bonus building stands there in the end
measure-site-hazard = hazard
measure-site-hazard-about = how often a hazard does
measure-site-landmark = landmark
measure-site-landmark-about = how often a skyscraper, the stadium or the tower does
