### Ce que dit le plateau de Paris, en français. Les mêmes clés, dans le même ordre, sont dans en.ftl.

## Les cibles, en phrases

offer-legal = Jouable.
offer-instead = Jouable à la place.
offer-picked = Choisi.
offer-taken = Dans le panier ; choisir encore l’en retire.
offer-refused = Impossible. { $reason }
lot-sale = { $lot }, { $colour }, prix { $price }. { $brings }
lot-owned = { $lot }, { $colour }, à { $owner }.
lot-rents = Loyer : { $rents }.
lot-station = Points pour 1, 2, 3 ou 4 gares : { $points }.
lot-rent = Loyer { $rent }.
lot-hotel = Un hôtel.
lot-houses = { $count ->
    [0] Sans construction.
    [one] { $count } maison.
   *[other] { $count } maisons.
}
family-station = gares
family-utility = compagnies

## Les parties du plateau, sur un petit écran

parts-label = Aller à
parts-market = À vendre
parts-quarters = Quartiers
parts-hand = Ma main

## La pioche, ce qu’elle paie, et ce qu’il reste de la partie

money-title = La pioche et la fin de la partie
money-pays = Le dos { $colour } paie
money-pays-help = { $who ->
    [you] Chacun touche le loyer de ses rues de cette couleur, sauf vous : c’est votre tour.
   *[other] Chacun touche le loyer de ses rues de cette couleur, sauf { $name }, dont c’est le tour.
}
money-next = Dos { $colour } sur la pioche
money-help = Le dos de la carte du dessus désigne les rues qui rapportent.
money-none = Pas de dos à voir
money-pile = { $count ->
    [0] La pioche est vide.
    [one] { $count } carte Argent dans la pioche.
   *[other] { $count } cartes Argent dans la pioche.
}
clock-hotels = { $left ->
    [0] Plus d’hôtel : fin de la partie
    [1] Dernier hôtel, sur { $all }
   *[other] { $left } hôtels restants sur { $all }
}
clock-houses = { $left ->
    [0] plus de maison à la banque
    [one] { $left } maison à la banque
   *[other] { $left } maisons à la banque
}
clock-runs = { $runs ->
    [0] Pioche jamais épuisée ; fin à { $all }
   *[other] Pioche épuisée { $runs } fois sur { $all }
}
clock-last = Dernier tour : la pioche ne sera plus renouvelée.

## Les terrains à vendre

market-title = À vendre
market-left = { $count ->
    [0] plus aucun terrain face cachée
    [one] encore { $count } terrain face cachée
   *[other] encore { $count } terrains face cachée
}
market-count = { $count ->
    [one] { $count } terrain
   *[other] { $count } terrains
}
market-none = Tout est vendu.
plate-taken = Au panier
plate-kept = pour { $name }
plate-utility = { $points ->
    [one] { $points } point par hôtel à vous
   *[other] { $points } points par hôtel à vous
}

## Les quartiers

quarters-title = Les quartiers
quarter-label = Le quartier { DE($name) }
quarter-mine = Votre quartier
quarter-me = Vous
quarter-empty = Pas encore de terrain.
quarter-turn = (joue)
quarter-build = Construire : { $lot }

## Le panier et son paiement

basket-title = Le panier
basket-of = { $who ->
    [you] Votre achat :
   *[other] L’achat { DE($name) } :
}
basket-piece = { $piece } : { $lot }
basket-remove = Retirer du panier : { $item }
basket-total = Total
basket-paid = Total { $cost }, payé { $covered }.
basket-with = Payé avec
basket-suggested = Paiement conseillé
basket-change = { $change ->
    [0] rien de perdu
   *[other] { $change } perdus
}
suggestion-more = C’est tout : payer comme conseillé
suggestion-last-hotel = C’est tout : payer comme conseillé
suggestion-pay = Payer comme conseillé

## La main

hand-title = Vos cartes Argent
hand-cash = { $cash } en tout
hand-none = Vous n’avez pas de carte Argent.
hand-hidden = Qui regarde ne voit aucune main.
hand-paid = payée
hand-suggested = conseillée
hand-pay-help = De la plus forte à la plus faible. Le trait vert marque le paiement conseillé.

## Ce que l’on sait de la pioche et de la banque

piles-title = Cartes Argent
piles-unseen = { $count ->
    [0] Dos dans la pioche : aucun
   *[other] Dos des { $count } cartes de la pioche
}
piles-discards = { $count ->
    [0] Défausse : aucune carte
    [one] Défausse : { $count } carte
   *[other] Défausse : { $count } cartes
}
piles-credit = { $points ->
    [one] Faute de jetons, { $points } point est noté à part.
   *[other] Faute de jetons, { $points } points sont notés à part.
}

## Ce qui est public d’un joueur

extras-back = { $count } { $colour }
extras-start = mise de départ { $value }
extras-cards = { $count ->
    [0] aucune carte en main
    [one] { $count } carte en main, dos : { $backs }
   *[other] { $count } cartes en main, dos : { $backs }
}
extras-no-cards = aucune carte
extras-tokens = loyers { $points }
extras-houses = maisons { $points }
extras-hotels = hôtels { $points }
extras-stations = gares { $points }
extras-utilities = compagnies { $points }
extras-crisis = crise { $points }

## La table en texte

text-title = La table en texte
text-preview = Vous voyez un essai : rien n’est encore confirmé.
text-choices = À choisir
text-offer = { $target } : { $state }
text-refused = { $count ->
    [one] { $count } cible impossible, et pourquoi
   *[other] { $count } cibles impossibles, et pourquoi
}
text-item = { $item }, { $cost }
text-paid = Cartes payées : { $cards }.
text-table = Argent, banque et tour
text-turn = { $who ->
    [you] Tour { $turns } : à vous
   *[other] Tour { $turns } : { $name }
}
text-discards = Défausse : { $cards }.
text-hand = Votre main : { $cards }.
text-lots = Les terrains
text-lot = Terrain
text-colour = Couleur
text-price = Prix
text-brings = Rapporte
text-standing = Situation
text-built = Construit
text-owner = à { $name }
text-only = à vendre, mais seulement à { $name }
text-on-sale = à vendre
text-down = face cachée
text-players = Les joueurs
text-player = Joueur
text-cards = Cartes en main, par dos

## Le compte final

score-title = Le compte, point par point
score-source = Points
score-tokens = Loyers
score-tokens-why = reçus en jetons
score-houses = Maisons
score-houses-why = { $house } par maison
score-hotels = Hôtels
score-hotels-why = { $hotel } par hôtel
score-stations = Gares
score-stations-why = d’autant plus qu’on en a
score-utilities = Compagnies
score-utilities-why = { $utility } par hôtel, pour chacune
score-crisis = Crise
score-crisis-why = { $form ->
    [streets] rues sans construction
   *[lots] terrains sans construction
}
score-each-station = { $count ->
    [one] { $count } gare
   *[other] { $count } gares
}
score-each-utility = { $count } × { $hotels ->
    [one] { $hotels } hôtel
   *[other] { $hotels } hôtels
}
score-each = { $count } × { $points }
score-total = Total
score-tie = Si égalité
score-tie-of = { $hotels ->
    [one] { $hotels } hôtel
   *[other] { $hotels } hôtels
}, { $lots ->
    [one] { $lots } terrain
   *[other] { $lots } terrains
}
score-place = Rang

## Légendes

# À la suite du nom de celui qui agit ; `came-` se tient seul et peut suivre.

told-hotel-built = { $count ->
    [one] construit un hôtel { $lot }
   *[other] construit { $count } hôtels, le dernier { $lot }
}
told-lot-bought = { $count ->
    [one] achète { $lot } pour { $cost }
   *[other] achète { $count } terrains, le dernier { $lot }
}
told-house-built = { $count ->
    [one] construit une maison { $lot }
   *[other] construit { $count } maisons, la dernière { $lot }
}
told-card-drawn = pioche une carte argent
told-passed = passe
told-turn-passed = finit son tour
came-rent-paid = loyer : { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
} pour { $seat-who ->
    [you] vous
   *[other] { $seat }
}
came-last-turn = ce tour est le dernier
came-match-ended = la partie est finie

## La fin : qui gagne et pourquoi, puis de quoi sourire

end-why = { $winner-who ->
    [you] Vous gagnez
   *[other] { $winner } gagne
} avec { $score }, { $ahead } de plus { QUE($others) }, surtout grâce { $source ->
    [tokens] aux loyers
    [houses] aux maisons
    [hotels] aux hôtels
    [stations] aux gares
   *[other] aux compagnies
} ({ $mine } contre { $theirs }).
end-smile = { $number ->
    [0] Les pigeons ont déjà emménagé dans le meilleur hôtel.
    [1] La boulangerie du coin n’est à personne, et gagne tous les jours.
   *[other] La concierge l’avait dit dès la première carte.
}
