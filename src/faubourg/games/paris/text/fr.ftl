### Les messages de Paris, en français. Les mêmes clés, dans le même ordre, sont dans en.ftl.
### Les noms des terrains et des couleurs sont dans le fichier de données ; ils viennent en paramètres, comme les valeurs des cartes Argent.

## Comment les choses s’appellent. Un paramètre est une partie de l’identifiant, ou son nom dans le fichier de données.

name-lot = { $lots }
name-colour = { $colours }
name-card = { $cards } (dos { $colour })
name-start-card = { $cards } (mise de départ)
name-piece = { $id ->
    [house] Maison
   *[hotel] Hôtel
}
name-action = { $id ->
    [lots] des terrains
   *[buildings] des maisons et des hôtels
}
name-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
name-problem = { $id ->
    [cards] une carte Argent manque ou s’y trouve deux fois
    [lots] un terrain manque ou s’y trouve deux fois
    [buildings] le nombre de maisons ou d’hôtels est faux
    [tokens] le nombre de points est faux
    [basket] ce qui est en train d’être acheté ne s’accorde pas avec le reste
    [phase] ce qui est à décider ne s’accorde pas avec le reste
   *[actor] celui dont c’est le tour n’a aucun coup
}

## Des morceaux de phrases

some-back = { $colour-id ->
   *[other] dos { $colour }
}

## Ce qui est demandé. Après « prompt- » vient la sorte de la demande.

prompt-act = { $can_buy ->
    [true] { $can_build ->
        [true] À vous de jouer, avec { $cash } en main : achetez des terrains, ou construisez, ou passez.
       *[false] À vous de jouer, avec { $cash } en main : achetez des terrains, ou passez.
    }
   *[false] { $can_build ->
        [true] À vous de jouer, avec { $cash } en main : construisez, ou passez.
       *[false] À vous de jouer, mais { $cash } en main ne permet aucun achat : vous ne pouvez que passer.
    }
}
prompt-more = Vous achetez { $action }, pour { $cost } jusqu’ici, et vous avez { $cash } : choisissez encore, ou dites que c’est tout.
prompt-last-hotel = Vous avez choisi le dernier hôtel, pour { $cost } en tout : on n’ajoute plus rien. Dites que c’est tout, et payez.
prompt-pay = À payer : { $cost }. Il manque encore { $left }. Choisissez une carte Argent, la plus forte d’abord ; ce que vous payez en trop est perdu.

## Ce que le hasard décide

prompt-first = Le hasard désigne le premier joueur.
prompt-market = Le hasard retourne un terrain.
prompt-open = Le hasard montre le dos de la première carte Argent.
prompt-back = Le hasard montre le dos de la carte Argent suivante.
prompt-draw = Le hasard tire une carte Argent.
prompt-refill = Le hasard retourne un terrain.

## Ce qui peut être choisi. Après « choice- » vient la sorte du choix.

choice-buy = Acheter { $lot } pour { $cost }
choice-house = Maison : { $lot }, pour { $cost }
choice-hotel = Hôtel : { $lot }, pour { $cost }
choice-pay = Payer avec { $card }
choice-done = C’est tout : payer { $cost }
choice-pass = Passer et ne rien acheter

## Ce qui s’est passé. Après « event- » vient la sorte de l’événement.

event-first-player = { $seat-who ->
    [you] Vous commencez.
   *[other] { $seat } commence.
}
event-start-card = { $seat-who ->
    [you] Vous commencez avec { $value }.
   *[other] { $seat } commence avec { $value }.
}
event-lot-turned-up = À vendre : { $lot }.
event-back-shown = La carte Argent suivante a le { some-back }.
event-card-drawn = { $card-id ->
    [none] { $seat-who ->
        [you] Vous piochez une carte Argent au { some-back }.
       *[other] { $seat } pioche une carte Argent au { some-back }.
    }
   *[other] { $seat-who ->
        [you] Vous piochez { $card }.
       *[other] { $seat } pioche { $card }.
    }
}
event-rent-paid = { $seat-who ->
    [you] Loyer { $colour } : vous recevez { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    } ({ $lots }).
   *[other] Loyer { $colour } : { $seat } reçoit { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    } ({ $lots }).
}
event-no-rent = Loyer { $colour } : personne ne reçoit rien.
event-no-rent-no-pile = La pioche est vide et rien n’a encore été défaussé : pas de loyer à ce tour.
event-reshuffled = { $cards ->
    [one] { $cards } carte Argent défaussée forme une nouvelle pioche.
   *[other] Les { $cards } cartes Argent défaussées, mélangées, forment une nouvelle pioche.
}
event-pile-empty = { $runs ->
    [1] La pioche des cartes Argent est épuisée.
   *[other] La pioche des cartes Argent est de nouveau épuisée.
}
event-lot-bought = { $seat-who ->
    [you] Vous achetez { $lot } pour { $cost }.
   *[other] { $seat } achète { $lot } pour { $cost }.
}
event-house-built = { $seat-who ->
    [you] { $lot } : vous construisez une maison pour { $cost }.
   *[other] { $lot } : { $seat } construit une maison pour { $cost }.
}
event-hotel-built = { $seat-who ->
    [you] { $lot } : vous construisez un hôtel pour { $cost }.
   *[other] { $lot } : { $seat } construit un hôtel pour { $cost }.
}{ $houses ->
    [0] {""}
    [one] {" "}{ $houses } maison retourne à la banque.
   *[other] {" "}{ $houses } maisons retournent à la banque.
}
event-card-paid = { $seat-who ->
    [you] Vous payez { $card }.
   *[other] { $seat } paie { $card }.
}
event-action-paid = { $change ->
    [0] { $seat-who ->
        [you] Vous avez payé { $cost } tout juste : rien n’est perdu.
       *[other] { $seat } a payé { $cost } tout juste : rien n’est perdu.
    }
   *[other] { $seat-who ->
        [you] Vous avez payé { $paid } pour { $cost } et perdez { $change }.
       *[other] { $seat } a payé { $paid } pour { $cost } et perd { $change }.
    }
}
event-passed = { $seat-who ->
    [you] Vous passez.
   *[other] { $seat } passe.
}
event-turn-passed = { $seat-who ->
    [you] C’est à vous de jouer.
   *[other] C’est à { $seat } de jouer.
}
event-last-turn = Il n’y aura plus d’autre pioche : ce tour est le dernier.
event-match-ended = { $by ->
    [hotels] Le dernier hôtel est construit : personne ne rejoue.
    [money] La pioche s’est épuisée pour la dernière fois : personne ne rejoue.
    [nothing-to-draw] Il ne reste rien à piocher : personne ne rejoue.
   *[decisions] La limite est atteinte : personne ne rejoue.
}

## Ce qui a départagé les deux premiers

decided-points = Personne d’autre n’a autant de points.
decided-hotels = Les points sont à égalité : la victoire va à qui a le plus d’hôtels.
decided-lots = Points et hôtels sont à égalité : la victoire va à qui a le plus de terrains.
decided-tie = Points, hôtels et terrains sont à égalité.

## Pourquoi un coup est refusé. Après « refusal- » vient le code ; l’article s’ajoute quand on le dit.

refusal-not-on-sale = { $lot } n’est pas à vendre : achetez l’un des terrains étalés.
refusal-too-dear = { $lot } : il manque { $missing }, car le total serait de { $cost } et vous avez { $cash }.
refusal-lot-sold = { $lot } a déjà un propriétaire, { $owner } : un terrain ne s’achète qu’une fois.
refusal-colour-taken = { $lot } : { $owner } a été le premier acheteur de la couleur { $colour } et peut seul acheter le reste.
refusal-not-your-street = { $lot } n’est pas à vous : construisez sur vos propres rues.
refusal-three-houses-already = { $lot } a ses trois maisons : il ne manque plus que l’hôtel.
refusal-hotel-already = { $lot } a son hôtel : il n’y a plus de place.
refusal-no-houses-left = { $lot } : la banque n’a plus de maison ; seul un hôtel y est encore possible.
refusal-last-hotel-chosen = { $lot } : vous avez choisi le dernier hôtel, et l’on n’ajoute rien après lui.
refusal-other-action = { $lot } : à ce tour vous achetez déjà { $action }, et une action ne peut pas faire les deux.
refusal-nothing-chosen = Vous n’avez encore rien choisi : choisissez quelque chose, ou passez.
refusal-already-chosen = Vous avez choisi un achat : dites que c’est tout et payez, ou reprenez tout.
refusal-card-not-held = La carte { $card } n’est pas dans votre main : payez avec une carte que vous tenez.
refusal-card-not-lower = La carte { $card } vient avant { $last }, que vous avez payée : commencez par la plus forte.
refusal-card-too-small = La carte { $card } ne suffit pas pour continuer : il manque { $left }, et avec toutes celles d’après elle ne fait que { $below }.
refusal-no-such-seat = { $seat } n’est pas à cette table.
refusal-lot-not-in-pile = { $lot } n’est pas dans le tas des terrains.
refusal-back-not-in-pile = Il n’y a pas de carte au { some-back } dans la pioche.
refusal-card-not-in-pile = La carte { $card } n’est pas dans la pioche.
refusal-other-back = La carte { $card } ne peut pas être la suivante : celle du dessus a le { some-back }.

## Les étapes d’une partie

phase-first = Premier joueur
phase-market = Terrains à vendre
phase-open = Premier dos
phase-back = Dos suivant
phase-draw = Pioche
phase-act = Action
phase-pay = Paiement
phase-refill = Nouveaux terrains
phase-over = Fin

## Les options. Après le nom de l’option : ce qu’elle fait, et ses valeurs.

option-crisis = Crise immobilière
option-crisis-help = À la fin, chacun de vos terrains sans construction vous coûte des points ; selon le livret, les gares et les compagnies comptent aussi (PA-6a).
option-crisis-none = non jouée
option-crisis-lots = tous les terrains, selon le livret
option-crisis-streets = les rues seulement, de notre cru
option-dynamic = Nouvelle dynamique
option-dynamic-help = Les terrains sont tous à vendre dès le début (PA-6b).
option-dynamic-true = tous les terrains à vendre d’emblée
option-dynamic-false = quelques terrains à la fois
option-harmony = Harmonie
option-harmony-help = Qui achète la première rue d’une couleur est seul à pouvoir acheter les autres (PA-6c).
option-harmony-true = un seul propriétaire par couleur
option-harmony-false = non jouée
option-start_cash = Mise de départ
option-start_cash-help = Ceux qui jouent plus tard commencent avec une carte Argent, pour compenser l’avantage du premier (PA-1d).
option-start_cash-true = selon l’ordre du tour
option-start_cash-false = aucune
option-first = Premier joueur
option-first-help = Qui joue le premier tour (PA-1d).
option-first-none = tiré au sort

## La table dans le terminal

board-help-1 = Un coup peut se taper : « acheter belleville », « maison or2 », « payer 200 + 100 » ; plusieurs à la suite : « acheter or2, ga1, payer ».
board-help-2 = Les terrains : le nom ou son début, ou le code du plateau, comme or2. Les cartes Argent : la valeur, la couleur du dos, ou les deux. « payer » seul paie en perdant le moins possible.
board-help-3 = Verbes : acheter, maison, hôtel, fini, payer, passer. « hôtel 3 » : un hôtel sur le terrain numéro 3 de la liste.
board-code-brown = MA
board-code-lightblue = BC
board-code-pink = RO
board-code-orange = OR
board-code-red = RG
board-code-yellow = JA
board-code-green = VE
board-code-darkblue = BF
board-code-station = GA
board-code-utility = CI
board-group-station = gare
board-group-utility = compagnie
board-piece-house = maison
board-piece-hotel = hôtel
board-sign-house = maison
board-sign-hotel = hôtel
board-market = À vendre ; face cachée : { $count }
board-price = prix
board-rents = loyers
board-on-sale = À vendre : { $lot } ({ $code }), { $group }, { $price }{ $levels ->
    [0] {""}
   *[other] {", "}loyers { $rents }
}{ $reserved ->
    [0] .
   *[other] {", "}seulement pour { $only }.
}
board-lots-left = Terrains face cachée : { $count }.
board-pile = Pioche des cartes Argent : { $pile }. Défausse : { $discards }.
board-back = Sur la pioche, le { some-back }.
board-bank = À la banque : { $houses ->
    [one] { $houses } maison
   *[other] { $houses } maisons
}, { $hotels ->
    [one] { $hotels } hôtel
   *[other] { $hotels } hôtels
}.
board-lot = { $standing ->
    [hotel] { $lot } avec un hôtel
    [houses] { $houses ->
        [one] { $lot } avec { $houses } maison
       *[other] { $lot } avec { $houses } maisons
    }
   *[nothing] { $lot }
}
board-quarter = { $name } : { $count ->
    [0] aucun terrain.
   *[other] { $lots }.
}
board-player = { $name } : { $score } { $score ->
    [one] point
   *[other] points
}{ $count ->
    [0] {""}
   *[other] {" "}({ $pieces })
}, { $cards ->
    [0] aucune carte
    [one] { $cards } carte
   *[other] { $cards } cartes
}{ $kinds ->
    [0] {""}
   *[other] {", "}dos : { $backs }
}{ $start ->
    [0] {""}
   *[other] {", "}mise de départ de { $start }
}.{ $turn ->
    [yes] {" "}Décide maintenant.
   *[no] {""}
}
board-points-tokens = loyers { $points }
board-points-houses = maisons { $points }
board-points-hotels = hôtels { $points }
board-points-stations = gares { $points }
board-points-utilities = compagnies { $points }
board-points-crisis = crise { $points }
board-final = { $name } : { $count ->
    [0] aucun point
   *[other] { $pieces }
} ; total { $score } ; hôtels { $hotels }, terrains { $lots }.
board-column-tokens = loyers
board-column-houses = maisons
board-column-hotels = hôtels
board-column-stations = gares
board-column-utilities = cies
board-column-crisis = crise
board-column-total = total
board-column-hotels-built = (hôtels
board-column-lots = terrains)
board-pays = Paie :
board-next = Dessus :
board-pile-short = Pioche { $pile }, défausse { $discards }
board-runs = Pioche épuisée { $runs } fois sur { $most }
board-last-turn = Dernier tour !
board-hotels-left = Hôtels
board-houses-left = Maisons { $houses }
board-hand = Main { $cash } :
board-basket = Panier { $cost } : { $items }
board-payment = payer : { $cards }{ $paid ->
    [0] {""}
   *[other] {" "}(déjà { $paid })
}, perte { $lost }
