### Les messages de U-Build, en français. Les mêmes clés, dans le même ordre, sont dans en.ftl.
### Les cases s’appellent comme dans le texte d’un plateau : go, ja, fp, gj, br, et de a0 à l1. Cases et hexagones se comptent à partir de 1, dans son ordre.

## Un plateau que personne ne peut lire

error-layout-too-long = Le texte d’un plateau a { $most } caractères au plus ; celui-ci en a { $given }.
error-layout-unreadable = Le caractère { $place } du plateau est illisible : « { $found } ».
error-layout-ends = Le texte du plateau s’arrête { $place ->
    [0] avant d’avoir commencé
    [one] après { $place } caractère
   *[other] après { $place } caractères
}.
error-layout-version = Le plateau est écrit dans la version { $version } ; c’est la version { $expected } qui se lit ici.
error-layout-unknown-tile = La case { $place } du plateau, « { $tile } », n’existe pas.
error-layout-mode = C’est un plateau du mode { $given ->
    [beginner] Débutant
    [classic] Classique
   *[advanced] Avancé
}, et cette partie se joue en mode { $mode ->
    [beginner] Débutant
    [classic] Classique
   *[advanced] Avancé
}.

## Les cases d’un plateau

error-layout-cut-double = Le plateau est coupé dans la case double « { $tile } » : on coupe entre deux cases.
error-layout-tile-twice = La case { $place }, « { $tile } », est déjà posée à la case { $other } : il n’y en a qu’une.
error-layout-tile-missing = La case « { $tile } » manque.
error-layout-bridges = Le plateau { $given ->
    [0] n’a pas de pont
    [one] a { $given } pont
   *[other] a { $given } ponts
} ; ce mode en a { $wanted }.
error-layout-stranger = La case { $place }, « { $tile } », n’est pas de ce mode.
error-layout-permit = La case { $place }, « { $tile } », porte un permis de construire : il n’y en a pas en mode Débutant.
error-layout-replaced = En mode Débutant on remplace deux cases doubles, ou aucune ; ici c’est { $given }.
error-layout-same-colour = La case { $place }, « { $tile } », a une couleur des cases retirées : une nouvelle en a d’autres.
error-layout-singles = Entre « { $tile } » à la case { $place } et la case simple suivante, « { $next } », il y a { $given ->
    [0] zéro case double
    [one] { $given } case double
   *[other] { $given } cases doubles
} ; dans ce mode il en faut { $wanted }.
error-layout-bridges-close = Les ponts des hexagones { $hexagon } et { $other } sont à { $given ->
    [one] { $given } pas
   *[other] { $given } pas
} l’un de l’autre ; dans ce mode il en faut au moins { $least }.

## Le contour d’un plateau

error-layout-turns = Les cases ont { $wanted } hexagones, et le plateau { $given ->
    [0] n’a aucune lettre de contour
    [one] a { $given } lettre de contour
   *[other] a { $given } lettres de contour
} : il en faut une par hexagone.
error-layout-begins = Le texte d’un plateau fermé commence par « go ».
error-layout-end-turns = À l’hexagone { $hexagon } une gare est clipsée, tout droit : sa lettre est « s ».
error-layout-not-closed = Le plateau ne se referme pas : l’hexagone { $hexagon } ne ramène pas au premier. Un plateau ouvert finit par « -o ».
error-layout-overlap = L’hexagone { $hexagon } est posé sur l’hexagone { $other }.
error-layout-touch = Les hexagones { $hexagon } et { $other } se touchent sans se suivre.
error-layout-railroad-touches = La gare de l’hexagone { $end } touche l’hexagone { $hexagon } : elle ne peut toucher que le bout où elle est clipsée.
error-layout-railroads-touch = Les deux gares se touchent.
error-layout-first-turn = La première lettre ne va pas avec le contour : sur la case Départ c’est « { $wanted } ».
error-layout-anticlockwise = Le plateau tourne à l’envers : un plateau fermé se parcourt dans le sens des aiguilles d’une montre.

## Le plateau dans le terminal : des codes de deux lettres, des cases de trois, des bâtiments et des gares de quatre au plus

board-code-brown = MA
board-code-lightblue = BC
board-code-pink = RO
board-code-orange = OR
board-code-red = RG
board-code-yellow = JA
board-code-green = VE
board-code-darkblue = BF
board-space-go = DÉP
board-space-jail = PRI
board-space-parking = PAR
board-space-arrest = POL
board-space-bridge = PON
board-space-permit = PER
board-space-railroad = GARE
board-piece-school = Écol
board-piece-park = Parc
board-piece-wind = Éole
board-piece-power = Élec
board-piece-prison = Pris
board-piece-sewage = Eaux
board-track-space = { $number }. { $space } ({ $code }) : places { $sites }.
board-track-railroads = Une gare précède { $first }, l’autre suit { $last }.

## Les plateaux sur la ligne de commande

cli-layout = vérifier, créer et dessiner des plateaux de U-Build
cli-layout-check = dire si un plateau peut être joué, ou ce qui n’y va pas
cli-layout-new = créer des plateaux au hasard, un par ligne
cli-layout-draw = dessiner un plateau dans le terminal, ou en image
cli-layout-fuzz = chercher des contradictions entre ce qui crée les plateaux et ce qui les vérifie
cli-layout-what = Dites que faire des plateaux : { $known }.
cli-layout-text = PLATEAU
cli-layout-text-help = le texte d’un plateau, ou un fichier de plateaux, un par ligne
cli-layout-data = les cases, plateaux imprimés et noms de ce fichier
cli-layout-mode = le mode auquel il est destiné ; sinon classic
cli-layout-open = un plateau ouvert, avec une gare à chaque bout
cli-layout-seed = le même nombre recrée le même plateau
cli-layout-count = combien ; chacun avec le nombre qui suit celui du précédent
cli-layout-svg = écrire une image SVG dans ce fichier ; - est l’écran
cli-layout-fuzz-count = combien de textes
cli-layout-fuzz-seed = le même nombre recrée les mêmes textes
cli-layout-none = Il n’y a pas de plateau dans « { $file } ».
cli-layout-several = Il y a { $count } plateaux dans « { $file } » : on n’en dessine qu’un.
layout-good = Le plateau peut être joué : mode { $mode ->
    [beginner] Débutant
    [classic] Classique
   *[advanced] Avancé
}, { $open ->
    [yes] ouvert
   *[no] fermé
}, { $spaces } cases, { $sites } places, { $bridges } ponts ; { $printed ->
    [yes] le plateau imprimé
   *[no] plateau libre
}.
layout-line = Ligne { NUMBER($line, useGrouping: 0) } : { $fault }
layout-counted = Peuvent être joués : { $good }. Ne peuvent pas l’être : { $bad }.
layout-title = Mode { $mode ->
    [beginner] Débutant
    [classic] Classique
   *[advanced] Avancé
}, { $printed ->
    [yes] plateau imprimé
   *[no] plateau libre
}{ $open ->
    [yes] , ouvert
   *[no] {""}
}
layout-counts = { $spaces } cases, { $sites } places, { $bridges } ponts
layout-svg-written = L’image est écrite : { $file }
layout-fuzz-progress = textes
layout-fuzz-searched = { $texts } textes, { $seconds } secondes.
layout-fuzz-accepted = Peuvent être joués, et auraient pu être créés : { $count }.
layout-fuzz-refused = Refusés, pour { $faults } sortes de défauts : { $count }.
layout-fuzz-interrupted = Interrompu : { $done } textes examinés sur { $wanted }.
layout-fuzz-crash = La vérification s’est effondrée ({ $detail }) : { $text }
layout-fuzz-refused-wrongly = La vérification refuse ce qui peut être créé ({ $detail }) : { $text }
layout-fuzz-accepted-wrongly = La vérification accepte ce qui ne peut pas être créé : { $text }
layout-fuzz-rewritten = Le texte n’est pas écrit comme il a été lu : { $text }

## Le fichier de données

error-data-bad-tile = Ligne { NUMBER($line, useGrouping: 0) } du fichier de données : « { $entry } » a besoin d’un quartier ou de « permit » comme « { $field } ».
error-data-tile-twice = Ligne { NUMBER($line, useGrouping: 0) } du fichier de données : « { $space } » est déjà sur une case avant « { $entry } ».
error-data-permits = Ligne { NUMBER($line, useGrouping: 0) } du fichier de données : « { $entry } » a un permis de trop ; il y en a { $most }, sur deux cases.
error-data-bad-layout = Ligne { NUMBER($line, useGrouping: 0) } du fichier de données : le plateau « { $entry } » ne peut pas être joué ({ $fault }).
