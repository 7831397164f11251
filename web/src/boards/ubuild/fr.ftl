### Ce que dit le plateau de U-Build, en français. Les mêmes clés, dans le même ordre, sont dans en.ftl.

## Les cibles, en phrases

offer-legal = Jouable.
offer-instead = Jouable à la place.
offer-picked = Choisi.
offer-refused = Impossible. { $reason }
plan-name = U-Build
plan-label = Les quartiers dans l’ordre du parcours, puis les emplacements
space-label = { $space }.
bridge-state = { $state ->
    [open] Le pont est ouvert : { $toll } pour passer.
   *[closed] Le pont est fermé : on passe gratuitement.
}
go-salary = Salaire { $salary }.
here = Ici : { $names }.
here-jailed = { $name } (en prison)

## Un quartier

# What is too long for a hexagon, and what is written instead.
tile-shorter = Quartier de la Gare=La Gare|Quartier de l’Hôpital=Hôpital|Quartier des Affaires=Les Affaires|Administrative=Admin.|Universitaire=Univ.|Centre-Ville=Centre- Ville|Permis de construire=Permis
# On a sign there is room for four letters.
sign-mortgaged = hyp.
plot-mortgaged = hypoth.
lot-label = { $district }, { $colour }.
lot-free = À vendre pour { $price }.
lot-owner = { $who ->
    [you] À vous.
   *[other] À { $name }.
}
lot-rent = Loyer { $rent }.
lot-mortgaged = Hypothéqué pour { $sum } : aucun loyer.
lot-blocks = { $residential ->
    [0] {""}
    [one] { $residential } bâtiment résidentiel{ $industrial ->
        [0] .
       *[other] ,{" "}
    }
   *[other] { $residential } bâtiments résidentiels{ $industrial ->
        [0] .
       *[other] ,{" "}
    }
}{ $industrial ->
    [0] {""}
    [one] { $industrial } bâtiment industriel.
   *[other] { $industrial } bâtiments industriels.
}
lot-pieces = Et aussi : { $pieces }.
lot-spoiled = Gâché par : { $pieces }.
lot-protected = Protégé par : { $pieces }.

## Un emplacement, et ce que changerait ce qu’on y met

site-name = Emplacement { $site }
site-piece = { $piece }, emplacement { $site }
site-free = Emplacement { $site }, libre.
site-taken = Emplacement { $site } : { $piece }.
site-touches = Touche { $districts }.
site-touches-none = Il ne touche aucun quartier.
site-beside = Il touche :
site-would = Avec ceci ici ({ $piece }) :
change-label = Ce qui change
change-rents = Loyer avant : { $before }, après : { $after }.
effect-spoiled = gâché
effect-unspoiled = n’est plus gâché
effect-protected = protégé
effect-unprotected = n’est plus protégé
effect-doubled = doublé
effect-single = n’est plus doublé

## Le titre d’un quartier

title-label = Titre : { $district }
title-none = Pointez ou touchez un quartier ou un emplacement pour en voir plus.
title-open = Titre
title-price = Prix { $price }
title-blocks = Bâtiments
title-rents = Loyer
title-ladder = Loyer selon le nombre de bâtiments qui comptent
title-today = Loyer d’aujourd’hui
title-nothing = —
title-costs = Bâtir ici : résidentiel { $residential }, industriel { $industrial }, gratte-ciel { $skyscraper }.
title-standing = Sur place
title-close = Fermer
rent-free = Sans propriétaire : personne n’y paie de loyer.
rent-hazard = Gâché par { $hazard } : { $idle ->
    [one] { $idle } bâtiment résidentiel ne compte pas.
   *[other] { $idle } bâtiments résidentiels ne comptent pas.
}
rent-protected = Protégé des bâtiments nuisibles par { $bonus }.
rent-threat = Gâché par { $hazard } : des bâtiments résidentiels ne compteraient pas.
rent-counted = { $counted ->
    [0] Aucun bâtiment ne compte : terrain nu, { $base }.
    [one] { $counted } bâtiment compte : { $base }.
   *[other] { $counted } bâtiments comptent : { $base }.
}
rent-doubled = { $by ->
    [skyscraper] Doublé par le gratte-ciel de la couleur : { $rent }.
   *[tower] Doublé par la tour du propriétaire : { $rent }.
}

## Où en est la partie

status-turn = { $who ->
    [you] À vous de jouer
   *[other] Au tour { DE($name) }
}
status-over = Partie finie
status-round = { $rounds ->
    [0] Tour de table { $round }
   *[other] Tour de table { $round } sur { $rounds }
}
status-time-up = Temps écoulé : dernier tour
status-blocks = { $blocks ->
    [one] encore { $blocks } bâtiment
   *[other] encore { $blocks } bâtiments
}
status-dice = { $count ->
    [one] Dé : { $one }.
   *[other] Dés : { $one } et { $two }.
}
status-no-dice = Dés à lancer.
status-auction = { $who ->
    [bank] { $district } est aux enchères ; pas encore d’offre.
    [you] { $district } est aux enchères : vous menez avec { $bid }.
   *[other] { $district } est aux enchères : { $name } mène avec { $bid }.
} Offre suivante : { $low } au moins.
status-out = { $count ->
    [one] Retiré de l’enchère : { $names }.
   *[other] Retirés de l’enchère : { $names }.
}
status-offer = { $who ->
    [you] Vous proposez un échange
   *[other] { $name } propose un échange
}{ $to ->
    [you] {" "}avec vous
   *[other] {" "}avec { $partner }
}{ $count ->
    [0] .
   *[other] {" "}: { $districts }.
}
status-debt = { $who ->
    [you] Vous devez { $amount }
   *[other] { $name } doit { $amount }
}{ $to ->
    [bank] {" "}à la banque
    [you] {" "}à vous
   *[other] {" "}à { $creditor }
} ; il manque { $missing }.

## La pioche Chance et ce qu’il reste dans la boîte

chance-title = Chance
chance-pile = { $count ->
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
}
chance-last = Dernière carte : { $card }.
chance-none = Aucune carte tirée.
chance-unseen = Pas encore sorties : { $cards }.
stock-title = Reste dans la boîte
stock-left = { $piece } : { $left } sur { $all }

## Ce que l’on peut construire

palette-label = À construire

## Les joueurs

extras-cash = { $cash } en caisse
extras-salary = Salaire { $salary }
extras-group = { $colour } : { $count } sur { $all }
extras-none = aucun quartier
extras-jail = en prison
extras-out = en faillite
extras-mortgaged = { $count ->
    [one] { $count } hypothèque
   *[other] { $count } hypothèques
}

## Le compte final

score-title = La fortune de chacun
score-source = Ce qui compte
score-cash = Argent
score-colour = Loyers : { $colour }
score-total = Fortune
score-districts = Quartiers
score-place = Place
score-out = faillite

## Le plateau en mots

text-title = Le plateau en mots
text-preview = Aperçu : ce qui suit n’est pas encore confirmé.
text-choices = Ce que vous pouvez choisir
text-refused = { $count ->
    [one] { $count } choix impossible
   *[other] { $count } choix impossibles
}
text-offer = { $target }. { $state }
text-deal = Ce qui peut changer de mains
text-table = Où en est la partie
text-layout = Parcours { $layout }
text-railroads = Le parcours est ouvert : après la case { $last }, une gare mène à la case { $first }.
text-districts = Les quartiers, dans l’ordre du parcours
text-district = Quartier
text-space = { $colour }, case { $number }
text-owner = Propriétaire
text-mortgaged = Hypothéqué
text-price = Prix
text-rents = Loyers, du terrain nu à huit bâtiments
text-costs = Résidentiel, industriel, gratte-ciel
text-built = Constructions
text-today = Loyer d’aujourd’hui
text-beside = Emplacements voisins
text-stock = Reste dans la boîte : { $stock }.
text-spaces = Les autres cases
text-sites = Les emplacements
text-site = Emplacement
text-standing = Ce qui s’y trouve
text-touches = Quartiers touchés
text-free-sites = Emplacements où il n’y a rien : { $sites }.
text-players = Les joueurs
text-player = Joueur
text-cash = Argent
text-place = Place sur le plateau
text-holdings = Quartiers
text-wealth = Fortune
text-none = aucun
text-jailed = { $square }, en prison, lancers manqués : { $tries }

## Ce qui peut être choisi en outre, par sortes ; et le score dans une ligne des joueurs

group-residential = Bâtiments résidentiels
group-industrial = Bâtiments industriels
group-stadium = Stades
group-skyscraper = Gratte-ciel
group-tower = La tour
group-place = Que placer
group-site = Emplacements
group-step = Bâtiments nuisibles à déplacer
group-remove = Bâtiments nuisibles à enlever
group-call = Quartiers à mettre aux enchères
group-take = Quartiers à prendre
group-give = Quartiers à donner
group-mortgage = Hypothèques
group-lift = Hypothèques à lever
score-short = Fortune { $score }

## Légendes

# À la suite du nom de celui qui agit ; `came-` se tient seul et peut suivre.

told-tower-built = construit la tour ({ $district }), qui double tous ses loyers
told-skyscraper-built = construit un gratte-ciel ({ $district }), qui double les loyers de sa couleur
told-stadium-built = construit un stade ({ $district })
told-district-won = remporte { $district } pour { $amount }
told-district-bought = achète { $district } pour { $amount }
told-block-built = { $count ->
    [one] construit un bâtiment ({ $district })
   *[other] construit { $count } bâtiments (le dernier : { $district })
}
told-mortgaged = { $count ->
    [one] hypothèque { $district }
   *[other] hypothèque { $count } quartiers
}
told-mortgage-lifted = lève l’hypothèque ({ $district })
told-auction-called = met { $district } aux enchères
told-deal-offered = { $partner-who ->
    [you] vous propose un échange
   *[other] propose un échange à { $partner }
}
told-district-declined = n’achète pas { $district }
told-bankrupt = { $owner-who ->
    [nobody] fait faillite, et tout revient à la banque
    [you] fait faillite, et tout vous revient
   *[other] fait faillite, et tout revient à { $owner }
}
told-debt = { $owner-who ->
    [nobody] doit { $amount } à la banque
    [you] vous doit { $amount }
   *[other] doit { $amount } à { $owner }
}
told-debt-paid = { $owner-who ->
    [nobody] rembourse { $amount } à la banque
    [you] vous rembourse { $amount }
   *[other] rembourse { $amount } à { $owner }
}
told-rent-paid = { $owner-who ->
    [you] vous paie { $amount } pour { $district }
   *[other] paie { $amount } à { $owner } pour { $district }
}
told-jailed = va en prison
told-stays-in-jail = reste en prison
told-card-drawn = tire la carte Chance { $card }
told-moved = arrive sur la case { $to }
told-left-jail = sort de prison
told-bail-paid = paie une amende de { $amount }
told-dice-rolled = lance { $dice }
told-bid-made = offre { $amount } pour { $district }
told-out-of-auction = se retire de l’enchère ({ $district })
told-turn-passed = finit son tour
told-nothing-to-do = ne peut rien faire
came-deal-accepted = { $partner } accepte { $seat-who ->
    [you] votre échange
   *[other] l’échange { DE($seat) }
}
came-deal-refused = { $partner } refuse { $seat-who ->
    [you] votre échange
   *[other] l’échange { DE($seat) }
}
came-district-won = { $seat-who ->
    [you] vous remportez
   *[other] { $seat } remporte
} { $district } pour { $amount }
came-district-unsold = personne ne veut { DE($district) }
came-auction-opened = la banque met { $district } aux enchères
came-bankrupt = { $seat-who ->
    [you] vous faites faillite
   *[other] { $seat } fait faillite
}
came-match-ended = la partie est finie
told-hazard-built = place { some-piece } sur l’emplacement { $site }
told-hazard-moved = déplace { this-piece } sur l’emplacement { $site }
told-hazard-removed = enlève { this-piece } de l’emplacement { $site }
told-bonus-built = place { some-piece } sur l’emplacement { $site }
told-districts-swapped = { $owner-who ->
    [you] échange { $district } contre { $other }, qui était à vous
   *[other] échange { $district } contre { $other }, qui était à { $owner }
}
told-player-paid = { $owner-who ->
    [you] vous paie { $amount }
   *[other] paie { $amount } à { $owner }
}
told-toll-paid = paie { $amount } de péage au pont

## La fin : qui gagne et pourquoi, puis de quoi sourire

end-why-cash = { $winner-who ->
    [you] Vous gagnez
   *[other] { $winner } gagne
} avec { $score }, { $ahead } de plus { QUE($others) }, surtout en argent liquide ({ $mine } contre { $theirs }).
end-why-colour = { $winner-who ->
    [you] Vous gagnez
   *[other] { $winner } gagne
} avec { $score }, { $ahead } de plus { QUE($others) }, surtout grâce aux loyers d’une couleur, { $colour } ({ $mine } contre { $theirs }).
end-smile = { $number ->
    [0] Le gardien du pont demande un jour de congé.
    [1] La mairie a perdu les plans, mais elle est sûre que c’était voulu.
   *[other] La rivière se moque de savoir à qui sont ses rives.
}
