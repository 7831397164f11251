### What the measures of City and U-Build alike are called.

## Columns

measure-rounds = rounds
measure-bankruptcies = players out
measure-districts = districts owned
measure-colours = complete colours
measure-blocks = blocks
measure-mortgages = districts mortgaged
measure-auctions = auctions
measure-cash = cash of all
ending-rounds = all rounds played

## Debts and deals

chapter-money = Rents, debts and deals
measure-troubled = any bankruptcy
measure-troubled-about = matches in which anybody goes bankrupt
measure-bankrupt = bankruptcies
measure-bankrupt-about = bankruptcies in a match
measure-fell = round of the first
measure-fell-about = in which round the first bankruptcy comes
measure-debt = debts
measure-debt-about = debts in a match that cash does not cover
measure-mortgaged = mortgages
measure-mortgaged-about = districts mortgaged in a match
measure-deal-offered = offers
measure-deal-offered-about = deals proposed in a match
measure-deal-accepted = deals
measure-deal-accepted-about = deals agreed on in a match
measure-rent-paid = rents
measure-rent-paid-about = rents paid in cash at once, in a match
measure-salary-paid = salaries
measure-salary-paid-about = salaries drawn in a match
measure-jailed = jail
measure-jailed-about = how often anybody goes to jail in a match
chapter-auctions = Auctions
measure-held = held
measure-held-about = auctions in a match
measure-unsold = unsold
measure-unsold-about = auctions in a match that end without a bid
measure-reached-by-printed = for 100 printed
measure-reached-by-printed-about = the price reached for each 100 of the price printed on the title
measure-below = below
measure-below-about = of auctions, those won below the printed price
chapter-wealth = Wealth
measure-wealth = a player
measure-wealth-about = wealth in the end, cash and the rents of one's districts; the bankrupt have none
measure-cash-left = of it cash
measure-cash-left-about = the part of it that is cash
measure-best = the winner
measure-best-about = the wealth of whoever wins
measure-best-cash = winner's cash
measure-best-cash-about = the part of that which is cash

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
measure-won-with-about = how often its last owner wins, a shared victory counting its share (the bankrupt own nothing in the end and winners own more of everything, so that every district is above equal shares: the figure sets districts beside each other, and does not tell what one brings)
chapter-by-colour = What each colour is worth
things-by-colour = colour
measure-complete = in one hand
measure-complete-about = how often one player owns all of it in the end
