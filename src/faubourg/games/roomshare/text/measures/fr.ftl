### Comment s’appellent les mesures du jeu.

## Colonnes

measure-empty_flats = appartements vides
measure-shared_flats = appartements à trois
measure-full_flats = appartements pleins
measure-reserves = locataires restants
ending-reserve = une réserve est vide

## Chapitres

chapter-course = Expulsions
measure-evicted = expulsions
measure-evicted-about = appartements vidés dans une partie
measure-moved = déménagements
measure-moved-about = locataires qui déménagent dans une partie
measure-chains = chaînes
measure-chains-about = chaînes d’expulsions dans une partie, même d’une seule
measure-longest = plus longue chaîne
measure-longest-about = expulsions de la plus longue chaîne d’une partie
chapter-cards = Ce que vaut chaque carte
things-cards = carte
measure-played = jouée
measure-played-about = combien de fois une telle carte est jouée dans une partie
measure-won-with = ses joueurs gagnent
measure-won-with-about = combien de fois gagne un joueur qui en a joué une ou plusieurs, une victoire partagée comptant pour sa part
chapter-flats = Ce que vaut chaque appartement
things-flats = appartement
measure-lodged = locataires
measure-lodged-about = locataires qui y habitent à la fin
measure-points = points
measure-points-about = points qu’il rapporte à la fin à tous les joueurs ensemble
measure-emptied = vidé
measure-emptied-about = combien de fois il est vidé dans une partie
measure-counting = compte
measure-counting-about = combien de fois il compte à la fin, en bien ou en mal
chapter-flat-kinds = Ce que vaut chaque sorte d’appartement
things-flat-kinds = sorte
measure-laid = posés
measure-laid-about = combien il y a d’appartements de cette sorte
