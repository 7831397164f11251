### What the measures of the game are called.

## Columns

measure-lots = lots owned
measure-houses = houses
measure-hotels = hotels
measure-tokens = rent of all
measure-runs = money piles used up
ending-hotels = last hotel
ending-money = money out twice
ending-nothing-to-draw = nothing to draw
report-about = What the cards of the box say is lost; rents and money cards are our reconstruction, so these figures describe the game as it is played here.

## Chapters

chapter-hotels-left = How much is left to play
things-hotels-left = hotels left
measure-to-come = turns to come
measure-to-come-about = how many more turns of anybody a match lasts, by the hotels left in the bank when a turn begins
chapter-points = Points
measure-score = a player
measure-score-about = points of a player in the end
measure-best = the winner
measure-best-about = points of the winner
measure-from-tokens = rent
measure-from-tokens-about = points of a player from rent
measure-from-houses = from houses
measure-from-houses-about = points of a player from houses
measure-from-hotels = from hotels
measure-from-hotels-about = points of a player from hotels
measure-from-stations = stations
measure-from-stations-about = points of a player from stations
measure-from-utilities = utilities
measure-from-utilities-about = points of a player from utilities
chapter-lots = What each lot is worth
things-lots = lot
measure-owned = owned
measure-owned-about = how often anybody owns it in the end
measure-rent = rent
measure-rent-about = the rent that a street which somebody owns in the end brought in the match
measure-hotel = hotel
measure-hotel-about = how often a hotel then stands on it
measure-won-with = its owner wins
measure-won-with-about = how often its owner wins, a shared victory counting its share (the figure sets lots beside each other, and does not tell what one brings)
