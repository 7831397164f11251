### Comment s’appellent les mesures du jeu.

## Colonnes

measure-rounds = tours de table
measure-bankruptcies = joueurs éliminés
measure-districts = quartiers possédés
measure-colours = couleurs complètes
measure-blocks = immeubles
measure-mortgages = quartiers hypothéqués
measure-auctions = enchères
measure-cash = argent de tous
measure-bridges = ponts ouverts
ending-bankruptcy = une faillite
ending-rounds = tous les tours joués
ending-minutes = temps écoulé
report-about = Les chiffres des tuiles et des cartes sont déduits ou reconstitués : ces chiffres décrivent donc le jeu tel qu’il est joué ici. Les montants sont en milliers.

## Dettes et marchés

chapter-money = Loyers, dettes et marchés
measure-troubled = une faillite
measure-troubled-about = parties où quelqu’un fait faillite
measure-bankrupt = faillites
measure-bankrupt-about = combien dans une partie
measure-fell = tour de la première
measure-fell-about = à quel tour de table vient la première
measure-debt = dettes
measure-debt-about = dettes que l’argent ne couvre pas
measure-mortgaged = hypothèques
measure-mortgaged-about = quartiers hypothéqués dans une partie
measure-deal-offered = offres
measure-deal-offered-about = marchés proposés
measure-deal-accepted = marchés
measure-deal-accepted-about = marchés conclus
measure-rent-paid = loyers
measure-rent-paid-about = loyers payés comptant
measure-salary-paid = salaires
measure-salary-paid-about = salaires touchés
measure-jailed = prison
measure-jailed-about = combien de fois quelqu’un va en prison
chapter-auctions = Enchères
measure-held = tenues
measure-held-about = enchères dans une partie
measure-unsold = invendus
measure-unsold-about = celles qui finissent sans offre
measure-reached-by-printed = pour 100 imprimés
measure-reached-by-printed-about = le prix atteint pour 100 du prix imprimé sur le titre
measure-below = en dessous
measure-below-about = enchères gagnées sous le prix imprimé
chapter-wealth = Fortune
measure-wealth = un joueur
measure-wealth-about = fortune à la fin, argent et loyers de ses quartiers ; les faillis n’ont rien
measure-cash-left = dont argent
measure-cash-left-about = son argent
measure-best = le vainqueur
measure-best-about = la fortune du vainqueur
measure-best-cash = argent du vainqueur
measure-best-cash-about = l’argent du vainqueur

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
measure-won-with-about = combien de fois son dernier propriétaire gagne, une victoire partagée comptant pour sa part
chapter-by-colour = Ce que vaut chaque couleur
things-by-colour = couleur
measure-complete = en une seule main
measure-complete-about = combien de fois un seul joueur la possède toute à la fin

## Pourquoi elle finit alors

chapter-causes = Pourquoi la partie finit alors
measure-cause-rent = un loyer
measure-cause-rent-about = parmi les faillites, celles dues à un loyer impayable
measure-cause-player = une carte, à un joueur
measure-cause-player-about = par ce qu’une carte demandait pour un autre joueur
measure-cause-toll = un péage
measure-cause-toll-about = par un péage
measure-cause-card = une carte
measure-cause-card-about = par ce qu’une carte demandait pour la banque
measure-cause-bail = caution
measure-cause-bail-about = par une caution
measure-had-cash = argent
measure-had-cash-about = l’argent du failli au début de ce tour
measure-had-means = moyens
measure-had-means-about = l’argent et ce que rapporteraient toutes les hypothèques
measure-due = demandé
measure-due-about = ce qui était demandé
measure-blocks-enough = assez sans immeubles
measure-blocks-enough-about = combien de fois l’argent et tout ce qui a été dépensé en immeubles auraient suffi
measure-poorest = le plus pauvre
measure-poorest-about = combien de fois personne n’avait moins de moyens
measure-others-too = autres incapables
measure-others-too-about = combien des autres n’auraient pas pu payer non plus
measure-creditor-won = le créancier gagne
measure-creditor-won-about = combien de fois celui à qui c’est dû gagne la partie
measure-tolls = péages
measure-tolls-about = combien de fois les ponts sont payés dans une partie
chapter-sites = Ce que vaut chaque emplacement
things-sites = emplacement
measure-site-rent = loyer alentour
measure-site-rent-about = le loyer payé dans une partie pour les quartiers que touche l’emplacement
measure-site-lost = enlevé
measure-site-lost-about = le loyer que des nuisances y ont enlevé, chaque fois qu’un loyer était dû
measure-site-bonus = bonus
measure-site-bonus-about = combien de fois un bâtiment bonus s’y dresse à la fin
measure-site-hazard = nuisance
measure-site-hazard-about = combien de fois une nuisance s’y trouve
measure-site-landmark = monument
measure-site-landmark-about = combien de fois un gratte-ciel, le stade ou la tour s’y dresse
