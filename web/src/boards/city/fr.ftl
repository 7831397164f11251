### Ce que dit le plateau de City, en français. Les mêmes clés, dans le même ordre, sont dans en.ftl.

## Les cibles, en phrases

offer-legal = Jouable.
offer-instead = Jouable à la place.
offer-picked = Choisi.
offer-refused = Impossible. { $reason }
plan-name = City
plan-label = Les quartiers de la ville, dans l’ordre du parcours
square-label = Case { $square }.
here = Ici : { $names }.
here-jailed = { $name } (en prison)

## Un quartier

# What is too long for a square, and what is written instead.
tile-shorter = Administrative=Admin.|Universitaire=Univ.|Taxe industrielle=Taxe|Permis de construire=Permis
# On a sign there is room for four letters.
plot-mortgaged = hyp.
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

## Le titre d’un quartier

title-label = Titre : { $district }
title-none = Pointez ou touchez un quartier pour voir son titre.
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
rent-hazard = À cause du bâtiment nuisible ({ $hazard }), { $idle ->
    [one] { $idle } bâtiment résidentiel ne compte pas.
   *[other] { $idle } bâtiments résidentiels ne comptent pas.
}
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
status-hour = { $round }, heure { $hour }
status-time-up = Temps écoulé : dernier tour
status-dice = Dés : { $one } et { $two }.
status-no-dice = Dés à lancer.
status-unit = { $shows ->
    [rail] L’unité montre une gare.
    [blocks] { $blocks ->
        [one] L’unité montre encore { $blocks } bâtiment.
       *[other] L’unité montre encore { $blocks } bâtiments.
    }
    [used] L’unité a servi pour ce lancer.
   *[nothing] L’unité ne montre rien.
}
status-unit-name = Construction
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
parking-free = L’exonération de loyer est au Parc gratuit.
parking-held = { $name } a l’exonération de loyer.

## Ce que l’on peut construire ou utiliser

palette-label = À construire ou à utiliser

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
text-districts = Les quartiers, dans l’ordre du parcours
text-district = Quartier
text-square = { $colour }, case { $number }
text-owner = Propriétaire
text-price = Prix
text-rents = Loyers, du terrain nu à huit bâtiments
text-costs = Résidentiel, industriel, gratte-ciel
text-built = Constructions
text-today = Loyer d’aujourd’hui
text-stock = Reste dans la boîte : { $stock }.
text-other = { $number } : { $name }.
text-squares = Les autres cases
text-players = Les joueurs
text-player = Joueur
text-cash = Argent
text-place = Place sur le plateau
text-holdings = Quartiers
text-cards = Cartes gardées
text-wealth = Fortune
text-none = aucun
text-no-cards = aucune
text-jailed = { $square }, en prison, lancers manqués : { $tries }

## Ce qui peut être choisi en outre, par sortes ; et le score dans une ligne des joueurs

group-residential = Bâtiments résidentiels
group-industrial = Bâtiments industriels
group-rail = Gares
group-bonus = Bâtiments bonus
group-hazard = Bâtiments nuisibles
group-remove = Bâtiments nuisibles à enlever
group-demolish = Bâtiments bonus à enlever
group-stadium = Stades
group-skyscraper = Gratte-ciel
group-tower = La tour
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
told-hazard-built = place { some-piece } ({ $district })
told-hazard-removed = démolit { this-piece } ({ $district })
told-bonus-built = place { some-piece } ({ $district })
told-bonus-removed = enlève { this-piece } ({ $district })
told-railroad-built = place une gare ({ $district })
told-district-taken = { $owner-who ->
    [nobody] prend { $district } pour { $amount }
    [you] vous prend { $district }, avec tout ce qui s’y trouve
   *[other] prend { $district } à { $owner }, avec tout ce qui s’y trouve
}
told-rent-refused = { $owner-who ->
    [you] vous refuse { $amount } de loyer pour { $district }
   *[other] refuse { $amount } de loyer à { $owner } pour { $district }
}
told-tax-paid = paie { $amount } de taxe industrielle
told-dodge-taken = prend l’exonération de loyer
told-neighbour-paid = { $payer-who ->
    [you] reçoit { $amount } de vous
   *[other] reçoit { $amount } { DE($payer) }
}
told-build-pressed = peut construire et ne construit pas

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
    [0] Le maire aimerait dire un mot de la station d’épuration.
    [1] Le chauffeur de taxi garde la monnaie.
   *[other] En prison on a entendu les cris de joie, et on demande ce qui se passe.
}
