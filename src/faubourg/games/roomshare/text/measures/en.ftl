### What the measures of the game are called.

## Columns

measure-empty_flats = empty apartments
measure-shared_flats = apartments of three
measure-full_flats = full apartments
measure-reserves = tenants left
ending-reserve = a reserve is empty

## Chapters

chapter-course = Evictions
measure-evicted = evictions
measure-evicted-about = apartments evicted in a match
measure-moved = moves
measure-moved-about = tenants who move out in a match
measure-chains = chains
measure-chains-about = chains of evictions in a match, a single one included
measure-longest = longest chain
measure-longest-about = evictions of the longest chain of a match
chapter-cards = What each card is worth
things-cards = card
measure-played = played
measure-played-about = how often such a card is played in a match
measure-won-with = its players win
measure-won-with-about = how often a player wins who has played one or more, a shared victory counting its share
chapter-flats = What each apartment is worth
things-flats = apartment
measure-lodged = tenants
measure-lodged-about = tenants who live there in the end
measure-points = points
measure-points-about = points that it brings to all players together in the end
measure-emptied = evicted
measure-emptied-about = how often it is evicted in a match
measure-counting = counts
measure-counting-about = how often it counts in the end, for better or worse
chapter-flat-kinds = What each kind of apartment is worth
things-flat-kinds = kind
measure-laid = on the board
measure-laid-about = how many apartments of this kind there are
