game-city = A city to build block by block: bid for its districts, put up towers, leave your neighbour a prison, and ruin everybody.
