### L’atelier des plateaux de U-Build. Les mêmes clés, dans le même ordre, sont dans workshop.en.ftl.

workshop-title = L’atelier des plateaux
workshop-lead = Clipsez les tuiles de la boîte l’une derrière l’autre, à partir de Départ. Le contrôleur dit à chaque pas ce qui va et ce qui ne va pas.
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

workshop-track = Le plateau, tuile par tuile
workshop-tile = Tuile { $place } : { $tile }
workshop-tray = Tuiles à clipser
workshop-left = encore { $left }
workshop-spot = Clipser ici : { $turn ->
    [l] à gauche
    [r] à droite
   *[s] tout droit
}
workshop-spot-again = Clipser ici, au plus droit
workshop-chosen = La tuile choisie
workshop-flip = Retourner
workshop-exchange = Échanger
workshop-exchange-help = Touchez la tuile avec laquelle elle change de place.
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
    [yes] C’est le plateau imprimé de ce mode : { $spaces } cases, { $sites } emplacements.
   *[no] On peut y jouer : { $spaces } cases, { $sites } emplacements.
}
workshop-left-to-build = Jusqu’ici tout va. Il reste { $left ->
    [one] { $left } hexagone
   *[other] { $left } hexagones
} ; ensuite { $next ->
    [double] vient une tuile double
    [single] vient une tuile simple
    [bridge] vient un pont
    [double-single] vient une tuile double ou simple
    [double-bridge] vient une tuile double ou un pont
    [single-bridge] vient une tuile simple ou un pont
    [double-single-bridge] vient n’importe quelle tuile
   *[none] rien de ce qui reste ne convient : défaites un pas
}.
workshop-where = { $half ->
    [first] Touchez où poser la première moitié.
    [second] Maintenant l’autre moitié : touchez où elle continue.
   *[whole] Touchez où la poser.
}
workshop-layout-not-closed = Le plateau ne se referme pas : l’hexagone { $hexagon } ne ramène pas au premier. Changez ses virages, ou posez des gares.
workshop-layout-begins = Un plateau fermé commence par Départ : cette tuile reste.
workshop-layout-end-turns = À l’hexagone { $hexagon } une gare est clipsée : le plateau y va tout droit.

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
workshop-gallery-lead = Les trois plateaux imprimés, et douze plateaux tirés au sort que les robots ont trouvés bons à jouer : ils durent à peu près autant, favorisent aussi peu que possible celui qui commence, et les loyers tombent un peu partout.
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
workshop-paper-help = Clipsez les tuiles dans l’ordre de leurs numéros ; sous chacune, où va le plateau sur ses hexagones. Pour le retrouver à l’écran :
workshop-list = Les tuiles dans l’ordre, et le clavier
workshop-keys = Au clavier : les flèches vont d’une tuile à l’autre, Entrée choisit, F retourne une tuile double, Suppr enlève une tuile posée, Échap laisse, Ctrl+Z défait.

## La leçon : comment construire un plateau

workshop-lesson-start = Montrez-moi comment faire
workshop-lesson-progress = Étape { $step } sur { $of }
workshop-lesson-next = Continuer
workshop-lesson-leave = Quitter la leçon
workshop-lesson-stay = Continuer à construire
workshop-lesson-welcome-title = L’atelier des plateaux
workshop-lesson-welcome = Ici, vous clipsez le plateau sur lequel vous jouez. Celui-ci est presque fini : c’est le plateau imprimé du mode Débutant, à deux tuiles du retour au Départ.
workshop-lesson-reasons-title = Rien n’est refusé sans raison
workshop-lesson-reasons = Ce qui ne peut pas venir ensuite est pâle. Touchez une de ces tuiles : le contrôleur dit pourquoi, au-dessus de la table.
workshop-lesson-clip-title = Clipser une tuile
workshop-lesson-clip = Maintenant, touchez une tuile qui peut venir ensuite, puis un hexagone qui brille. Ou faites-la glisser.
workshop-lesson-close-title = Refermer le plateau
workshop-lesson-close = Une tuile double referme le plateau. Elle couvre deux hexagones : choisissez les deux, ou touchez la tuile deux fois, et elle se pose au plus droit. Si c’est raté, touchez Défaire.
workshop-lesson-mirror-title = Un autre plateau, tout de suite
workshop-lesson-mirror = Le contrôleur est content. Touchez Miroir : les tuiles restent dans leur ordre, le contour est reflété, et les voisins changent.
workshop-lesson-judge-title = Comment y joue-t-on ?
workshop-lesson-judge = Plus bas, des robots jouent sur votre plateau et sur le plateau imprimé, et disent combien dure une partie, qui gagne et où tombent les loyers. Dessous, une galerie de plateaux pour commencer.
workshop-lesson-end-title = Il est à vous
workshop-lesson-end = Chaque plateau a une adresse : envoyez-la, montrez son code à un appareil photo, imprimez-le sur une feuille si vous avez la boîte, ou ouvrez une table avec lui.
