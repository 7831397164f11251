### Les messages de Room Share, en français. Les mêmes clés, dans le même ordre, sont dans en.ftl.
### Les noms des cartes, des couleurs et des sortes d’appartement sont dans le fichier de données ; ils viennent en paramètres.

## Comment les choses s’appellent. Un paramètre est une partie de l’identifiant, ou son nom dans le fichier de données.

name-address =
    { $floor ->
        [0] rez-de-chaussée
        [1] 1er étage
        [2] 2e étage
       *[3] 3e étage
    } { $column ->
        [a] fond gauche
        [b] gauche
        [c] milieu
        [d] droite
       *[e] fond droite
    }
name-arrow = { $id ->
    [n] vers le haut
    [e] vers la droite
    [s] vers le bas
   *[w] vers la gauche
}
name-flat = { $address } ({ $id })
name-place = { $address }, flèche { $arrow } ({ $id })
name-card = { $cards } n° { $number }
name-card-kind = { $cards }
name-colour = { $colours }
name-flat-kind = { $kinds }
name-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
name-problem = { $id ->
    [two-on-an-arrow] deux locataires sont sur la même flèche
    [tenants] le nombre de locataires est faux
    [cards] une carte manque ou s’y trouve deux fois
    [flats] un appartement est de deux sortes, ou il y a deux suites royales
    [phase] ce qui est à décider ne s’accorde pas avec le reste
   *[actor] celui dont c’est le tour n’a aucun coup
}

## Ce qui est demandé. Après « prompt- » vient la sorte de la demande.

prompt-play-card = À vous de jouer : choisissez une carte de votre main.
prompt-place-key = { $card_kind } : mettez un locataire de votre réserve ({ $colours }) sur une flèche libre d’un appartement où vit un locataire de la couleur de la clé.
prompt-place-communication = { $card_kind } : mettez un locataire de votre réserve ({ $colours }) sur une flèche libre de n’importe quel appartement habité.
prompt-place-contract = { $card_kind } : mettez un locataire de votre réserve ({ $colours }) dans un appartement inoccupé, ou sur une flèche libre d’un appartement où vit votre couleur.
prompt-place-duel = À vous de jouer : mettez un locataire de votre réserve ({ $colours }) sur une flèche libre d’un appartement habité.
prompt-take = { $card_kind } : désignez un locataire à retirer du plateau, ni de votre couleur, ni le dernier de la sienne.
prompt-force = { $card_kind } : désignez l’appartement dont les locataires doivent partir.
prompt-chain = Plusieurs appartements sont pleins : désignez le prochain à vider.
prompt-land = Le locataire { $colour } quitte le { $from } par la flèche { $direction } pour le { $flat } : choisissez-y une flèche libre.
prompt-stay = Le locataire { $colour } ne peut pas quitter le { $from }, car le voisin est plein : choisissez la flèche libre où il reste.
prompt-swap-first = { $card_kind } : désignez le premier des deux locataires qui échangent leurs places.
prompt-swap-second = { $card_kind } : désignez qui échange sa place avec le locataire du { $first }.
prompt-renovate = { $card_kind } : désignez deux locataires d’un même appartement qui échangent leurs flèches.
prompt-last-chance = Dernière chance : mettez un locataire de votre réserve ({ $colours }) dans un appartement où vit votre couleur, ou passez.

## Ce que le hasard décide

prompt-first-player = Le hasard désigne le premier joueur.
prompt-arrange = Le hasard donne à chaque couleur son angle.
prompt-lay = Le hasard pose l’appartement suivant.
prompt-deal = Le hasard distribue les cartes.
prompt-draw = Le hasard tire une carte.

## Ce qui peut être choisi. Après « choice- » vient la sorte du choix.

choice-play-card = Jouer la carte { $card }
choice-place = Mettre un locataire { $colour } au { $arrow }
choice-last-chance = Mettre un locataire { $colour } au { $arrow }
choice-take = Retirer du plateau le locataire { $colour } du { $arrow }
choice-force = Expulser les locataires du { $flat }
choice-chain = Vider maintenant le { $flat }
choice-land = Poser le locataire { $colour } au { $arrow }
choice-swap-first = Commencer par le locataire { $colour } du { $arrow }
choice-swap-second = Échanger avec le locataire { $colour } du { $arrow }
choice-swap-nothing = Échanger deux locataires de même couleur : rien ne change
choice-renovate = Échanger les flèches des locataires du { $arrow } et du { $arrow-2 }
choice-renovate-nothing = Échanger les flèches de deux locataires de même couleur : rien ne change
choice-pass = Passer et ne placer personne

## Ce qui s’est passé. Après « event- » vient la sorte de l’événement.

event-first-player = { $seat-who ->
    [you] Vous commencez.
   *[other] { $seat } commence.
}
event-corners = Aux angles du bloc, rangée par rangée depuis le haut à gauche : { $colours }.
event-flat-laid = On pose au { $flat } : { $flat_kind }.
event-turn-passed = { $seat-who ->
    [you] C’est à vous de jouer.
   *[other] C’est à { $seat } de jouer.
}
event-match-ended = La limite est atteinte : personne ne rejoue.
event-card-played = { $seat-who ->
    [you] Vous jouez la carte { $card }.
   *[other] { $seat } joue la carte { $card }.
}
event-card-drawn = { $card-id ->
    [none] { $seat-who ->
        [you] Vous piochez une carte.
       *[other] { $seat } pioche une carte.
    }
   *[other] { $seat-who ->
        [you] Vous piochez la carte { $card }.
       *[other] { $seat } pioche la carte { $card }.
    }
}
event-no-effect = { $seat-who ->
    [you] Vous défaussez la carte { $card }, qui ne peut rien faire en ce moment.
   *[other] { $seat } défausse la carte { $card }, qui ne peut rien faire en ce moment.
}
event-reshuffled = { $cards ->
    [one] La pioche était vide : { $cards } carte défaussée en forme une nouvelle.
   *[other] La pioche était vide : les { $cards } cartes défaussées, mélangées, en forment une nouvelle.
}
event-placed = { $seat-who ->
    [you] Vous mettez un locataire { $colour } au { $place }.
   *[other] { $seat } met un locataire { $colour } au { $place }.
}
event-taken = { $seat-who ->
    [you] Vous retirez du plateau un locataire { $colour }, celui du { $place } ;
   *[other] { $seat } retire du plateau un locataire { $colour }, celui du { $place } ;
} { $reserve-who ->
    [you] il va dans votre réserve.
    [same] il va dans sa propre réserve.
   *[other] { $reserve } le remet dans sa réserve.
}
event-evicted = { $number ->
    [1] Expulsion ! Tout le monde doit quitter le { $flat }.
   *[other] Expulsion n° { $number } de la chaîne : tout le monde doit quitter le { $flat }.
}
event-moved = Le locataire { $colour } du { $from }, passe au { $to }.
event-stayed = Le locataire { $colour } ne peut pas partir et reste au { $place }.
event-swapped = { $places-count ->
    [0] Deux locataires de même couleur échangent leurs places : rien ne change.
   *[other] Deux locataires échangent leurs places : { $places }.
}
event-renovated = { $places-count ->
    [0] Deux locataires de même couleur échangent leurs flèches : rien ne change.
   *[other] Deux locataires échangent leurs flèches : { $places }.
}
event-reserve-empty = { $seat-who ->
    [you] Votre réserve est vide. Place à la dernière chance des autres.
   *[other] { $seat } a vidé sa réserve. Place à la dernière chance des autres.
}
event-passed = { $seat-who ->
    [you] Vous passez.
   *[other] { $seat } passe.
}

## Ce qui a départagé les deux premiers

decided-score = Personne d’autre n’a autant de points.
decided-reserve = Les scores sont à égalité : c’est la réserve la moins remplie qui l’emporte.
decided-order = Scores et réserves sont à égalité : l’ordre de la dernière chance départage.
decided-first-turn = Les scores sont à égalité : la victoire va à qui a joué le premier tour.
decided-tie = Rien ne les départage.

## Pourquoi un coup est refusé. Après « refusal- » vient le code ; l’article s’ajoute quand on le dit.

refusal-not-in-hand = La carte { $card } n’est pas dans votre main : jouez une carte que vous tenez.
refusal-reserve-lacks = Il n’y a pas de locataire { $colour } dans votre réserve : placez-en un d’une couleur qui s’y trouve.
refusal-no-key-tenant = Aucun locataire { $key } n’habite au { $flat } : une clé ouvre seulement là où vit un locataire de sa couleur.
refusal-arrow-taken = La flèche { $arrow } du { $flat } est prise : choisissez-en une libre.
refusal-nobody-lives-there = Personne n’habite au { $flat } : choisissez un appartement où vit au moins un locataire.
refusal-not-empty-nor-own = Le { $flat } est habité, mais aucun locataire { $own } n’y vit : choisissez un appartement inoccupé, ou un appartement où vit votre couleur.
refusal-duel-empty = Personne n’habite au { $flat } : un nouveau locataire doit en rejoindre au moins un autre.
refusal-no-own-tenant = Aucun locataire { $own } n’habite au { $flat } : à la dernière chance, un nouveau locataire doit rejoindre votre couleur.
refusal-last-chance-crowded = { $crowded ->
    [one] Il y a déjà { $crowded } locataire au { $flat } : à la dernière chance, choisissez un appartement moins rempli.
   *[other] Il y a déjà { $crowded } locataires au { $flat } : à la dernière chance, choisissez un appartement moins rempli.
}
refusal-nobody-there = Il manque là un locataire : choisissez seulement des flèches occupées.
refusal-take-own = Le locataire du { $place }, est de votre couleur, { $own } : retirez-en un d’une autre couleur.
refusal-take-last = Le locataire du { $place }, est le seul de sa couleur sur le plateau et doit y rester : retirez-en un autre.
refusal-evict-empty = Personne n’habite au { $flat } : choisissez un appartement où vit au moins un locataire.
refusal-evict-not-full = Moins de quatre locataires vivent au { $flat } : dans une chaîne, seuls les appartements pleins sont vidés.
refusal-evict-blocked = Les quatre voisins du { $flat } sont pleins et personne ne pourrait en sortir : choisissez un autre appartement plein.
refusal-evict-not-fewest = Cette chaîne a déjà connu au moins { $free } expulsions, et le { $flat } a été vidé plus souvent que d’autres : choisissez l’un des moins souvent vidés.
refusal-no-swap-partner = Aucun locataire d’un appartement suivant ne peut échanger sa place avec celui du { $place }. Les appartements se comptent rangée par rangée depuis le haut à gauche : désignez d’abord l’autre locataire.
refusal-swap-same-flat = Le second locataire doit venir d’un autre appartement que le premier, qui se tient au { $first }.
refusal-swap-same-colour = Ces deux locataires, l’un au { $first }, et l’autre au { $place }, sont de même couleur et rien ne changerait : désignez-en un d’une autre couleur.
refusal-swap-lower = Commencez par le locataire qui vient en premier sur le plateau, celui du { $place } ; désignez ensuite celui du { $first }.
refusal-no-equal-tenants = Aucune couleur n’a deux locataires dans des appartements différents : désignez-en deux de couleurs différentes.
refusal-renovate-same-colour = Ces deux locataires, l’un au { $place }, et l’autre au { $other }, sont de même couleur et rien ne changerait : désignez-en deux de couleurs différentes.
refusal-no-equal-flatmates = Nulle part deux locataires de même couleur ne vivent ensemble : désignez-en deux de couleurs différentes.
refusal-no-such-seat = { $seat } n’est pas à cette table.
refusal-kind-used-up = Il ne reste plus d’appartement de cette sorte à poser : { $kind }.
refusal-not-in-pile = La carte { $card } n’est pas dans la pioche.

## Erreurs : des options qui ne vont pas ensemble

error-duel-needs-two = Le jeu sans cartes se joue à deux, pas à { $seats }.
error-duel-has-no-renovation = Le jeu sans cartes n’a pas de cartes Événement : renoncez à l’option « renovation » ou à l’option « duel ».
error-colours-for-every-seat = À { $seats }, il faut { $seats } couleurs différentes, pas { $given }.
error-second-colours-for-two = On choisit des secondes couleurs seulement à deux, pas à { $seats } : renoncez à l’option « second_colours ».
error-second-colour-taken = Un joueur a déjà la couleur { $colour } pour couleur propre : une seconde couleur n’est celle de personne.

## Erreurs : des chiffres qui ne vont pas ensemble

error-data-too-many-tenants = Ligne { NUMBER($line, useGrouping: 0) } du fichier de données : « { $entry } » vaut { $most } au plus, car les autres locataires sont sur le plateau dès le début.
error-data-flats-do-not-fill = Ligne { NUMBER($line, useGrouping: 0) } du fichier de données, « { $entry } » : il faut 20 appartements en tout, pas { $total }.
error-data-too-few-cards = Ligne { NUMBER($line, useGrouping: 0) } du fichier de données, « { $entry } » : quatre mains et une carte à piocher demandent { $needed } cartes, et il y en a { $cards }.

## Ce que fait chaque carte

card-key-help = Mettez un locataire de votre réserve sur une flèche libre d’un appartement où vit un locataire de la couleur de la clé (RS-4.2a).
card-red-help = { card-key-help }
card-blue-help = { card-key-help }
card-yellow-help = { card-key-help }
card-green-help = { card-key-help }
card-communication-help = Une clé de la couleur de votre choix : mettez un locataire de votre réserve là où vit quelqu’un (RS-7a).
card-departure-help = Retirez du plateau un locataire d’une autre couleur que la vôtre, jamais le dernier de la sienne ; il va dans la réserve de la personne dont c’est la couleur propre, ou dans la vôtre s’il n’y en a pas (RS-7b).
card-eviction-help = Désignez un appartement : tous ses locataires doivent partir, même à moins de quatre (RS-7c).
card-contract-help = Mettez un locataire de votre réserve dans un appartement inoccupé, ou là où vit votre couleur (RS-7d).
card-swap-help = Deux locataires d’appartements différents échangent leurs places ; personne n’est expulsé (RS-7e).
card-renovation-help = Deux locataires d’un même appartement échangent leurs flèches (RS-7f).

## Les étapes d’une partie

phase-first-player = Premier joueur
phase-arrange = Angles
phase-lay = Pose des appartements
phase-deal = Distribution
phase-play-card = Carte à jouer
phase-place = Locataire à placer
phase-take = Locataire à retirer
phase-force = Appartement à vider
phase-chain = Expulsions en chaîne
phase-land = Arrivée
phase-swap-first = Échange : premier locataire
phase-swap-second = Échange : second locataire
phase-renovate = Locataires à échanger
phase-draw = Pioche
phase-last-chance = Dernière chance
phase-over = Fin

## Les options. Après le nom de l’option : ce qu’elle fait, et ses valeurs.

option-royal = Suite royale
option-royal-help = Un appartement de la couronne devient une suite royale, celle qui rapporte le plus (RS-8.1a).
option-royal-none = non jouée
option-royal-classic = à la place d’un appartement classique
option-royal-suite = à la place d’une suite
option-royal-haunted = à la place d’un appartement hanté
option-renovation = Cartes Rénovation
option-renovation-help = Deux cartes Événement de plus : deux locataires d’un même appartement échangent leurs flèches (RS-8.1b).
option-renovation-true = mélangées aux autres
option-renovation-false = laissées dans la boîte
option-duel = À deux sans cartes
option-duel-help = Ni clés, ni événements, ni mains : à chaque tour, un locataire en rejoint un autre (RS-8.2a).
option-duel-true = sans cartes
option-duel-false = avec les cartes
option-first = Premier joueur
option-first-help = Qui joue le premier tour (RS-3i).
option-first-none = tiré au sort
option-colours = Couleurs des joueurs
option-colours-help = La couleur de chaque joueur, dans l’ordre des places (RS-3b).
option-colours-none = dans l’ordre habituel
option-second_colours = Secondes couleurs
option-second_colours-help = À deux, l’autre couleur que chacun place, dans l’ordre des places (RS-3d).
option-second_colours-none = dans l’ordre inverse des places
option-corners = Angles
option-corners-help = Quelle couleur commence à quel angle du bloc, rangée par rangée depuis le haut à gauche (RS-3e).
option-corners-none = tirés au sort

## La table dans le terminal 

board-help-1 = Un coup peut se taper : « placer rouge b2n », « rouge b2n », ou seulement « b2n » ou « b2 » si c’est clair.
board-help-2 = Les places : colonne a à e, étage 0 à 3, puis la flèche n, e, s ou o : haut, droite, bas, gauche.
board-help-3 = Verbes : jouer, placer ou poser, prendre, expulser, échanger, avec, rénover, passer.
board-n = en haut
board-e = à droite
board-s = en bas
board-w = à gauche
board-tenant = { $colour } { $arrow }
board-flat = { $flat }, { $kind }, { $points } : { $count ->
    [0] vide.
   *[other] { $tenants }.
}
board-scores = Il rapporte.
board-evicted = Il est en cours d’expulsion.
board-player = { $name }, { $colour } : { $score } { $score ->
    [one] point
   *[other] points
}, en réserve { $reserve }, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}.{ $turn ->
    [yes] {" "}En train de décider.
   *[no] {""}
}
board-pile = Pioche : { $pile }. Défausse : { $discards }.
board-pile-short = Pioche { $pile }, défausse { $discards }
board-shown = Jouée : { $card }
board-by-kind = { $kind } { $points } ({ $tenants ->
    [one] { $tenants } locataire
   *[other] { $tenants } locataires
})
board-final = { $name } : { $count ->
    [0] aucun locataire ne compte
   *[other] { $pieces }
} ; total { $score } ; reste en réserve { $left }.
board-total = total
board-reserve = réserve
board-sign-classic = classique
board-sign-suite = suite
board-sign-haunted = hanté
board-sign-royal = royale
board-sign-shared = à { $sharing } : il rapporte
