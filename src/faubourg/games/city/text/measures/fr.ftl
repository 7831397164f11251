### Comment s’appellent les mesures du jeu.

## Colonnes

ending-last = un seul joueur reste
ending-hour = temps écoulé
report-about = Les chiffres des cartes viennent de sources publiques ou sont déduits : ces chiffres décrivent donc le jeu tel qu’il est joué ici. Les montants sont en milliers, comme sur le plateau.
