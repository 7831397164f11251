### Revoir une partie. Les mêmes clés, dans le même ordre, sont dans replay.en.ftl.

## La partie

replay-heading = Revoir : { $names }
replay-title-of = Revoir : { $names }
replay-heading-none = Rien à revoir ici
replay-rules-version = règles, version { $version }
replay-unfinished = Cette partie n’était pas finie quand elle a été enregistrée.
replay-to-table = À la table
replay-score = Compte final
replay-text-table = Le plateau en texte
replay-players = Joueurs
replay-bot = robot
replay-to-move = doit jouer
replay-hand = Main
replay-me = Invité

## Parcourir

replay-now = La position montrée
replay-controls = Parcourir la partie
replay-slider = Étape
replay-caption = Étape { $step } sur { $of } · tour { $turn }
replay-start = Au début
replay-turn-back = Un tour en arrière
replay-back = Une étape en arrière
replay-play = Lire
replay-pause = Pause
replay-forward = Une étape en avant
replay-turn-forward = Un tour en avant
replay-end = À la fin
replay-speed = Vitesse
replay-speed-times = { $speed }×

## Par quels yeux

replay-eyes = Vu par
replay-eyes-all = Tout le monde à la fois : rien n’est caché
replay-eyes-seat = { $name }
replay-eyes-none = Un spectateur

## La liste des coups

replay-moves = Coups
replay-beginning = Le début
replay-deal = La mise en place
replay-resumed = La partie reprend d’une position enregistrée
replay-turn-of = Tour { $turn } : { $player }
replay-undo = Coup repris : la partie continue après l’étape { $step }.
replay-gone = repris ensuite
replay-many = { $count ->
    [one] Il se passe une chose
   *[other] Il se passe { $count } choses
}

## Ce qu’on peut en faire

replay-copy = Copier le lien vers cette étape
replay-copied = Lien copié
replay-download = Télécharger la partie
replay-cancel = Annuler
replay-play-on = Jouer à partir d’ici
replay-play-on-text = Une nouvelle partie commence par la position d’après l’étape { $step }. Vous prenez une place, des robots les autres ; ce qui reste à piocher est tiré à nouveau.
replay-play-on-seat = Vous jouez pour
replay-play-on-name = Votre nom
replay-play-on-bot = Niveau des robots
replay-play-on-go = Commencer
replay-check = Vérifier les tirages
replay-checking = Calcul …
replay-check-how = Comment sont faits les tirages

## Une partie enregistrée dans un fichier

replay-open-title = Ouvrir une partie
replay-open-text = Un fichier de partie contient tous ses coups. On le télécharge en revoyant n’importe quelle partie finie, ou on l’enregistre dans le terminal ; une partie inachevée peut être regardée aussi.
replay-drop = Déposez ici le fichier d’une partie, ou choisissez-le.
replay-choose = Choisir un fichier
replay-reading = Relecture …
