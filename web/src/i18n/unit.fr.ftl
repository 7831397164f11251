### Ce que dit la page de l’unité en français. Les mêmes clés, dans le même ordre, sont dans unit.en.ftl.

## La page

unit-title = L’unité électronique de City
unit-lead = Pour une boîte dont l’unité ne répond plus : posez le téléphone près du plateau et allumez.

## L’appareil

unit-build = Construction
unit-auction = Enchères
unit-offer = Offre
unit-hour = Temps restant
unit-no-face = –
unit-rail = gare
unit-press-build = CONSTRUCTION
unit-press-auction = ENCHÈRES
unit-press-again = DE NOUVEAU
unit-switch-on = Allumer
unit-switch-off = Éteindre
unit-stop = Arrêter l’enchère
unit-mute = Muet
unit-length = Durée de la partie
unit-minutes = { $minutes } minutes
unit-before = Montré avant, du plus récent au plus ancien : { $faces }.
unit-touch = Touchez une fois la page pour entendre de nouveau les bips.
unit-sure = Éteindre l’unité ?
unit-sure-text = L’heure en cours est perdue. Rallumée, l’unité en commence une nouvelle.
unit-stay-on = Laisser allumée

## Ce qu’elle dit

unit-is-off = L’unité est éteinte.
unit-ready = L’unité est allumée.
unit-said-on = Allumée : le temps court.
unit-said-off = Éteinte.
unit-said-blocks = { $blocks ->
    [one] 1 : vous pouvez construire un bâtiment.
   *[other] { $blocks } : vous pouvez construire jusqu’à { $blocks } bâtiments.
}
unit-said-rail = Une gare : placez-la, gratuitement, sur n’importe quel quartier.
unit-said-auction = { $seconds } secondes pour enchérir, ou pour s’accorder.
unit-said-stop = Enchère arrêtée.
unit-said-last = Plus que { $seconds } secondes !
unit-said-auction-over = C’est fini : la plus forte offre l’emporte.
unit-said-near = { $minutes ->
    [one] Plus qu’une minute.
   *[other] Plus que { $minutes } minutes.
}
unit-said-hour-over = Le temps est écoulé. Comptez vos richesses ; ou éteignez et rallumez pour une nouvelle heure.

## La calculette

unit-calculator = Loyers et richesse
unit-district = Quartier
unit-residential = Bâtiments résidentiels
unit-industrial = Bâtiments industriels
unit-place = Placé là par un permis
unit-place-nothing = rien
unit-place-bonus = un bâtiment bonus
unit-place-hazard = un bâtiment nuisible
unit-skyscraper = Un gratte-ciel se dresse dans cette couleur
unit-tower = Le propriétaire a la tour
unit-mortgaged = Le quartier est hypothéqué
unit-amount = { $amount }
unit-rent = Loyer : { $amount }
unit-why-mortgaged = Hypothéqué : personne ne paie de loyer ici.
unit-why-hazard = { $blocks ->
    [0] Avec le bâtiment nuisible, les bâtiments résidentiels ne comptent pas.
    [one] Avec le bâtiment nuisible, seul le bâtiment industriel compte.
   *[other] Avec le bâtiment nuisible, seuls les { $blocks } bâtiments industriels comptent.
}
unit-why-bare = Terrain nu : le titre dit { $amount }.
unit-why-blocks = { $blocks ->
    [one] Pour un bâtiment, le titre dit { $amount }.
   *[other] Pour { $blocks } bâtiments, le titre dit { $amount }.
}
unit-why-skyscraper = Le gratte-ciel le double : { $amount }.
unit-why-tower = La tour le double : { $amount }.
unit-why-both = Gratte-ciel ou tour, il n’est doublé qu’une fois : { $amount }.
unit-no-effect = Stades, gares et bâtiments bonus ne changent pas le loyer. Les sommes sont en milliers (k).
unit-wealth = La richesse d’un joueur
unit-owned = Le joueur possède { $district }
unit-cash = Argent (k)
unit-worth = Richesse : { $amount }
unit-why-worth = L’argent, et pour chaque quartier le loyer qu’un autre joueur y paierait maintenant.
unit-clear = Tout effacer
