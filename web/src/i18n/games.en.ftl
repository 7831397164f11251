### What each game is about, in a sentence. The same keys, in the same order, are in games.fr.ftl.

game-roomshare = A building full of flatmates: three in an apartment pay, a fourth gets everybody thrown out.
game-paris = Buy streets, stations and companies, put up hotels, and collect the rents while the others play.
game-city = A city to build block by block: bid for its districts, put up towers, leave your neighbour a prison, and ruin everybody.
