### What the measures of the game are called.

## Columns

measure-bridges = bridges open
ending-bankruptcy = a bankruptcy
ending-minutes = time is up
report-about = The figures of tiles and cards are inferred or reconstructed, so these figures describe the game as it is played here. Amounts are in thousands.

## Why it ends when it does

chapter-causes = Why it ends when it does
measure-cause-rent = a rent
measure-cause-rent-about = of bankruptcies, those by a rent that could not be paid
measure-cause-player = a card, to a player
measure-cause-player-about = of bankruptcies, those by what a card asked for another player
measure-cause-toll = a toll
measure-cause-toll-about = of bankruptcies, those by a toll
measure-cause-card = a card
measure-cause-card-about = of bankruptcies, those by what a card asked for the bank
measure-cause-bail = bail
measure-cause-bail-about = of bankruptcies, those by bail
measure-had-cash = cash
measure-had-cash-about = what the bankrupt had in cash when that turn began
measure-had-means = means
measure-had-means-about = the cash of the bankrupt and what all mortgages together would bring
measure-due = asked
measure-due-about = what was asked of the bankrupt
measure-blocks-enough = enough without blocks
measure-blocks-enough-about = how often cash and all that was ever spent on blocks would have been enough
measure-poorest = the poorest
measure-poorest-about = how often nobody had less means than the bankrupt
measure-others-too = others who could not
measure-others-too-about = how many of the others could not have paid it either
measure-creditor-won = the creditor wins
measure-creditor-won-about = how often the one to whom it is owed wins the match
measure-tolls = tolls
measure-tolls-about = how often bridges are paid in a match
chapter-sites = What each site is worth
things-sites = site
measure-site-rent = rent beside it
measure-site-rent-about = the rent paid in a match for the districts that the site touches; none, if it touches none
measure-site-lost = taken away
measure-site-lost-about = the rent that hazards there have taken away, whenever one fell due
measure-site-bonus = bonus
measure-site-bonus-about = how often a bonus building stands there in the end
measure-site-hazard = hazard
measure-site-hazard-about = how often a hazard stands there in the end
measure-site-landmark = landmark
measure-site-landmark-about = how often a skyscraper, the stadium or the tower stands there in the end
