game-ubuild = Des hexagones à assembler en un parcours, même le vôtre : franchissez les ponts, bâtissez à côté des voisins, et soyez le plus riche quand l’un se ruine.
