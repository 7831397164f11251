### Comment s’appellent les mesures du jeu.

## Colonnes

measure-bridges = ponts ouverts
ending-bankruptcy = une faillite
ending-minutes = temps écoulé
report-about = Les chiffres des tuiles et des cartes sont déduits ou reconstitués : ces chiffres décrivent donc le jeu tel qu’il est joué ici. Les montants sont en milliers.

## Pourquoi elle finit alors

chapter-causes = Pourquoi la partie finit alors
measure-cause-rent = un loyer
measure-cause-rent-about = parmi les faillites, celles dues à un loyer impayable
measure-cause-player = une carte, à un joueur
measure-cause-player-about = parmi les faillites, celles dues à ce qu’une carte demandait pour un autre joueur
measure-cause-toll = un péage
measure-cause-toll-about = parmi les faillites, celles dues à un péage
measure-cause-card = une carte
measure-cause-card-about = parmi les faillites, celles dues à ce qu’une carte demandait pour la banque
measure-cause-bail = caution
measure-cause-bail-about = parmi les faillites, celles dues à une caution
measure-had-cash = argent
measure-had-cash-about = l’argent du failli au début de ce tour
measure-had-means = moyens
measure-had-means-about = l’argent du failli et ce que rapporteraient toutes les hypothèques
measure-due = demandé
measure-due-about = ce qui était demandé au failli
measure-blocks-enough = assez sans immeubles
measure-blocks-enough-about = combien de fois l’argent et tout ce qui a été dépensé en immeubles auraient suffi
measure-poorest = le plus pauvre
measure-poorest-about = combien de fois personne n’avait moins de moyens que le failli
measure-others-too = autres incapables
measure-others-too-about = combien des autres n’auraient pas pu payer non plus
measure-creditor-won = le créancier gagne
measure-creditor-won-about = combien de fois celui à qui c’est dû gagne la partie
measure-tolls = péages
measure-tolls-about = combien de fois les ponts sont payés dans une partie
chapter-sites = Ce que vaut chaque emplacement
things-sites = emplacement
measure-site-rent = loyer alentour
measure-site-rent-about = le loyer payé dans une partie pour les quartiers que touche l’emplacement ; aucun s’il n’en touche pas
measure-site-lost = enlevé
measure-site-lost-about = le loyer que des nuisances y ont enlevé, chaque fois qu’un loyer était dû
measure-site-bonus = bonus
measure-site-bonus-about = combien de fois un bâtiment bonus s’y dresse à la fin
measure-site-hazard = nuisance
measure-site-hazard-about = combien de fois une nuisance s’y trouve à la fin
measure-site-landmark = monument
measure-site-landmark-about = combien de fois un gratte-ciel, le stade ou la tour s’y dresse à la fin
