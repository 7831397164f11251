### U-Build à côté du plateau réel. Les mêmes clés, dans le même ordre, sont dans box.en.ftl.

box-title = U-Build à côté de votre plateau
box-lead = Pour qui a la boîte : cette page retient à qui c’est de jouer et ce qu’il y a où, explique les loyers et compte les fortunes à la fin. Les chiffres sont ceux de nos règles, qui disent d’où ils viennent : comparez-les à vos cartes.
box-undo = Annuler
box-redo = Rétablir
box-none = –

## Avant la partie

box-layout = Quel plateau est sur la table ?
box-layout-name = { $mode ->
    [beginner] Débutant
    [classic] Classique
   *[advanced] Avancé
}, { $printed ->
    [yes] imprimé
   *[no] { $open ->
        [yes] ouvert
       *[no] libre
    }
}
box-layout-size = { $spaces } cases, { $sites } emplacements
box-other = Un autre : son texte ou son adresse
box-other-help = Ouvert une fois avec un réseau, il reste sur cet appareil.
box-open = Ouvrir
box-workshop = Vers l’atelier des plateaux
box-layout-away = Le serveur ne répond pas, et ce plateau n’a jamais été ouvert sur cet appareil. Ceux d’en haut marchent sans réseau.
box-players = Joueurs
box-order = Dans l’ordre du jeu. Qui a lancé le plus haut vient en premier.
box-name = Joueur { $place }
box-pawn-label = Pion
box-pawn = { $pawn ->
    [0] Cercle rouge
    [1] Carré bleu
    [2] Triangle jaune
    [3] Losange vert
    [4] Étoile violette
   *[5] Hexagone noir
}
box-earlier = { $name } : une place plus tôt
box-remove = Sans { $name }
box-add = Ajouter un joueur
box-begin = Commencer
box-start = Chacun commence avec { $start }. Il y a { $most } joueurs au plus.

## La partie

box-next = Suivant : { $name }
box-owner = Propriétaire
box-nobody = personne
box-blocks = { $piece ->
    [residential] Bâtiments résidentiels
   *[industrial] Bâtiments industriels
}
box-mortgaged = Hypothéqué
box-mortgage = Une hypothèque rapporte { $worth } de la banque maintenant.
box-lift = La lever coûte { $lift } maintenant.
box-no-owner = Il n’a pas de propriétaire.
box-beside = Emplacements à côté
box-site-free = { $site } : libre
box-both = Un bâtiment nuisible et un bâtiment bonus le touchent : l’un des deux ne peut pas être là.
box-standing = Ce qu’il y a ici
box-nothing = rien
box-from = { $piece }, de l’emplacement { $site }
box-recorded = Noté avec
box-cash = Argent, { $name }
box-cash-most = Au plus { $most } ; { $cash } est compté.
box-salary = Le Départ verse { $salary } · { $districts ->
    [0] aucun quartier
    [one] { $districts } quartier
   *[other] { $districts } quartiers
}
box-bankrupt = Faillite…
box-bankrupt-label = { $name } fait faillite…
box-bankrupt-title = { $name } ne peut pas payer
box-bankrupt-text = La première faillite met fin à la partie. À qui est due la dette ? Un joueur reçoit l’argent et les titres qui ne sont pas hypothéqués, la banque le reste, ou tout.
box-owes-bank = À la banque

## Les fortunes

box-wealth = Fortunes
box-wealth-of = Fortune { DE($name) }
box-place = { $place }.
box-line = { $state ->
    [mortgaged] hypothéqué
   *[open] { $counted ->
        [0] terrain nu
        [one] { $counted } bâtiment compte
       *[other] { $counted } bâtiments comptent
    }{ $doubled ->
        [none] {""}
        [skyscraper] , doublé par le gratte-ciel
       *[tower] , doublé par la tour
    }
}
box-why-wealth = L’argent et, pour chaque quartier qui n’est pas hypothéqué, le loyer qu’un autre joueur y paierait maintenant.
box-end = Finir la partie et compter
box-go-on = Continuer à jouer
box-again = Nouvelle partie
