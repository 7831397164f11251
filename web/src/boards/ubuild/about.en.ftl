game-ubuild = Hexagons clipped into a track that you may lay yourself: pay the bridges, build beside your neighbours, and be the richest when one is ruined.
