### Ce que dit le plateau de Room Share, en français. Les mêmes clés, dans le même ordre, sont dans en.ftl.

## Les étages et les colonnes, écrits sur la façade

house-floor = { $floor ->
    [0] rez-de-chaussée
    [1] 1er étage
    [2] 2e étage
   *[3] 3e étage
}
house-column = { $column ->
    [0] fond gauche
    [1] gauche
    [2] milieu
    [3] droite
   *[4] fond droite
}

## Les cibles, en phrases

house-label = Le plateau
house-help = Les flèches du clavier vont d’une cible à l’autre, Entrée choisit.
house-arrow = { $address }, flèche { $arrow }
house-offer = { $target } : { $there }, { $state }
house-legal = jouable
house-instead = jouable à la place
house-picked = choisi
house-refused = impossible. { $reason }
house-free = libre
house-taken = locataire { $colour }
house-nobody = personne
house-resident = { $colour } { $arrow }
house-content = { $kind }, { $score } par locataire, { $tenants }
house-unlaid = pas encore posé
house-open = { $address } : { $content }. Ouvrir pour choisir une flèche.
house-close = Fermer
house-loupe = { $address } : choisissez une flèche
house-edges = Les bords se rejoignent : sortir en haut, c’est entrer en bas.
house-route = { $colour ->
    [none] D’ici, on part
   *[other] Le locataire { $colour } partirait
} { $direction }, vers le { $address }{ $wraps ->
    [yes] {"\u00A0"}: les bords se rejoignent.
   *[no] .
}

## La main

hand-title = Vos cartes
hand-none = Vous n’avez pas de carte en main.
hand-hidden = Qui regarde ne voit aucune main.
hand-duel = On joue ici sans cartes.
hand-card = { $card } : { $state }
hand-waiting = en main
hand-played = jouée
hand-help = Ce que font vos cartes
first-colour = Quelle couleur placez-vous ?
hand-colour = { $colour }, { $count } en réserve

## Les piles et le tour

piles-title = Cartes sur la table
piles-draw = Pioche
piles-discards = Défausse
piles-cards = { $count ->
    [0] aucune carte
    [one] { $count } carte
   *[other] { $count } cartes
}
piles-shown = Jouée
piles-each = { $card } × { $count }
piles-turn = { $who ->
    [you] Tour { $turns } : à vous
   *[other] Tour { $turns } : { $name }
}
piles-last-chance = Dernière chance
piles-last-chance-help = { $who ->
    [you] Votre réserve est vide : chacun des autres peut encore placer un locataire.
   *[other] { $name } a vidé sa réserve : chacun des autres peut encore placer un locataire.
}
piles-chain = Expulsions de cette chaîne
piles-leaving = Le locataire { $colour } quitte le { $from } pour le { $to }.
piles-staying = Le locataire { $colour } reste au { $from }.

## Ce qui est public d’un joueur

extras-reserve = En réserve : { $reserve }
extras-count = { $count } { $colour }
extras-cards = { $count ->
    [0] aucune carte en main
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}

## La table en texte

text-title = La table en texte
text-flats = Les appartements
text-flat = Appartement
text-kind = Sorte
text-points = Points
text-arrow = Flèche { $arrow }
text-counts = Rapporte
text-yes = oui
text-no = non
text-choices = À choisir
text-refused = { $count ->
    [one] { $count } cible impossible, et pourquoi
   *[other] { $count } cibles impossibles, et pourquoi
}
text-players = Les joueurs
text-player = Joueur
text-colour = Couleur
text-reserve = Réserve
text-cards = Cartes
text-second = et { $colour }
text-table = Cartes et tour
text-hand = Votre main : { $cards }.
text-pile = Pioche : { $count }.
text-discards = Défausse : { $cards }.
text-shown = Carte jouée : { $card }.
text-chain = Appartements vidés dans cette chaîne : { $flats }.
text-preview = Vous voyez un essai : rien n’est encore confirmé.

## Le compte final

score-title = Le compte, appartement par appartement
score-flat = Appartement
score-total = Total
score-each = { $count } × { $points }
score-why-shared = à { $sharing }, il rapporte
score-why-always = il coûte à chacun
score-second = Une seconde couleur ne rapporte rien.
score-silent = { $count ->
    [one] Un autre appartement habité ne rapporte rien : ses locataires ne sont pas { $sharing }.
   *[other] { $count } autres appartements habités ne rapportent rien : leurs locataires ne sont pas { $sharing }.
}
score-none = Aucun appartement ne rapporte.
score-reserve = Reste en réserve
score-place = Rang

## Les lieux et les cartes, sans les codes que l’on tape

seen-flat = { $address }
seen-place = { $address }, flèche { $arrow }
seen-card = { $cards }

## Légendes

# À la suite du nom de celui qui agit ; `came-` se tient seul et peut suivre.

plain-flat = { $address }
plain-place = { $address }
told-placed = installe un locataire { $colour } au { $place }
told-evicted = { $after ->
    [placed] installe un quatrième locataire : { $count ->
        [one] expulsion au { $flat }
       *[other] { $count } expulsions de suite, la dernière au { $flat }
    }
   *[other] { $count ->
        [one] fait évacuer le { $flat }
       *[other] provoque { $count } expulsions de suite, la dernière au { $flat }
    }
}
told-taken = renvoie un locataire { $colour } du { $place }
told-swapped = { $places-count ->
    [0] fait échanger leurs places à deux locataires de même couleur
   *[other] fait échanger leurs places à deux locataires : { $places }
}
told-renovated = { $places-count ->
    [0] fait échanger leurs flèches à deux locataires de même couleur
   *[other] fait échanger leurs flèches à deux locataires : { $places }
}
told-no-effect = défausse { $card }, sans effet possible
told-passed = passe
told-card-played = joue { $card }
told-turn-passed = finit son tour
came-reserve-empty = sa réserve est vide, et les autres ont une dernière chance
came-match-ended = la partie est finie

## La fin : qui gagne et pourquoi, puis de quoi sourire

end-why = { $winner-who ->
    [you] Vous gagnez
   *[other] { $winner } gagne
} avec { $score }, { $ahead } de plus { QUE($others) } : { $points ->
    [one] { $points } vient
   *[other] { $points } viennent
} d’une seule adresse, { $flat }.
end-smile = { $number ->
    [0] Les voisins aimeraient savoir quand s’arrête la musique.
    [1] Reste à expliquer toutes ces clés au propriétaire.
   *[other] À qui le tour de descendre les poubelles, nul ne le sait.
}
