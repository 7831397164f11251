### La page d’une nouvelle table, en français. Les mêmes clés, dans le même ordre, sont dans new.en.ftl.

new-title = Préparer une table
new-lead = Choisissez qui s’assied où. La partie commence quand la dernière place libre est prise.
new-game = Jeu
new-presets = Une table pour
preset-phones = Deux téléphones
preset-friends = { $seats ->
    [3] Trois téléphones
    [4] Quatre téléphones
   *[other] { $seats } téléphones
}
preset-screen = Deux à cet écran
preset-alone = Moi contre des robots
preset-days = Un coup par jour
new-seats-title = Places
new-seats = Nombre de joueurs
new-seats-fewer = { $count ->
    [one] Avec ces options, on joue à { $low }.
   *[other] Avec ces options, on joue de { $low } à { $high }.
}
new-seat = Place { $number }
new-who = Qui occupe la place { $number }
new-name = Nom à la place { $number }
new-me = Je joue
new-open = Libre, pour qui a le lien
new-bot = Robot : { $bot }
new-levels = La force des robots
new-levels-help = Mesurée en parties de ce jeu entre chaque niveau et le précédent. À deux joueurs, l’équilibre serait 1 sur 2.
new-hot-seat = Plusieurs personnes partagent cet écran : la main de chacun reste cachée jusqu’à ce qu’il prenne le relais.
new-no-me = Vous ne jouez pas : vous regarderez.
new-options = Règles de cette partie
new-options-more = Autres options
new-order-usual = dans l’ordre habituel
new-order-own = choisi ici
new-order-place = Rang { $number }
new-order-seat = Place { $number }
new-figures = Les chiffres de votre boîte
new-figures-help = Votre boîte donne d’autres chiffres ou d’autres noms ? Téléchargez le fichier du jeu, corrigez-le dans n’importe quel éditeur de texte et choisissez-le ici. Il reste avec la table et son enregistrement, et qui a le lien peut le lire.
new-figures-get = Télécharger le fichier du jeu
new-figures-choose = Choisir un fichier
new-figures-other = Choisir un autre fichier
new-figures-checking = Vérification…
new-figures-good = Cette table joue avec les chiffres de « { $file } ».
new-figures-same = « { $file } » est le fichier du jeu, inchangé.
new-figures-kept = Rien n’a été pris de ce fichier ; celui choisi avant reste.
new-figures-none = Rien n’a été pris de ce fichier : la table joue avec les chiffres du jeu.
new-figures-remove = Retirer
new-settings = La table
new-time = Temps par décision
new-time-none = Sans limite
new-time-seconds = { $count } s
new-time-minutes = { $count } min
new-time-hours = { $count } h
new-time-days = { $count ->
    [one] 1 jour
   *[other] { $count } jours
}
new-bank = Réserve pour toute la partie
new-bank-none = Aucune réserve
new-time-help = Quand les deux sont épuisés, un robot joue jusqu’à votre retour.
new-grace = Un robot peut remplacer un absent après
new-open-table = Annoncée à tous
new-open-table-help = Sinon, seuls ceux qui ont le lien la trouvent.
new-watch = On peut regarder
new-watch-help = Les curieux voient ce que tous voient, jamais une main.
new-chat = Discussion
new-chat-help = De courtes lignes à la table.
new-hints = Conseils
new-hints-help = Qui doit jouer peut demander au robot le plus fort ce qu’il ferait.
new-live-score = Score en direct
new-live-score-help = Sinon, on ne compte les points qu’à la fin.
new-public-note = Quand une partie est terminée, on peut la revoir : tout y est montré, les mains comprises, à qui a le lien.
new-length = Cette partie : { $time }
new-create = Ouvrir la table
new-create-start = Commencer la partie
new-creating = Ouverture…
