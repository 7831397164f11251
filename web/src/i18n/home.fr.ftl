### La page d’accueil et la liste des jeux, en français. Les mêmes clés, dans le même ordre, sont dans home.en.ftl.

home-title = Toute la rue est à louer
home-lead = Faubourg est une table pour quatre jeux de société français où il est question de rues, de locataires et de loyers. On joue dans le navigateur, entre amis ou contre des robots : rien à installer, aucun compte.
home-play-title = Jouer tout de suite
home-name = Votre nom
home-name-help = Les autres joueurs le voient.
home-game = Jeu
home-players = { $low ->
   *[other] { $low } à { $high } joueurs
}
home-play = { $bots ->
    [one] Jouer contre un robot
   *[other] Jouer contre { $bots } robots
}
home-level = Robots
home-learn = Première partie, guidée
home-invite = Inviter des amis
home-teach = Apprendre à jouer
home-games = Les jeux
home-new = Préparer une table
home-rules = Lire les règles
home-street = Une rue de Paris : façades de pierre sous des toits de zinc, un café, une librairie, des locataires aux fenêtres.
home-mine = Mes tables
home-mine-none = Pas encore de table. Celles où vous prenez place dans ce navigateur sont listées ici, et vous attendent.
home-mine-all = Voir les { $count } tables
home-open = Tables ouvertes
home-open-none = Personne n’attend de joueurs pour l’instant. Ouvrez une table, elle s’affichera ici.
home-join = Rejoindre par un lien
home-join-field = Lien ou code d’une table
home-join-help = Collez ce que l’on vous a envoyé.
home-join-go = À la table
home-join-empty = Collez d’abord un lien ou un code.
home-join-bad = Ce n’est pas le lien d’une table de ce site.
home-your-turn = À vous
home-turns = { $tables ->
    [one] C’est à vous de jouer
   *[other] À vous de jouer à { $tables } tables
}
home-waiting = { $free ->
    [one] une place libre
   *[other] { $free } places libres
}
home-playing = en cours
home-over = terminée
home-closed = fermée
home-with = avec { $names }
home-alone = encore personne d’autre
home-ago = { $days ->
    [0] { $hours ->
        [0] { $minutes ->
            [0] à l’instant
           *[other] il y a { $minutes } min
        }
       *[other] il y a { $hours } h
    }
    [one] hier
   *[other] il y a { $days } jours
}
home-unknown = Inconnu tant que le serveur ne répond pas.
home-sit = S’asseoir
home-resume = Reprendre
home-see = Regarder
home-replay = Revoir
home-again = Rejouer ensemble
home-why-link = Par un lien, pour des jours
home-why-link-text = Envoyez un lien ou un code à scanner. La table vous attend, sur cet appareil ou, avec votre lien personnel, sur un autre.
home-why-fair = Des cartes que nul n’a choisies
home-why-fair-text = Le donneur s’engage sur une graine avant la partie et la montre à la fin. Votre navigateur peut vérifier chaque tirage.
home-why-clear = Jamais de mystère
home-why-clear-text = Ce que vous pouvez faire s’éclaire ; ce que vous ne pouvez pas dit pourquoi, et cite l’article de la règle.
