### Comment s’appellent les mesures et les rapports.

## Ce que chaque partie a

measure-turns = tours
measure-turns-about = tours de tous les joueurs dans une partie
measure-decisions = décisions
measure-decisions-about = coups des joueurs et du hasard
measure-choices = des joueurs
measure-choices-about = coups des seuls joueurs
measure-lead_changes = changements de tête
measure-lead_changes-about = combien de fois, après autant de tours qu’il y a de places, un autre joueur que le précédent mène seul
measure-spread = écart
measure-spread-about = points entre le premier et le dernier
measure-margin = avance
measure-margin-about = points entre le premier et le deuxième
measure-settled = acquis après
measure-settled-about = la part des tours après laquelle un vainqueur a mené jusqu’au bout
measure-first_wins = le premier gagne
ending-decisions = limite du nombre de décisions

## Rapports

report-title = { $game } en chiffres
report-intro = Parties de robots ({ $bots }) entre eux. Entre parenthèses ou sous chaque chiffre, l’intervalle à 95 % : si tout était rejoué encore et encore, 95 de ces intervalles sur 100 contiendraient le vrai chiffre.
report-figures-builtin = Le fichier de données est celui du programme.
report-figures-own = Les chiffres viennent d’un fichier de données particulier.
report-poor = Les chiffres marqués * viennent de moins de 100 cas indépendants : trop peu pour s’y fier.
report-kind = parties
report-seats = { $seats } places
report-option = { $name } : { $value }
report-term = { $name } :
report-length = Combien de temps dure une partie
report-length-plot = Tours d’une partie : { $kind }, { $matches } parties
report-ends = Comment elle finit
report-ends-about = La part des parties selon ce qui les a terminées.
report-advantage = L’avantage de la place
report-advantage-about = La part des victoires selon la place dans l’ordre des tours, une victoire partagée comptant pour sa part.
report-place = { $place ->
    [1] premier
    [2] deuxième
    [3] troisième
    [4] quatrième
    [5] cinquième
    [6] sixième
   *[other] { $place }e
}
report-seats-plot = Victoires selon la place, à côté de parts égales (tirets) : { $kind }, { $matches } parties
report-known = Quand connaît-on le vainqueur ?
report-known-about = Combien de fois celui qui mène seul après une part des tours gagne à la fin, parmi les parties où quelqu’un mène alors seul. On regarde qui mène chaque fois qu’il s’est joué autant de tours qu’il y a de places ; c’est le dernier regard qui compte.
report-part = après { $part } %
report-known-plot = Qui mène gagne : { $kind }, { $matches } parties
report-known-across = part des tours joués
report-known-up = celui qui mène gagne
report-things = Ici : { $kind }, { $matches } parties.
report-drawn = { $what } : { $kind }, { $matches } parties
report-drawn-shares = { $what }, à côté de parts égales (tirets) : { $kind }, { $matches } parties
report-against = À côté de l’autre
report-against-about = A : { $one }. B : { $other }. Les deux sont joués avec la même chance : { $matches } paires de parties. L’intervalle est celui de la différence moyenne. Est nette une différence dont l’intervalle exclut zéro, si bien que la chance seule ne l’explique guère ; chaque mesure vaut pour elle-même : sur vingt qui ne diffèrent pas, une est dite nette en moyenne.
report-said-instead = Le rapport est donc dit ici, en Markdown.
report-made = Comment ces chiffres ont été obtenus
report-made-about = { $matches } parties de chaque type, graine { $seed }, au plus { $playouts } positions jugées par décision, en { $minutes } minutes { $where } ({ $rules }). La même commande redonne les mêmes chiffres :
report-made-stopped = Graine { $seed }, au plus { $playouts } positions jugées par décision, interrompu après { $minutes } minutes { $where } ({ $rules }). Ces chiffres ne sont que le début de ce que donne la commande quand elle va à son terme :
report-stopped = Ce rapport a été interrompu : { $done } parties sur { $wanted } ont été jouées. Il est fait de : { $parts }.
report-stopped-part = { $kind }, { $done } parties sur { $wanted }
report-stopped-pairs = à côté de l’autre, { $done } paires de parties sur { $wanted }
report-on-cores = sur { $jobs ->
    [one] { $jobs } cœur
   *[other] { $jobs } cœurs
}
report-on-cluster = sur une grappe
report-compiled = compilé
report-interpreted = interprété

## Comparaisons

compare-title = { $game } : { $matches } paires de parties avec la même chance.
compare-side-one = A : { $side }.
compare-side-other = B : { $side }.
compare-same = A et B sont identiques : rien ne diffère.
side-bots = robots : { $bots }
side-data-builtin = fichier de données du programme
side-data-own = fichier de données { $file }
compare-column-measure = mesure
compare-column-one = A
compare-column-other = B
compare-column-difference = B − A
compare-column-interval = intervalle à 95 %
compare-column-saved = par paires
compare-column-clear = net
compare-clear = oui
compare-saved = { $times } ×
compare-meaning = * L’intervalle exclut zéro : à 95 %, la chance seule n’explique guère la différence. Chaque mesure vaut pour elle-même : sur vingt qui ne diffèrent pas, une est marquée en moyenne. Par paires : combien de fois plus de parties il aurait fallu sans la même chance.
compare-sequence = La précision voulue est atteinte. Les intervalles valent quel que soit le moment de l’arrêt (suite de confiance asymptotique) ; ils en sont plus larges.
compare-not-reached = La précision voulue n’est pas atteinte : il faut plus de parties (--matches). Les intervalles valent quel que soit le moment de l’arrêt (suite de confiance asymptotique).
