### Comment s’appellent les mesures du jeu.

## Colonnes

measure-lots = terrains possédés
measure-houses = maisons
measure-hotels = hôtels
measure-tokens = loyers de tous
measure-runs = pioches épuisées
ending-hotels = dernier hôtel
ending-money = argent épuisé deux fois
ending-nothing-to-draw = rien à piocher
report-about = Ce que disent les cartes de la boîte est perdu ; loyers et cartes d’argent sont notre reconstitution : ces chiffres décrivent donc le jeu tel qu’il est joué ici.

## Chapitres

chapter-hotels-left = Combien il reste à jouer
things-hotels-left = hôtels restants
measure-to-come = tours à venir
measure-to-come-about = combien de tours dure encore la partie, selon les hôtels qui restent à la banque au début d’un tour
chapter-points = Points
measure-score = un joueur
measure-score-about = points d’un joueur à la fin
measure-best = le vainqueur
measure-best-about = points du vainqueur
measure-from-tokens = loyers
measure-from-tokens-about = points d’un joueur venant des loyers
measure-from-houses = des maisons
measure-from-houses-about = points d’un joueur venant des maisons
measure-from-hotels = des hôtels
measure-from-hotels-about = points d’un joueur venant des hôtels
measure-from-stations = gares
measure-from-stations-about = points d’un joueur venant des gares
measure-from-utilities = compagnies
measure-from-utilities-about = points d’un joueur venant des compagnies
chapter-lots = Ce que vaut chaque terrain
things-lots = terrain
measure-owned = possédé
measure-owned-about = combien de fois quelqu’un le possède à la fin
measure-rent = loyer
measure-rent-about = le loyer qu’a rapporté dans la partie une rue que quelqu’un possède à la fin
measure-hotel = hôtel
measure-hotel-about = combien de fois un hôtel s’y dresse alors
measure-won-with = son propriétaire gagne
measure-won-with-about = combien de fois son propriétaire gagne, une victoire partagée comptant pour sa part (ce chiffre compare les terrains entre eux, et ne dit pas ce qu’un seul rapporte)
