### La page des réglages, en français. Les mêmes clés, dans le même ordre, sont dans settings.en.ftl.

settings-title = Réglages
settings-lead = Ils valent aussitôt, et dans ce navigateur seulement.
settings-you = Vous
settings-name = Nom
settings-name-help = Celui sous lequel vous prenez place ; les autres joueurs le voient.
settings-colour = Couleur
settings-colour-any = n’importe
settings-colour-help = À une table, vous recevez la place de cette couleur si elle est libre.
settings-look = Langue et apparence
settings-language = Langue
settings-language-fr = Français
settings-language-en = English
settings-theme = Lumière
settings-theme-system = Comme l’appareil
settings-theme-light = De jour
settings-theme-dark = De nuit
settings-text = Table en texte
settings-text-help = Les tables s’ouvrent en texte au lieu du plateau dessiné, pour les lecteurs d’écran et pour qui préfère lire.
settings-match = Pendant une partie
settings-motion = Animation
settings-motion-usual = Comme d’habitude
settings-motion-quick = Deux fois plus rapide
settings-motion-none = Aucune
settings-confirm = Confirmer chaque coup
settings-confirm-help = Sinon un coup est joué dès qu’il est complet. Le reprendre demande alors parfois l’accord des autres.
settings-notice = Son et avertissements
settings-played = Joué et gagné
settings-played-none = Aucune partie n’a encore été jouée jusqu’au bout dans ce navigateur.
settings-played-all = Voir les { $count } parties
settings-tally = { $played ->
    [one] une partie, { $won ->
        [0] pas gagnée
       *[other] gagnée
    }
   *[other] { $played } parties, dont { $won } gagnées
}
settings-won = gagnée
settings-with = avec { $names }
settings-with-bots = contre des robots
settings-replay = Revoir
settings-again = Rejouer avec les mêmes
settings-again-bots = Rejouer
settings-kept = Ce qui est gardé de vous
settings-kept-text = Nom, couleur, réglages et parties sont dans ce navigateur. Le serveur garde les tables, et sait par un seul cookie quelles places sont les vôtres ; rien d’autre.
settings-export = Enregistrer dans un fichier
settings-erase-played = Effacer ce que j’ai joué
settings-erase-played-text = Ce navigateur oublie parties et victoires. Les tables restent, et leurs parties à revoir aussi, pour qui a le lien.
settings-erase-all = Tout effacer
settings-erase-all-text = Nom, couleur, réglages, parties, notes des pages à côté d’un plateau réel et cookie sont effacés. Ce navigateur ne retrouve plus ses places. Les noms donnés à des tables y restent, pour ceux qui ont joué.
settings-erase-running = { $tables ->
    [one] Vous avez une place à une table qui n’est pas finie : sans votre lien personnel, vous n’y reviendrez pas.
   *[other] Vous avez une place à { $tables } tables qui ne sont pas finies : sans vos liens personnels, vous n’y reviendrez pas.
}
settings-erase-yes = Effacer
settings-erase-no = Garder
settings-erased = C’est oublié.
