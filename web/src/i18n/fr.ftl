### Ce que disent les pages en français. Les mêmes clés, dans le même ordre, sont dans en.ftl.

## Titres des pages

title-home = Faubourg : jeux de rues, de locataires et de loyers
title-new = Nouvelle table
title-table = Table
title-replay = Revoir une partie
title-rules = Règles
title-game = Jeu
title-learn = Première partie
title-fair = Tirages vérifiables
title-about = À propos
title-unit = L’unité électronique de City
title-seat = Lien personnel
title-settings = Réglages
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
nav-settings = Réglages
nav-menu = Toutes les pages
footer-note = Gratuit, sans compte, sans mouchard.
ui-skip = Aller au contenu
ui-close = Fermer
ui-copy = Copier
ui-copied = Copié
ui-copy-by-hand = Sélectionné : copiez à la main.
ui-share = Partager
ui-reload = Recharger
ui-try-again = Réessayer
ui-loading = Un instant…
ui-other-language = Read in English
ui-dark = Voir de nuit
ui-light = Voir de jour
ui-clause = Règle { $clause }
ui-page-failed = Cette page n’a pas pu être chargée. La connexion est peut-être coupée, ou une nouvelle version vient de sortir.
ui-renewed = Ces pages ont été renouvelées sur le serveur, et celle-ci est trop ancienne pour continuer. Rechargez-la : vous reviendrez où vous en étiez.
ui-page-broken = Quelque chose s’est cassé sur cette page. Votre table est à l’abri : rechargez la page.
ui-guest = Invité
length-time = { $hours ->
    [0] { $minutes } min
   *[other] { $minutes ->
        [0] { $hours } h
       *[other] { $hours } h { $minutes }
    }
}
length-about = environ { $time }
length-between = de { $low } à { $high } environ
length-how = Durée mesurée : des robots jouent de telles parties jusqu’au bout, et chaque tour compte pour { $seconds } secondes, comme entre personnes.
number-empty = Indiquez un nombre.
number-unreadable = Des chiffres seulement.
number-low = Au moins { $low }.
number-high = Au plus { $high }.
number-step = Un multiple de { $step } seulement, par exemple { $near }.
error-unreachable = Le serveur ne répond pas. Vérifiez la connexion et réessayez.
error-unexpected = Il s’est passé quelque chose d’imprévu. Réessayez.
error-file-not-text = Ce n’est pas un fichier de texte, ou il n’est pas en UTF-8.

## Un jeu pour lequel ces pages n’ont pas de plateau ; une commande suit

no-board = Ces pages n’ont pas encore de plateau pour { $game }. On peut y jouer dans un terminal :
no-board-home = Vers l’accueil

## Robots

level-option = { $number } · { $name }
level-option-waits = { $level } (pas encore prêt)

## Couleurs des joueurs, quand il n’y a pas encore de table pour les dire

colour-red = rouge
colour-blue = bleu
colour-yellow = jaune
colour-green = vert
colour-violet = violet
colour-black = noir

## Page introuvable

missing-title = Cette adresse n’existe pas
missing-text = Vous avez sonné, mais personne n’habite ici. Le lien a peut-être été coupé.
missing-home = Retour dans la rue

## Les pages à côté d’un plateau réel

beside-stored = Gardée dans ce navigateur : cette page marche aussi sans réseau. On peut l’ajouter à l’écran d’accueil.
beside-install = On peut ajouter cette page à l’écran d’accueil.
beside-insecure = Sans https, aucun navigateur ne garde de page : laissez cet onglet ouvert, il continue sans réseau.
beside-fewer = Un de moins : { $what }
beside-more = Un de plus : { $what }
