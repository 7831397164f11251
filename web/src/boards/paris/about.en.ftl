game-paris = Buy streets, stations and utilities, put up hotels, and collect the rents while the others play.
