### L’atelier des plateaux de U-Build. Les mêmes clés, dans le même ordre, sont dans workshop.en.ftl.

workshop-title = L’atelier des plateaux
workshop-lead = Clipsez les cases de la boîte l’une derrière l’autre, à partir de Départ. Le contrôleur dit à chaque pas ce qui va et ce qui ne va pas.
workshop-mode = Mode
workshop-mode-name = { $mode ->
    [beginner] Débutant
    [classic] Classique
   *[advanced] Avancé
}
workshop-open = Ouvert, avec deux gares
workshop-new = Table vide
workshop-dice = Tirer un plateau au sort

## La table et la réserve

workshop-track = Le plateau, case par case
workshop-tile = Case { $place } : { $tile }
workshop-tray = Cases à clipser
workshop-left = encore { $left }
workshop-spot = Clipser ici : { $turn ->
    [l] à gauche
    [r] à droite
   *[s] tout droit
}
workshop-spot-again = Clipser ici, au plus droit
workshop-chosen = La case choisie
workshop-flip = Retourner
workshop-exchange = Échanger
workshop-exchange-help = Touchez la case avec laquelle elle change de place.
workshop-remove = Enlever
workshop-leave-tile = Laisser
workshop-bend = À l’hexagone { $hexagon } le plateau va
workshop-turn = { $turn ->
    [l] à gauche
    [r] à droite
   *[s] tout droit
}

## Les outils

workshop-tools = Outils
workshop-tool-undo = Défaire
workshop-tool-redo = Refaire
workshop-tool-turn = Tourner
workshop-tool-mirror = Miroir
workshop-tool-outline = Autre contour
workshop-tool-railroads = Poser des gares
workshop-tool-loop = Refermer
workshop-tool-print = Imprimer

## Ce que dit le contrôleur

workshop-good = { $printed ->
    [yes] C’est le plateau imprimé de ce mode : { $spaces } cases, { $sites } places à bâtir.
   *[no] On peut y jouer : { $spaces } cases, { $sites } places à bâtir.
}
workshop-left-to-build = Jusqu’ici tout va. Il reste { $left ->
    [one] { $left } hexagone
   *[other] { $left } hexagones
} ; ensuite { $next ->
    [double] vient une case double
    [single] vient une case simple
    [bridge] vient un pont
    [double-single] vient une case double ou simple
    [double-bridge] vient une case double ou un pont
    [single-bridge] vient une case simple ou un pont
    [double-single-bridge] vient n’importe quelle case
   *[none] rien de ce qui reste ne convient : défaites un pas
}.

## Jouer

workshop-play = Jouer sur ce plateau
workshop-table = Ouvrir une table
workshop-box = À côté de votre plateau
workshop-play-not-yet = Dès que le contrôleur est content, on peut y ouvrir une table.
workshop-address = L’adresse de ce plateau
workshop-code = L’adresse de ce plateau, en code à photographier

## Jugé par des robots

workshop-judge = Jugé avant d’être joué
workshop-judge-lead = Des robots jouent des parties entières sur ce plateau et sur le plateau imprimé du même mode. Plus ils en jouent, plus les intervalles se resserrent.
workshop-judge-seats = Joueurs
workshop-judge-matches = Parties sur chacun
workshop-judge-start = Faire juger
workshop-judge-stop = Arrêter
workshop-judge-not-yet = Il faut d’abord un plateau sur lequel on peut jouer.
workshop-judge-progress = Parties jouées
workshop-judge-done = { $done } parties sur { $wanted }
workshop-judge-help = Sous chaque chiffre, l’intervalle où se trouve le vrai, à 95 %. Les robots s’arrêtent quand vous quittez la page ; ce qu’ils ont trouvé est gardé.

## La galerie

workshop-gallery = Galerie
workshop-gallery-lead = Les trois plateaux imprimés, et douze plateaux tirés au sort que les robots ont trouvés bons à jouer : ils durent à peu près autant, ne favorisent pas celui qui commence, et les loyers tombent un peu partout.
workshop-shown = { $mode ->
    [beginner] Débutant
    [classic] Classique
   *[advanced] Avancé
}{ $printed ->
    [yes] , imprimé
   *[no] {""}
}{ $open ->
    [yes] , avec gares
   *[no] {""}
}
workshop-shown-figures = environ { $minutes } min ; { $top } % des loyers sur trois quartiers

## Sur papier

workshop-paper = U-Build, { $mode ->
    [beginner] Débutant
    [classic] Classique
   *[advanced] Avancé
}{ $open ->
    [yes] {""} : un plateau ouvert, avec une gare à chaque bout
   *[no] {""} : un plateau fermé
}
workshop-paper-turn = { $turn ->
    [l] à gauche
    [r] à droite
   *[s] tout droit
}
workshop-paper-help = Clipsez les cases dans cet ordre ; à côté de chacune, où va le plateau sur ses hexagones. Pour le retrouver à l’écran :
workshop-list = Les cases dans l’ordre, et le clavier
workshop-keys = Au clavier : les flèches vont d’une case à l’autre, Entrée choisit, F retourne une case double, Suppr enlève une case posée, Échap laisse, Ctrl+Z défait.
