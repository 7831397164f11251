### Ce que disent les pages en français. Les mêmes clés, dans le même ordre, sont dans en.ftl.

## Titres des pages

title-home = Faubourg : jeux de rues, de locataires et de loyers
title-new = Nouvelle table
title-table = Table
title-replay = Revoir une partie
title-rules = Règles
title-learn = Première partie
title-fair = Tirages vérifiables
title-about = À propos
title-unit = L’unité électronique de City
title-seat = Lien personnel
title-missing = Page introuvable

## Autour de chaque page

nav-label = Pages
nav-footer = Autres pages
nav-home = Faubourg, vers l’accueil
nav-new = Nouvelle table
nav-rules = Règles
nav-replay = Revoir
nav-learn = Première partie
nav-fair = Tirages vérifiables
nav-unit = Unité de City
nav-about = À propos
footer-note = Gratuit, sans compte, sans mouchard.
ui-skip = Aller au contenu
ui-close = Fermer
ui-copy = Copier
ui-copied = Copié
ui-reload = Recharger
ui-try-again = Réessayer
ui-loading = Un instant…
ui-other-language = Read in English
ui-dark = Voir de nuit
ui-light = Voir de jour
ui-clause = Règle { $clause }
ui-page-failed = Cette page n’a pas pu être chargée. La connexion est peut-être coupée, ou une nouvelle version vient de sortir.
ui-page-broken = Quelque chose s’est cassé sur cette page. Votre table est à l’abri : rechargez la page.
ui-me = moi
error-unreachable = Le serveur ne répond pas. Vérifiez la connexion et réessayez.
error-unexpected = Il s’est passé quelque chose d’imprévu. Réessayez.
error-file-not-text = Ce n’est pas un fichier de texte, ou il n’est pas en UTF-8.

## Robots

bot-random = joue au hasard
bot-greedy = joue pour gagner
bot-name-random = Robot étourdi
bot-name-greedy = Robot malin

## Couleurs des joueurs, quand il n’y a pas encore de table pour les dire

colour-red = rouge
colour-blue = bleu
colour-yellow = jaune
colour-green = vert
colour-violet = violet
colour-black = noir

## L’accueil

home-title = Toute la rue est à louer
home-lead = Faubourg est une table pour des jeux de société français où il est question de rues, de locataires et de loyers. On joue dans le navigateur, entre amis ou contre des robots : rien à installer, aucun compte.
home-play-title = Jouer tout de suite
home-name = Votre nom
home-name-help = Les autres joueurs le voient.
home-default-name = Invité
home-game = Jeu
home-players = { $low ->
   *[other] { $low } à { $high } joueurs
}
home-play = { $bots ->
    [one] Jouer contre un robot
   *[other] Jouer contre { $bots } robots
}
home-learn = Première partie, guidée
home-new = Préparer une table
home-rules = Lire les règles
game-roomshare = Un immeuble, des colocataires : trois par appartement rapportent, le quatrième fait expulser tout le monde.
game-paris = Achetez des rues, des gares et des compagnies, bâtissez des hôtels, et touchez les loyers quand c’est le tour des autres.
home-street = Une rue de Paris : façades de pierre sous des toits de zinc, un café, une librairie, des locataires aux fenêtres.
home-mine = Mes tables
home-mine-none = Pas encore de table. Celles où vous prenez place dans ce navigateur sont listées ici, et vous attendent.
home-open = Tables ouvertes
home-open-none = Personne n’attend de joueurs pour l’instant. Ouvrez une table, elle s’affichera ici.
home-join = Rejoindre par un lien
home-join-field = Lien ou code d’une table
home-join-help = Collez ce que l’on vous a envoyé.
home-join-go = À la table
home-join-bad = Ce n’est pas le lien d’une table de ce site.
home-your-turn = À vous
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
home-why-link = Par un lien, pour des jours
home-why-link-text = Envoyez un lien ou un code à scanner. La table vous attend, sur cet appareil ou, avec votre lien personnel, sur un autre.
home-why-fair = Des cartes que nul n’a choisies
home-why-fair-text = Le donneur s’engage sur une graine avant la partie et la montre à la fin. Votre navigateur peut vérifier chaque tirage.
home-why-clear = Jamais de mystère
home-why-clear-text = Ce que vous pouvez faire s’éclaire ; ce que vous ne pouvez pas dit pourquoi, et cite l’article de la règle.

## Une nouvelle table

new-title = Préparer une table
new-lead = Choisissez qui s’assied où. La partie commence quand la dernière place libre est prise.
new-game = Jeu
new-seats-title = Places
new-seats = Nombre de joueurs
new-seat = Place { $number }
new-who = Qui occupe la place { $number }
new-name = Nom à la place { $number }
new-me = Je joue
new-open = Libre, pour qui a le lien
new-bot = Robot : { $bot }
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
    [one] un jour
   *[other] { $count } jours
}
new-bank = Réserve pour toute la partie
new-bank-none = Aucune réserve
new-time-help = Quand les deux sont épuisés, un robot joue jusqu’à votre retour.
new-open-table = Annoncée à tous
new-open-table-help = Sinon, seuls ceux qui ont le lien la trouvent.
new-watch = On peut regarder
new-watch-help = Les curieux voient ce que tous voient, jamais une main.
new-chat = Discussion
new-chat-help = De courtes lignes à la table.
new-live-score = Score en direct
new-live-score-help = Sinon, on ne compte les points qu’à la fin.
new-public-note = Quand une partie est terminée, on peut la revoir : tout y est montré, les mains comprises, à qui a le lien.
new-create = Ouvrir la table
new-create-start = Commencer la partie
new-creating = Ouverture…

## La règle du jeu

rules-games = Règles d’un autre jeu
rules-contents = Sommaire
rules-search = Chercher dans les règles
rules-found = { $count ->
    [0] Rien trouvé.
    [one] Un article trouvé.
   *[other] { $count } articles trouvés.
}
rules-ruling = Notre décision
rules-link = Lien vers { $clause }
rules-missing = Il n’y a pas ici de règles d’un jeu de ce nom.
rules-no-clause = La règle n’a pas d’article { $clause }.
rules-figures = Tous les chiffres et les noms de ce jeu, dans un fichier.
rules-figures-help = Votre boîte diffère ? Corrigez le fichier et choisissez-le en préparant une table.

## Les tirages

fair-title = Des tirages vérifiables
fair-lead = Personne ne choisit les cartes : ni le serveur, ni celui qui le fait tourner, ni vos adversaires. Et nul besoin de le croire : chacun peut refaire le calcul.
fair-how = Comment le donneur tire
fair-step-1 = Une promesse
fair-step-1-text = Avant que quiconque s’assoie, le serveur choisit une graine secrète de 32 octets au hasard et montre son empreinte SHA-256. Dès lors il ne peut plus en prendre une autre sans se trahir.
fair-step-2 = Votre part
fair-step-2-text = Le navigateur de chaque joueur ajoute 32 octets au hasard en prenant place, après la promesse : le serveur ne pouvait pas les connaître en choisissant la graine, il n’a donc pas pu en choisir une qui l’arrange. Le navigateur retient la promesse et ses octets, et les compare à la fin.
fair-step-3 = Les tirages
fair-step-3-text = Chaque tirage a un numéro. Le HMAC-SHA-256 de la graine sur les octets de tous et ce numéro donne 64 bits, qui désignent une des cartes possibles, chacune avec la probabilité qui lui revient.
fair-step-4 = La preuve
fair-step-4-text = Quand la partie est finie, la graine est montrée. Qui a l’enregistrement recalcule chaque tirage, ici ou en quelques lignes dans n’importe quel langage.
fair-detail = La recette exacte
fair-detail-text = message = les octets des places en hexadécimal, le numéro du tirage et celui de l’essai, séparés par « | ». valeur = les 8 premiers octets de HMAC-SHA-256(graine, message), lus comme un nombre entier, l’octet de poids fort d’abord. Si les poids ont pour somme n, une valeur égale ou supérieure au plus grand multiple de n sous 2^64 est écartée et l’essai suivant compte ; sinon, valeur modulo n donne le rang parmi les poids.
fair-check = Vérifier une partie
fair-check-text = Choisissez l’enregistrement d’une partie terminée. Le serveur en rejoue les coups ; votre navigateur calcule lui-même chaque tirage.
fair-choose = Choisir un enregistrement
fair-checking = Calcul en cours…
fair-good = { $count ->
    [one] L’unique tirage découle de la graine.
   *[other] Les { $count } tirages découlent tous de la graine.
} La graine est celle promise avant la partie.
fair-good-seeded = Cette partie a été tirée d’une graine connue : on peut la répéter, mais rien n’avait été promis d’avance.
fair-bad-commitment = La graine montrée n’est pas celle qui avait été promise.
fair-bad-draws = { $count ->
    [one] Un tirage ne découle pas de la graine : le numéro { $numbers }.
   *[other] { $count } tirages ne découlent pas de la graine : les numéros { $numbers }.
}
fair-cannot = Les tirages de cette partie ne peuvent pas être recalculés : elle ne montre pas de graine.
fair-file-bad = Ce fichier ne se lit pas comme un enregistrement.
fair-promise = Promesse
fair-seed = Graine
fair-entropy = Octets de { $name }
fair-none = aucun
fair-match = { $game }, avec { $names }

## À propos

about-title = À propos de Faubourg
about-lead = Une rue des faubourgs, une table, et des gens qui aiment mieux jouer que s’inscrire.
about-what = Ce que c’est
about-what-text = Faubourg est une table numérique pour des jeux de société français. Les règles sont jouées exactement comme la règle publiée ici le dit, article par article, et chaque message du jeu cite le sien. C’est un logiciel libre : chacun peut le faire tourner chez soi avec une seule commande.
about-not = Sans affiliation
about-not-text = Les jeux appartiennent à leurs auteurs et éditeurs ; Room Share est édité par Musoka Studio, et Monopoly est une marque de Hasbro. Faubourg est un projet indépendant, sans lien avec eux ni approbation de leur part. Il n’utilise aucun de leurs textes, images ou logos : règles, dessins et phrases ont été refaits. Si un jeu vous plaît, achetez la boîte.
about-privacy = Ce qui est gardé
about-privacy-text = Un seul cookie, grâce auquel ce navigateur retrouve ses places, et votre nom et vos réglages dans le navigateur même. Pas de publicité, pas de comptage des visites, aucune requête vers un autre site.
about-keys = Au clavier
about-key-tab = ce que l’on peut choisir ensuite
about-key-arrows = d’un appartement à l’autre sur le plateau
about-key-enter = choisir, ou confirmer
about-key-escape = reprendre ce qui n’est pas confirmé
about-key-tab-name = Tab
about-key-arrows-name = Flèches
about-key-enter-name = Entrée ou Espace
about-key-escape-name = Échap
about-keys-text = Tout ce que montre le plateau existe aussi sous forme de tableau en texte, pour les lecteurs d’écran et pour qui préfère lire.
about-licences = Licences
about-licences-text = Les caractères sont le Bricolage Grotesque (de Mathieu Triay) et le Figtree (d’Erik Kennedy), tous deux sous SIL Open Font License 1.1.
about-licences-all = Toutes les licences
about-rules-version = { $game } : règles, version { $version }
about-version = Version { $version }

## Un lien personnel

seat-title = Votre place sur cet appareil
seat-lead = Ce lien apporte votre place à une table dans ce navigateur. Il ne sert qu’une fois.
seat-take = Prendre ma place ici
seat-taken = C’est fait : la place est à vous, ici.
seat-next = Pour un autre appareil, ou pour plus tard, voici votre prochain lien. Gardez-le pour vous : qui l’ouvre prend votre place.
seat-next-label = Prochain lien personnel
seat-go = À la table
seat-none = Il n’y a pas de code dans ce lien. Copiez-le en entier, avec tout ce qui suit le signe #.

## Page introuvable

missing-title = Cette adresse n’existe pas
missing-text = Vous avez sonné, mais personne n’habite ici. Le lien a peut-être été coupé.
missing-home = Retour dans la rue
