game-paris = Buy streets, stations and companies, put up hotels, and collect the rents while the others play.
