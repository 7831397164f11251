### Comment s’appellent les mesures communes à City et à U-Build.

## Colonnes

measure-rounds = tours de table
measure-bankruptcies = joueurs éliminés
measure-districts = quartiers possédés
measure-colours = couleurs complètes
measure-blocks = immeubles
measure-mortgages = quartiers hypothéqués
measure-auctions = enchères
measure-cash = argent de tous
ending-rounds = tous les tours joués

## Dettes et marchés

chapter-money = Loyers, dettes et marchés
measure-troubled = une faillite
measure-troubled-about = parties où quelqu’un fait faillite
measure-bankrupt = faillites
measure-bankrupt-about = faillites dans une partie
measure-fell = tour de la première
measure-fell-about = à quel tour de table vient la première faillite
measure-debt = dettes
measure-debt-about = dettes d’une partie que l’argent ne couvre pas
measure-mortgaged = hypothèques
measure-mortgaged-about = quartiers hypothéqués dans une partie
measure-deal-offered = offres
measure-deal-offered-about = marchés proposés dans une partie
measure-deal-accepted = marchés
measure-deal-accepted-about = marchés conclus dans une partie
measure-rent-paid = loyers
measure-rent-paid-about = loyers payés comptant dans une partie
measure-salary-paid = salaires
measure-salary-paid-about = salaires touchés dans une partie
measure-jailed = prison
measure-jailed-about = combien de fois quelqu’un va en prison dans une partie
chapter-auctions = Enchères
measure-held = tenues
measure-held-about = enchères dans une partie
measure-unsold = invendus
measure-unsold-about = enchères d’une partie qui finissent sans offre
measure-reached-by-printed = pour 100 imprimés
measure-reached-by-printed-about = le prix atteint pour 100 du prix imprimé sur le titre
measure-below = en dessous
measure-below-about = parmi les enchères, celles gagnées sous le prix imprimé
chapter-wealth = Fortune
measure-wealth = un joueur
measure-wealth-about = fortune à la fin, argent et loyers de ses quartiers ; les faillis n’ont rien
measure-cash-left = dont argent
measure-cash-left-about = la part de cette fortune qui est en argent
measure-best = le vainqueur
measure-best-about = la fortune de celui qui gagne
measure-best-cash = argent du vainqueur
measure-best-cash-about = la part de celle-ci qui est en argent

## Ce que valent les quartiers

chapter-districts = Ce que vaut chaque quartier
things-districts = quartier
measure-owned = possédé
measure-owned-about = combien de fois quelqu’un le possède à la fin
measure-rent = loyer
measure-rent-about = le loyer que les autres ont payé dans une partie, y compris ce qui restait aux faillis
measure-spent = dépensé
measure-spent-about = ce qui y a été dépensé : achat, enchère ou prise, avec immeubles et gratte-ciel, sans les marchés entre joueurs
measure-rent-by-spent = loyer pour 100
measure-rent-by-spent-about = le loyer pour 100 dépensés
measure-standing = immeubles
measure-standing-about = immeubles à la fin, s’il est possédé
measure-won-with = son propriétaire gagne
measure-won-with-about = combien de fois son dernier propriétaire gagne, une victoire partagée comptant pour sa part (les faillis ne possèdent plus rien à la fin et les vainqueurs possèdent plus de tout, si bien que chaque quartier est au-dessus des parts égales : ce chiffre compare les quartiers entre eux, et ne dit pas ce qu’un seul rapporte)
chapter-by-colour = Ce que vaut chaque couleur
things-by-colour = couleur
measure-complete = en une seule main
measure-complete-about = combien de fois un seul joueur la possède toute à la fin
