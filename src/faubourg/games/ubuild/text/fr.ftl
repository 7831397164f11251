### Les messages de U-Build, en français. Les mêmes clés, dans le même ordre, sont dans en.ftl.
### Les tuiles s’appellent comme dans le texte d’un plateau : go, ja, fp, gj, br, et de a0 à l1. Tuiles et hexagones se comptent à partir de 1, dans son ordre.

## Un plateau que personne ne peut lire

error-layout-too-long = Le texte d’un plateau a { $most } caractères au plus ; celui-ci en a { $given }.
error-layout-unreadable = Le caractère { $place } du plateau est illisible : « { $found } ».
error-layout-ends = Le texte du plateau s’arrête { $place ->
    [0] avant d’avoir commencé
    [one] après { $place } caractère
   *[other] après { $place } caractères
}.
error-layout-version = Le plateau est écrit dans la version { $version } ; c’est la version { $expected } qui se lit ici.
error-layout-unknown-tile = La tuile { $place } du plateau, « { $tile } », n’existe pas.
error-layout-mode = C’est un plateau du mode { $given ->
    [beginner] Débutant
    [classic] Classique
   *[advanced] Avancé
}, et cette partie se joue en mode { $mode ->
    [beginner] Débutant
    [classic] Classique
   *[advanced] Avancé
}.

## Les tuiles d’un plateau

error-layout-cut-double = Le plateau est coupé dans la tuile double « { $tile } » : on coupe entre deux tuiles.
error-layout-tile-twice = La tuile { $place }, « { $tile } », est déjà posée à la tuile { $other } : il n’y en a qu’une.
error-layout-tile-missing = La tuile « { $tile } » manque.
error-layout-bridges = Le plateau { $given ->
    [0] n’a pas de pont
    [one] a { $given } pont
   *[other] a { $given } ponts
} ; ce mode en a { $wanted }.
error-layout-stranger = La tuile { $place }, « { $tile } », n’est pas de ce mode.
error-layout-permit = La tuile { $place }, « { $tile } », porte un permis de construire : il n’y en a pas en mode Débutant.
error-layout-replaced = En mode Débutant on remplace deux tuiles doubles, ou aucune ; ici c’est { $given }.
error-layout-same-colour = La tuile { $place }, « { $tile } », a une couleur des tuiles retirées : une nouvelle en a d’autres.
error-layout-singles = Entre « { $tile } » à la tuile { $place } et la tuile simple suivante, « { $next } », il y a { $given ->
    [0] zéro tuile double
    [one] { $given } tuile double
   *[other] { $given } tuiles doubles
} ; dans ce mode il en faut { $wanted }.
error-layout-bridges-close = Les ponts des hexagones { $hexagon } et { $other } sont à { $given ->
    [one] { $given } pas
   *[other] { $given } pas
} l’un de l’autre ; dans ce mode il en faut au moins { $least }.

## Le contour d’un plateau

error-layout-turns = Les tuiles ont { $wanted } hexagones, et le plateau { $given ->
    [0] n’a aucune lettre de contour
    [one] a { $given } lettre de contour
   *[other] a { $given } lettres de contour
} : il en faut une par hexagone.
error-layout-begins = Le texte d’un plateau fermé commence par « go ».
error-layout-end-turns = À l’hexagone { $hexagon } une gare est clipsée, tout droit : sa lettre est « s ».
error-layout-not-closed = Le plateau ne se referme pas : l’hexagone { $hexagon } ne ramène pas au premier. Un plateau ouvert finit par « -o ».
error-layout-overlap = L’hexagone { $hexagon } est posé sur l’hexagone { $other }.
error-layout-touch = Les hexagones { $hexagon } et { $other } se touchent sans se suivre.
error-layout-railroad-touches = La gare de l’hexagone { $end } touche l’hexagone { $hexagon } : elle ne peut toucher que le bout où elle est clipsée.
error-layout-railroads-touch = Les deux gares se touchent.
error-layout-first-turn = La première lettre ne va pas avec le contour : sur la case Départ c’est « { $wanted } ».
error-layout-anticlockwise = Le plateau tourne à l’envers : un plateau fermé se parcourt dans le sens des aiguilles d’une montre.

## Un plateau que l’on construit

error-layout-not-together = La tuile { $place }, « { $tile } », ne va pas avec les autres : en mode Débutant on remplace deux tuiles doubles par deux d’autres couleurs, ou aucune.
error-layout-too-many-doubles = La tuile { $place } est une tuile double de trop : dans ce mode, { $wanted ->
    [one] une tuile simple vient après { $wanted } tuile double
   *[other] une tuile simple vient après { $wanted } tuiles doubles
}.
error-layout-too-far = De l’hexagone { $hexagon } le plateau ne peut plus revenir au départ : il faudrait { $needed ->
    [one] { $needed } hexagone
   *[other] { $needed } hexagones
}, il en reste { $left }.
error-layout-dead-end = Le plateau s’est enfermé : aucune tuile ne peut plus se clipser au bout.
error-layout-no-room = La tuile « { $tile } » ne tient pas ici : de chaque côté elle toucherait le plateau.
error-layout-other-size = La tuile « { $tile } » n’a pas autant d’hexagones que celle qu’elle remplacerait.
error-layout-one-way = La tuile « { $tile } » n’a pas d’envers : seules les tuiles doubles se retournent.
error-layout-open-already = Le plateau est déjà ouvert.
error-layout-unfinished = Il manque encore { $left ->
    [one] { $left } hexagone
   *[other] { $left } hexagones
}.
error-layout-full = Toutes les tuiles de ce mode sont posées.
error-layout-last-single = Il ne reste qu’un hexagone : une tuile double n’y tient pas.

## Un plateau que des robots jugent

error-layout-judge-matches = Les robots jouent 1 à { $most } parties sur chaque plateau, pas { $given }.
cli-layout-judge = faire jouer des robots sur un plateau et sur le plateau imprimé de son mode, et comparer
cli-layout-judge-matches = parties sur chacun des deux
cli-layout-judge-seats = joueurs ; sinon 4
layout-judge-progress = parties
cli-layout-gallery = choisir des plateaux qui méritent d’être joués, comme dans la galerie
cli-layout-gallery-candidates = plateaux tirés au sort pour chaque sorte, dont les meilleurs sont gardés
cli-layout-gallery-matches = parties sur chacun
layout-gallery-progress = plateaux
layout-judge-title = { $mode ->
    [beginner] Débutant
    [classic] Classique
   *[advanced] Avancé
}, { $seats } robots, { $matches } parties sur chaque plateau. Entre crochets : où se trouve le vrai chiffre, à 95 %.
layout-judge-column-figure = chiffre
layout-judge-column-layout = ce plateau
layout-judge-column-printed = plateau imprimé
layout-judge-turns = tours
layout-judge-minutes = minutes, à 25 s le tour
layout-judge-bankrupt = finies par une faillite
layout-judge-first = premier, au-delà de sa part
layout-judge-bridge = péages du pont { $number }
layout-judge-rent = loyers : { $district }

## Le fichier de données

error-data-bad-tile = Ligne { NUMBER($line, useGrouping: 0) } du fichier de données : « { $entry } » a besoin d’un quartier ou de « permit » comme « { $field } ».
error-data-tile-twice = Ligne { NUMBER($line, useGrouping: 0) } du fichier de données : « { $space } » est déjà sur une tuile avant « { $entry } ».
error-data-permits = Ligne { NUMBER($line, useGrouping: 0) } du fichier de données : « { $entry } » a un permis de trop ; il y en a { $most }, sur deux tuiles.
error-data-bad-layout = Ligne { NUMBER($line, useGrouping: 0) } du fichier de données : le plateau « { $entry } » ne peut pas être joué. { $fault ->
    [layout-too-long] { error-layout-too-long }
    [layout-unreadable] { error-layout-unreadable }
    [layout-ends] { error-layout-ends }
    [layout-version] { error-layout-version }
    [layout-unknown-tile] { error-layout-unknown-tile }
    [layout-mode] { error-layout-mode }
    [layout-cut-double] { error-layout-cut-double }
    [layout-tile-twice] { error-layout-tile-twice }
    [layout-tile-missing] { error-layout-tile-missing }
    [layout-bridges] { error-layout-bridges }
    [layout-stranger] { error-layout-stranger }
    [layout-permit] { error-layout-permit }
    [layout-replaced] { error-layout-replaced }
    [layout-same-colour] { error-layout-same-colour }
    [layout-singles] { error-layout-singles }
    [layout-bridges-close] { error-layout-bridges-close }
    [layout-turns] { error-layout-turns }
    [layout-begins] { error-layout-begins }
    [layout-end-turns] { error-layout-end-turns }
    [layout-not-closed] { error-layout-not-closed }
    [layout-overlap] { error-layout-overlap }
    [layout-touch] { error-layout-touch }
    [layout-railroad-touches] { error-layout-railroad-touches }
    [layout-railroads-touch] { error-layout-railroads-touch }
    [layout-first-turn] { error-layout-first-turn }
    [layout-anticlockwise] { error-layout-anticlockwise }
   *[layout-open] Il est ouvert ; un plateau imprimé est fermé.
}

## Comment les choses s’appellent. Un paramètre est une partie de l’identifiant, ou son nom dans le fichier de données.

name-district = { $districts }
name-colour = { $colours }
name-space = { $spaces }
name-site = { $number }
name-piece = { $pieces }
name-card = { $number ->
    [1] Jour de paie
    [2] La main dans le sac
    [3] Cadeau du maçon
    [4] Logis et fabrique
    [5] L’inspecteur ferme les yeux
    [6] Le maire signe
    [7] Pas chez moi
    [8] Petite monnaie
    [9] Vérification des comptes
    [10] Fête de rue
    [11] Bons voisins
    [12] Mauvais virage
    [13] À vendre
    [14] Réparations
    [15] Adjugé
    [16] Promenade
   *[17] Bon échange
}
name-score = { $score }
name-problem = { $id ->
    [money] de l’argent manque, ou il y en a trop
    [players] ce qu’a un joueur n’est pas possible
    [titles] un quartier a deux propriétaires, ou une hypothèque sans en avoir
    [pieces] le nombre des constructions est faux
    [sites] ce qui se trouve sur les emplacements n’est pas possible
    [cards] une carte manque ou s’y trouve deux fois
    [clock] le temps ne s’accorde pas avec le reste
    [offers] les offres ne s’accordent pas avec le reste
    [frames] ce qui est à décider ne s’accorde pas avec le reste
   *[actor] celui dont c’est le tour n’a aucun coup
}

## Des morceaux de phrases

some-piece = { $piece-id ->
    [tower] la { $piece }
    [school] une { $piece }
    [prison] une { $piece }
    [sewage] une { $piece }
    [power] une { $piece }
   *[other] un { $piece }
}
this-piece = { $piece-id ->
    [tower] la { $piece }
    [school] l’{ $piece }
    [prison] la { $piece }
    [sewage] l’{ $piece }
    [power] la { $piece }
   *[other] le { $piece }
}
card-wording = { $card-id ->
    [chance1] { card-chance1-open }
    [chance2] { card-chance2-open }
    [chance3] { $open ->
        [true] { card-chance3-open }
       *[false] { card-chance3-closed }
    }
    [chance4] { $open ->
        [true] { card-chance4-open }
       *[false] { card-chance4-closed }
    }
    [chance5] { $open ->
        [true] { card-chance5-open }
       *[false] { card-chance5-closed }
    }
    [chance6] { $open ->
        [true] { card-chance6-open }
       *[false] { card-chance6-closed }
    }
    [chance7] { $open ->
        [true] { card-chance7-open }
       *[false] { card-chance7-closed }
    }
    [chance8] { $open ->
        [true] { card-chance8-open }
       *[false] { card-chance8-closed }
    }
    [chance9] { $open ->
        [true] { card-chance9-open }
       *[false] { card-chance9-closed }
    }
    [chance10] { $open ->
        [true] { card-chance10-open }
       *[false] { card-chance10-closed }
    }
    [chance11] { $open ->
        [true] { card-chance11-open }
       *[false] { card-chance11-closed }
    }
    [chance12] { $open ->
        [true] { card-chance12-open }
       *[false] { card-chance12-closed }
    }
    [chance13] { $open ->
        [true] { card-chance13-open }
       *[false] { card-chance13-closed }
    }
    [chance14] { $open ->
        [true] { card-chance14-open }
       *[false] { card-chance14-closed }
    }
    [chance15] { $open ->
        [true] { card-chance15-open }
       *[false] { card-chance15-closed }
    }
    [chance16] { $open ->
        [true] { card-chance16-open }
       *[false] { card-chance16-closed }
    }
   *[chance17] { $open ->
        [true] { card-chance17-open }
       *[false] { card-chance17-closed }
    }
}
# Ce qu’une carte demande encore : les cartes 3 et 17 demandent moins une fois le quartier choisi.
card-asked = { $district-id ->
    [none] { card-wording }
   *[other] { $card-id ->
        [chance3] { $blocks ->
            [one] Placez gratuitement encore un bâtiment sur { $district }.
           *[other] Placez gratuitement encore { $blocks } bâtiments sur { $district }, ou ce qui y tient.
        }
       *[chance17] Vous donnez { $district } : choisissez le quartier que vous recevez en échange, du même prix ou moins cher.
    }
}
deal-offered = { $offered-count ->
    [0] { $cash_offered ->
        [0] rien
       *[other] { $cash_offered }
    }
   *[other] { $cash_offered ->
        [0] { $offered }
       *[other] { $offered }, plus { $cash_offered }
    }
}
deal-wanted = { $wanted-count ->
    [0] { $cash_wanted ->
        [0] rien
       *[other] { $cash_wanted }
    }
   *[other] { $cash_wanted ->
        [0] { $wanted }
       *[other] { $wanted }, plus { $cash_wanted }
    }
}
deal-debt = { $cancels ->
    [0] {""}
   *[other] {" "}La dette serait annulée à hauteur de { $cancels }.
}

## Ce qui est demandé. Après « prompt- » vient la sorte de la demande.

prompt-roll = { $jailed ->
    [true] { $one ->
        [true] Vous êtes en prison (lancers manqués : { $tries }) : payez { $bail }, ou lancez le dé pour un 6.
       *[false] Vous êtes en prison (lancers manqués : { $tries }) : payez { $bail }, ou lancez les dés pour un double.
    }
   *[false] { $doubles ->
        [0] { $one ->
            [true] À vous de jouer : lancez le dé.
           *[false] À vous de jouer : lancez les dés.
        }
       *[other] Vous avez fait un double : relancez les dés.
    }
}
prompt-buy = { $district } n’est à personne : achetez ce quartier pour { $price } (vous avez { $cash }), ou mettez-le aux enchères.
prompt-permit = Permis de construire : placez un bâtiment bonus à côté de l’un de vos quartiers, ou un bâtiment nuisible à côté de celui d’un autre joueur, ou déplacez un bâtiment nuisible de 1 ou 2 emplacements.{ $pieces-count ->
    [0] {""}
   *[other] {" "}En réserve : { $pieces }.
}
prompt-site = { $district-id ->
    [none] Choisissez l’emplacement : { $piece }.
   *[other] Choisissez l’emplacement à côté de ce quartier, { $district } : { $piece }.
}
prompt-step = { $cost ->
    [0] Emplacement { $site }, { $piece } : encore un pas gratuitement
   *[other] Emplacement { $site }, { $piece } : encore un pas pour { $cost }
}{ $stop ->
    [true] , ou arrêtez-vous là.
   *[false] {""} ; on ne peut pas s’arrêter là.
}
prompt-act = { $jailed ->
    [true] Vous êtes en prison et avez { $cash } : dites quand c’est tout.
   *[false] { $owns ->
        [false] Vous avez { $cash } et aucun quartier, donc rien à construire : dites que c’est tout.
       *[true] { act-asked }
    }
}
act-asked = { $blocks ->
    [0] { $moved ->
        [true] Il vous reste { $cash } : faites ce que vous voulez encore, ou dites que c’est tout.
       *[false] { $hazards ->
            [0] Vous avez construit vos bâtiments, et il vous reste { $cash } : dites que c’est tout.
           *[other] Vous avez construit vos bâtiments, et il vous reste { $cash } : déplacez un bâtiment nuisible si vous voulez, ou dites que c’est tout.
        }
    }
   *[other] { $room ->
        [false] { $hazards ->
            [0] Vous avez { $cash }, et il n’y a aucun bâtiment que vous puissiez payer et placer dans un de vos quartiers : dites que c’est tout.
           *[other] Vous avez { $cash }, et il n’y a aucun bâtiment que vous puissiez payer et placer dans un de vos quartiers : déplacez un bâtiment nuisible si vous voulez, ou dites que c’est tout.
        }
       *[true] { act-blocks }
    }
}
act-blocks = { $blocks ->
    [one] { $hazards ->
        [0] Vous avez { $cash } : construisez encore { $blocks } bâtiment si vous voulez, ou dites que c’est tout.
       *[other] Vous avez { $cash } : construisez encore { $blocks } bâtiment si vous voulez, puis déplacez un bâtiment nuisible ; ou dites que c’est tout.
    }
   *[other] { $hazards ->
        [0] Vous avez { $cash } : construisez jusqu’à { $blocks } bâtiments si vous voulez, ou dites que c’est tout.
       *[other] Vous avez { $cash } : construisez jusqu’à { $blocks } bâtiments si vous voulez, puis déplacez un bâtiment nuisible ; ou dites que c’est tout.
    }
}
prompt-card = { $card }. { card-asked }
prompt-opening = { $district } est aux enchères. Fixez la mise à prix, de { $low } à { $high } : c’est votre première offre.
prompt-bid = { $leader-who ->
    [nobody] { $district } est aux enchères, et personne n’a encore rien offert : offrez { $low } ou plus (vous avez { $high }), ou retirez-vous.
    [you] Vous menez avec { $bid } pour { $district }.
   *[other] { $leader } offre { $bid } pour { $district } : offrez { $low } ou plus (vous avez { $high }), ou retirez-vous.
}
prompt-debt = { $creditor-who ->
    [nobody] Vous devez { $amount } à la banque
   *[other] Vous devez { $amount } à { $creditor }
}, et il vous manque { $missing }. { $mortgages ->
    [0] Les hypothèques ne peuvent rien rapporter : { $offers_left ->
        [0] il ne vous reste que la faillite.
       *[other] proposez un échange (offres restantes : { $offers_left }), ou faites faillite.
    }
   *[other] Les hypothèques peuvent rapporter { $mortgages } en tout : { $bankrupt ->
        [true] { $offers_left ->
            [0] hypothéquez, ou faites faillite.
           *[other] hypothéquez, proposez un échange (offres restantes : { $offers_left }), ou faites faillite.
        }
       *[false] { $offers_left ->
            [0] hypothéquez.
           *[other] hypothéquez, ou proposez un échange (offres restantes : { $offers_left }).
        }
    }
}
prompt-deal = { $proposer } propose un échange. Vous recevriez ceci : { deal-offered }. Vous donneriez ceci : { deal-wanted }.{ deal-debt }

## Ce que le hasard et l’horloge décident

prompt-first = Le hasard désigne le premier joueur.
prompt-dice = Le hasard lance les dés.
prompt-draw = Le hasard tire une carte.
prompt-time = L’horloge tourne.

## Ce qui peut être choisi. Après « choice- » vient la sorte du choix.

choice-roll = { $one ->
    [true] Lancer le dé
   *[false] Lancer les dés
}
choice-bail = Payer { $cost } et sortir de prison
choice-buy = Acheter { $district } pour { $cost }
choice-decline = Mettre { $district } aux enchères
choice-pass = Non merci
choice-done = C’est tout
choice-stop = S’arrêter là
choice-accept = Oui, d’accord
choice-refuse = Non
choice-out = Se retirer de l’enchère
choice-bankrupt = Renoncer et faire faillite
choice-remove = Enlever { this-piece }
choice-place = Placer { some-piece }
choice-step = { $cost ->
    [0] Déplacer { this-piece } sur l’emplacement { $site } gratuitement
   *[other] Déplacer { this-piece } sur l’emplacement { $site } pour { $cost }
}
choice-site = Placer { this-piece } sur l’emplacement { $site }
choice-call = Mettre { $district } aux enchères
choice-take = { $cost ->
    [0] Obtenir { $district }
   *[other] Acheter { $district } pour { $cost }
}
choice-give = Donner { $district }
choice-residential = { $cost ->
    [0] { $district } : construire { some-piece } gratuitement
   *[other] { $district } : construire { some-piece } pour { $cost }
}
choice-industrial = { $cost ->
    [0] { $district } : construire { some-piece } gratuitement
   *[other] { $district } : construire { some-piece } pour { $cost }
}
choice-stadium = À côté de ce quartier, { $district } : construire { some-piece } pour { $cost }
choice-skyscraper = À côté de ce quartier, { $district } : construire { some-piece } pour { $cost }
choice-tower = À côté de ce quartier, { $district } : construire { some-piece } pour { $cost }
choice-mortgage = Hypothéquer { $district } pour { $gain }
choice-lift = { $district } : lever l’hypothèque pour { $cost }
choice-bid = Offrir { $cost }

## Ce qui s’est passé. Après « event- » vient la sorte de l’événement. Le tour

event-first-player = { $seat-who ->
    [you] Vous commencez.
   *[other] { $seat } commence.
}
event-turn-passed = { $seat-who ->
    [you] C’est à vous de jouer.
   *[other] C’est à { $seat } de jouer.
}
event-dice-rolled = { $seat-who ->
    [you] Vous faites { $dice }
   *[other] { $seat } fait { $dice }
}{ $double ->
    [true] , un double !
   *[false] .
}
event-moved = { $by-id ->
    [card-back] { $seat-who ->
        [you] Vous reculez jusqu’à la case { $to }.
       *[other] { $seat } recule jusqu’à la case { $to }.
    }
    [card] { $seat-who ->
        [you] Vous allez sur la case { $to }.
       *[other] { $seat } va sur la case { $to }.
    }
   *[other] { $seat-who ->
        [you] Vous arrivez sur la case { $to }.
       *[other] { $seat } arrive sur la case { $to }.
    }
}
event-salary-paid = { $seat-who ->
    [you] Vous touchez votre salaire : { $amount }.
   *[other] { $seat } touche un salaire de { $amount }.
}
event-toll-paid = { $seat-who ->
    [you] Le pont est ouvert : vous payez { $amount } de péage.
   *[other] Le pont est ouvert : { $seat } paie { $amount } de péage.
}
event-bridge-opened = { $seat-who ->
    [you] Vous ouvrez le pont.
   *[other] { $seat } ouvre le pont.
}
event-bridge-closed = { $seat-who ->
    [you] Vous fermez le pont.
   *[other] { $seat } ferme le pont.
}

## Ce qui s’est passé : les cases

event-district-bought = { $seat-who ->
    [you] Vous achetez { $district } pour { $amount }.
   *[other] { $seat } achète { $district } pour { $amount }.
}
event-district-declined = { $seat-who ->
    [you] Vous n’achetez pas { $district }.
   *[other] { $seat } n’achète pas { $district }.
}
event-rent-paid = { $seat-who ->
    [you] { $district } : vous payez { $amount } à { $owner }.
   *[other] { $owner-who ->
        [you] { $district } : { $seat } vous paie { $amount }.
       *[other] { $district } : { $seat } paie { $amount } à { $owner }.
    }
}
event-no-rent = { $seat-who ->
    [you] { $district } est sous hypothèque : vous ne devez rien à { $owner }.
   *[other] { $owner-who ->
        [you] { $district } est sous hypothèque : { $seat } ne vous doit rien.
       *[other] { $district } est sous hypothèque : { $seat } ne doit rien à { $owner }.
    }
}
event-jailed = { $seat-who ->
    [you] Vous allez en prison, et votre tour est fini.
   *[other] { $seat } va en prison, et son tour est fini.
}
event-bail-paid = { $seat-who ->
    [you] Vous payez une amende de { $amount }.
   *[other] { $seat } paie une amende de { $amount }.
}
event-left-jail = { $seat-who ->
    [you] Vous sortez de prison.
   *[other] { $seat } sort de prison.
}
event-stays-in-jail = { $seat-who ->
    [you] Vous restez en prison. Lancers manqués : { $tries }.
   *[other] { $seat } reste en prison. Lancers manqués : { $tries }.
}
event-nothing-to-do = Rien de tel n’est possible : sans effet.

## Ce qui s’est passé : les constructions

event-block-built = { $seat-who ->
    [you] { $district } : vous construisez { some-piece }
   *[other] { $district } : { $seat } construit { some-piece }
}{ $amount ->
    [0] {" "}gratuitement
   *[other] {" "}pour { $amount }
}{ $blocks ->
    [one] , ce qui en fait { $blocks } en tout.
   *[other] , ce qui en fait { $blocks } en tout.
}
event-bonus-built = { $seat-who ->
    [you] Emplacement { $site } : vous placez { some-piece }, et les quartiers voisins sont à l’abri des bâtiments nuisibles.
   *[other] Emplacement { $site } : { $seat } place { some-piece }, et les quartiers voisins sont à l’abri des bâtiments nuisibles.
}
event-hazard-built = { $seat-who ->
    [you] Emplacement { $site } : vous placez { some-piece }, et les bâtiments résidentiels voisins ne comptent plus.
   *[other] Emplacement { $site } : { $seat } place { some-piece }, et les bâtiments résidentiels voisins ne comptent plus.
}
event-hazard-moved = { $seat-who ->
    [you] Vous déplacez { this-piece } de l’emplacement { $start } à l’emplacement { $site }
   *[other] { $seat } déplace { this-piece } de l’emplacement { $start } à l’emplacement { $site }
}{ $amount ->
    [0] {" "}gratuitement.
   *[other] {" "}pour { $amount }.
}
event-hazard-removed = { $seat-who ->
    [you] Vous enlevez { this-piece } de l’emplacement { $site }.
   *[other] { $seat } enlève { this-piece } de l’emplacement { $site }.
}
event-stadium-built = { $seat-who ->
    [you] { $district }, emplacement { $site } : vous construisez un stade pour { $amount }, et votre salaire augmente.
   *[other] { $district }, emplacement { $site } : { $seat } construit un stade pour { $amount }, et son salaire augmente.
}
event-skyscraper-built = { $seat-who ->
    [you] { $district }, emplacement { $site } : vous construisez un gratte-ciel pour { $amount }, et tous les loyers de cette couleur sont doublés.
   *[other] { $district }, emplacement { $site } : { $seat } construit un gratte-ciel pour { $amount }, et tous les loyers de cette couleur sont doublés.
}
event-tower-built = { $seat-who ->
    [you] { $district }, emplacement { $site } : vous construisez la tour pour { $amount }, et tous vos loyers sont doublés !
   *[other] { $district }, emplacement { $site } : { $seat } construit la tour pour { $amount }, et tous ses loyers sont doublés !
}

## Ce qui s’est passé : les cartes Chance

event-card-drawn = { $seat-who ->
    [you] Vous tirez la carte Chance { $card } :
   *[other] { $seat } tire la carte Chance { $card } :
} « { card-wording } »
event-cash-received = { $seat-who ->
    [you] La banque vous verse { $amount }.
   *[other] La banque verse { $amount } à { $seat }.
}
event-cash-paid = { $seat-who ->
    [you] Vous payez { $amount } à la banque.
   *[other] { $seat } paie { $amount } à la banque.
}
event-player-paid = { $seat-who ->
    [you] Vous payez { $amount } à { $owner }.
   *[other] { $owner-who ->
        [you] { $seat } vous paie { $amount }.
       *[other] { $seat } paie { $amount } à { $owner }.
    }
}
event-districts-swapped = { $seat-who ->
    [you] Échange avec { $owner } : vous donnez { $district } et recevez { $other }.
   *[other] { $owner-who ->
        [you] Échange avec { $seat } : vous donnez { $other } et recevez { $district }.
       *[other] Échange entre { $seat } et { $owner } : { $district } contre { $other }.
    }
}

## Ce qui s’est passé : les enchères

event-auction-called = { $seat-who ->
    [you] Vous mettez { $district } aux enchères.
   *[other] { $seat } met { $district } aux enchères.
}
event-auction-opened = La banque met { $district } aux enchères.
event-bid-made = { $seat-who ->
    [you] Vous offrez { $amount } pour { $district }.
   *[other] { $seat } offre { $amount } pour { $district }.
}
event-out-of-auction = { $seat-who ->
    [you] { $district } : vous vous retirez de l’enchère.
   *[other] { $district } : { $seat } se retire de l’enchère.
}
event-district-won = { $seat-who ->
    [you] Vous remportez { $district } pour { $amount }.
   *[other] { $seat } remporte { $district } pour { $amount }.
}
event-district-unsold = Personne n’offre rien pour { $district } : le quartier reste sans propriétaire.

## Ce qui s’est passé : quand l’argent manque

event-debt = { $owner-who ->
    [nobody] { $seat-who ->
        [you] Vous devez { $amount } à la banque et ne pouvez pas encore payer.
       *[other] { $seat } doit { $amount } à la banque et ne peut pas encore payer.
    }
    [you] { $seat } vous doit { $amount } et ne peut pas encore payer.
   *[other] { $seat-who ->
        [you] Vous devez { $amount } à { $owner } et ne pouvez pas encore payer.
       *[other] { $seat } doit { $amount } à { $owner } et ne peut pas encore payer.
    }
}
event-debt-paid = { $owner-who ->
    [nobody] { $seat-who ->
        [you] Vous payez à la banque les { $amount } dus.
       *[other] { $seat } paie à la banque les { $amount } dus.
    }
    [you] { $seat } vous paie les { $amount } dus.
   *[other] { $seat-who ->
        [you] Vous payez à { $owner } les { $amount } dus.
       *[other] { $seat } paie à { $owner } les { $amount } dus.
    }
}
event-mortgaged = { $seat-who ->
    [you] Vous hypothéquez { $district } et recevez { $amount }.
   *[other] { $seat } hypothèque { $district } et reçoit { $amount }.
}
event-mortgage-lifted = { $seat-who ->
    [you] { $district } : vous levez l’hypothèque pour { $amount }.
   *[other] { $district } : { $seat } lève l’hypothèque pour { $amount }.
}
event-deal-offered = { $seat-who ->
    [you] Vous proposez un échange à { $partner }. Vous donnez ceci : { deal-offered }. Vous recevez ceci : { deal-wanted }.
   *[other] { $partner-who ->
        [you] { $seat } propose un échange. Vous recevriez ceci : { deal-offered }. Vous donneriez ceci : { deal-wanted }.
       *[other] { $seat } propose un échange à { $partner }. En offre : { deal-offered }. En retour : { deal-wanted }.
    }
}{ deal-debt }
event-deal-accepted = { $partner-who ->
    [you] Vous acceptez l’échange.
   *[other] { $partner } accepte l’échange.
}
event-deal-refused = { $partner-who ->
    [you] Vous refusez l’échange.
   *[other] { $partner } refuse l’échange.
}
event-debt-cancelled = La dette est annulée à hauteur de { $amount } ; reste dû : { $left }.
event-bankrupt = { $owner-who ->
    [nobody] { $seat-who ->
        [you] Vous faites faillite : votre argent ({ $cash }) et vos quartiers vont à la banque.
       *[other] { $seat } fait faillite : son argent ({ $cash }) et ses quartiers vont à la banque.
    }
    [you] { $seat } fait faillite : son argent ({ $cash }) et ses quartiers sans hypothèque sont pour vous.
   *[other] { $seat-who ->
        [you] Vous faites faillite : votre argent ({ $cash }) et vos quartiers sans hypothèque vont à { $owner }.
       *[other] { $seat } fait faillite : son argent ({ $cash }) et ses quartiers sans hypothèque vont à { $owner }.
    }
}

## Ce qui s’est passé : la fin

event-round-over = Le tour de table { $round } est fini.
event-time-up = { $about-id ->
   *[match] Le temps convenu est écoulé : ce tour se joue encore jusqu’au bout.
}
event-match-ended = { $by-id ->
    [bankruptcy] La première faillite met fin à la partie : on compte les fortunes.
    [minutes] Le temps est écoulé : on compte les fortunes.
    [rounds] La durée convenue est atteinte : on compte les fortunes.
   *[other] La limite est atteinte : on compte les fortunes.
}

## Ce qui a départagé les deux premiers

decided-wealth = Personne d’autre n’est aussi riche.
decided-cash = Les fortunes sont à égalité : la victoire va à qui a le plus d’argent.
decided-districts = Fortunes et argent sont à égalité : la victoire va à qui a le plus de quartiers.
decided-last = L’autre joueur a fait faillite.
decided-tie = Fortunes, argent et quartiers sont à égalité.

## Pourquoi un coup est refusé. Après « refusal- » vient le code ; l’article s’ajoute quand on le dit.

refusal-not-in-jail = Vous n’êtes pas en prison.
refusal-in-jail = Derrière les barreaux, on ne construit pas et on ne déplace pas de bâtiment nuisible.
refusal-too-dear = Cela coûte { $cost } et vous avez { $cash } : il manque { $missing }.
refusal-district-owned = { $district } est à { $owner } : choisissez un quartier qui n’est à personne.
refusal-not-yours = { $district } n’est pas à vous : choisissez l’un de vos quartiers.
refusal-not-anothers = { $district } n’est pas à un autre joueur : choisissez-en un qui le soit.
refusal-is-mortgaged = { $district } est sous hypothèque : on n’y construit pas et on n’en prend pas d’autre avant de l’avoir levée.
refusal-not-mortgaged = { $district } n’est pas sous hypothèque.
refusal-changed-this-turn = { $district } : son hypothèque a été prise ou levée pendant ce tour, et n’y change plus.
refusal-eight-blocks = { $district } a ses 8 bâtiments : il n’y a plus de place.
refusal-three-blocks = Vous avez construit vos 3 bâtiments pour ce lancer.
refusal-hazard-moved = Vous avez payé pour déplacer un bâtiment nuisible : plus de bâtiments ni d’autre déplacement pour ce lancer.
refusal-two-districts-needed = { $district } : pour un stade, il vous faut deux quartiers de la couleur { $colour }.
refusal-colour-needed = { $district } : pour un gratte-ciel, il vous faut tous les quartiers de la couleur { $colour }.
refusal-one-district = { $district } est le seul quartier de la couleur { $colour } sur le parcours, et ne fait pas un groupe.
refusal-two-colours-needed = { $district } : pour la tour, il vous faut deux couleurs entières, dont celle-ci.
refusal-skyscraper-already = { $district } : la couleur { $colour } a déjà son gratte-ciel.
refusal-none-left = { $stock ->
    [0] Cette partie n’en a pas : { $piece }.
   *[other] Il n’en reste plus dans la boîte : { $piece }.
}
refusal-no-free-site = Aucun emplacement libre ne touche { $district } : pas de place pour { some-piece }.
refusal-no-such-site = L’emplacement { $site } n’existe pas sur ce plateau.
refusal-site-taken = L’emplacement { $site } est pris : { $there }.
refusal-not-beside = L’emplacement { $site } ne touche pas { $district }.
refusal-not-beside-yours = L’emplacement ne touche aucun de vos quartiers : { $piece }.
refusal-not-beside-anothers = L’emplacement { $site } ne touche aucun quartier d’un autre joueur.
refusal-protected = { $district } est à l’abri grâce à un bâtiment bonus : { $there }.
refusal-spoiled = { $district } est touché par un bâtiment nuisible : { $there }.
refusal-no-place = Il n’y a pas d’emplacement pour ceci : { $piece }.
refusal-not-standing = Ceci n’est pas sur le plateau : { $piece }.
refusal-no-site-there = Il n’y a pas d’emplacement dans cette direction : { $piece }.
refusal-another-hazard = On ne déplace qu’un bâtiment nuisible, et ceci en est un autre : { $piece }.
refusal-back-again = Un bâtiment nuisible ne revient pas à son point de départ : { $piece }.
refusal-not-on-track = Ce quartier n’est pas sur ce plateau.
refusal-not-plain = { $district } est sous hypothèque, ou porte des bâtiments, un gratte-ciel, le stade ou la tour.
refusal-price-too-high = { $district } : les prix ne conviennent pas. Ce que vous recevez ne doit pas être plus cher que ce que vous donnez.
refusal-other-district = Tous ces bâtiments vont sur un seul quartier : { $other }, et non { $district }.
refusal-bid-too-low = { $amount } ne suffit pas : offrez { $low } ou plus.
refusal-bid-too-high = { $amount } est trop : vous avez { $cash }.
refusal-mortgages-cover = Vous ne pouvez pas renoncer : vous devez { $amount } et avez { $cash }, et les hypothèques rapporteraient { $mortgages }.
refusal-no-partner = Aucun échange n’est possible avec { $seat }.
refusal-no-offers-left = Vous avez déjà fait { $most } offres : c’est assez pour l’instant.
refusal-offer-repeated = Cette offre a déjà été faite telle quelle : changez-la, ou attendez votre prochain tour.
refusal-nothing-offered = Dans une offre, il faut qu’un quartier change de mains.
refusal-not-of-the-two = Ni vous ni { $partner } ne pouvez donner ceci : { $asset }.
refusal-offerer-short = Vous ne pouvez pas payer autant : vous avez { $cash }, il manque { $missing }.
refusal-partner-short = { $partner } ne peut pas payer autant : il y a { $cash }, il manque { $missing }.
refusal-no-relief = Tant que vous avez une dette, un échange doit vous rapporter de l’argent, tout compte fait, ou annuler une part de la dette.
refusal-estate-shrinks = Tant que vous avez une dette, seul un échange avec votre créancier peut vous appauvrir : ici, votre argent et ce que rapporteraient les hypothèques passeraient de { $before } à { $after }.
refusal-no-such-seat = { $seat } n’est pas à cette table.
refusal-card-not-in-pile = La carte { $card } n’est pas la suivante de la pile.

## Ce que fait chaque carte, le pont ouvert et fermé

card-chance1-open = Avancez jusqu’à la case Départ.
card-chance1-help = { card-chance1-open } (UB-10.1)
card-chance2-open = Allez en prison.
card-chance2-help = { card-chance2-open } (UB-10.2)
card-chance3-open = { $chance-card3_open ->
    [one] Placez gratuitement un bâtiment sur l’un de vos quartiers non hypothéqués.
   *[other] Placez gratuitement { $chance-card3_open } bâtiments sur un seul de vos quartiers non hypothéqués, ou ce qui y tient.
}
card-chance3-closed = { $chance-card3_closed ->
    [one] Placez gratuitement un bâtiment sur l’un de vos quartiers non hypothéqués.
   *[other] Placez gratuitement { $chance-card3_closed } bâtiments sur un seul de vos quartiers non hypothéqués, ou ce qui y tient.
}
card-chance3-help = OUVERT : { card-chance3-open } FERMÉ : { card-chance3-closed } (UB-10.3)
card-chance4-open = Placez gratuitement un bâtiment résidentiel sur l’un de vos quartiers.
card-chance4-closed = Placez gratuitement un bâtiment industriel sur l’un de vos quartiers ; en mode Débutant, un résidentiel.
card-chance4-help = OUVERT : { card-chance4-open } FERMÉ : { card-chance4-closed } (UB-10.4)
card-chance5-open = Placez un bâtiment nuisible comme avec un permis.
card-chance5-closed = Placez un bâtiment bonus comme avec un permis.
card-chance5-help = OUVERT : { card-chance5-open } FERMÉ : { card-chance5-closed } (UB-10.5)
card-chance6-open = Placez un bâtiment bonus comme avec un permis.
card-chance6-closed = Placez un bâtiment nuisible comme avec un permis.
card-chance6-help = OUVERT : { card-chance6-open } FERMÉ : { card-chance6-closed } (UB-10.6)
card-chance7-open = Déplacez gratuitement un bâtiment nuisible d’un emplacement.
card-chance7-closed = Déplacez gratuitement un bâtiment nuisible de 1 ou 2 emplacements.
card-chance7-help = OUVERT : { card-chance7-open } FERMÉ : { card-chance7-closed } (UB-10.7)
card-chance8-open = Payez { $chance-card8 } à la banque.
card-chance8-closed = La banque vous verse { $chance-card8 }.
card-chance8-help = OUVERT : { card-chance8-open } FERMÉ : { card-chance8-closed } (UB-10.8)
card-chance9-open = Payez { $chance-card9 } à la banque.
card-chance9-closed = La banque vous verse { $chance-card9 }.
card-chance9-help = OUVERT : { card-chance9-open } FERMÉ : { card-chance9-closed } (UB-10.9)
card-chance10-open = Payez { $chance-card10 } à chaque autre joueur.
card-chance10-closed = Chaque autre joueur vous paie { $chance-card10 }.
card-chance10-help = OUVERT : { card-chance10-open } FERMÉ : { card-chance10-closed } (UB-10.10)
card-chance11-open = Payez { $chance-card11 } à votre voisin de gauche.
card-chance11-closed = Votre voisin de gauche vous paie { $chance-card11 }.
card-chance11-help = OUVERT : { card-chance11-open } FERMÉ : { card-chance11-closed } (UB-10.11)
card-chance12-open = { $chance-card12 ->
    [one] Reculez de { $chance-card12 } case et faites ce que dit la case.
   *[other] Reculez de { $chance-card12 } cases et faites ce que dit la case.
}
card-chance12-closed = { $chance-card12 ->
    [one] Avancez de { $chance-card12 } case et faites ce que dit la case.
   *[other] Avancez de { $chance-card12 } cases et faites ce que dit la case.
}
card-chance12-help = OUVERT : { card-chance12-open } FERMÉ : { card-chance12-closed } (UB-10.12)
card-chance13-open = Avancez jusqu’au prochain quartier qui n’est à personne.
card-chance13-closed = Avancez jusqu’au quartier le plus cher du parcours.
card-chance13-help = OUVERT : { card-chance13-open } FERMÉ : { card-chance13-closed } (UB-10.13)
card-chance14-open = Payez à la banque { $chance-card14 } par bâtiment sur vos quartiers.
card-chance14-closed = La banque vous verse { $chance-card14 } par bâtiment sur vos quartiers.
card-chance14-help = OUVERT : { card-chance14-open } FERMÉ : { card-chance14-closed } (UB-10.14)
card-chance15-open = Choisissez un quartier qui n’est à personne : il est mis aux enchères.
card-chance15-closed = Vous pouvez acheter un quartier qui n’est à personne, à moitié prix.
card-chance15-help = OUVERT : { card-chance15-open } FERMÉ : { card-chance15-closed } (UB-10.15)
card-chance16-open = Avancez jusqu’au prochain pont.
card-chance16-closed = Avancez jusqu’au Parc gratuit.
card-chance16-help = OUVERT : { card-chance16-open } FERMÉ : { card-chance16-closed } (UB-10.16)
card-chance17-open = Vous pouvez échanger l’un de vos quartiers nus contre celui d’un autre joueur, du même prix ou moins cher.
card-chance17-closed = Enlevez un bâtiment nuisible qui touche l’un de vos quartiers.
card-chance17-help = OUVERT : { card-chance17-open } FERMÉ : { card-chance17-closed } (UB-10.17)

## Les étapes d’une partie

phase-first = Premier joueur
phase-roll = Dés à lancer
phase-dice = Dés
phase-act = Construction
phase-buy = Quartier à vendre
phase-permit = Permis de construire
phase-site = Emplacement
phase-step = Bâtiment nuisible en route
phase-draw = Carte Chance
phase-card = Carte Chance
phase-opening = Mise à prix
phase-bid = Enchère
phase-debt = Dette
phase-deal = Échange
phase-over = Fin

## Ce que compte l’horloge

timer-match = Temps de la partie
# How it may be typed at the terminal, with commas between words.
count-match = partie

## Les options. Après le nom de l’option : ce qu’elle fait, et ses valeurs.

option-mode = Mode
option-mode-help = La taille du plateau, et ce qu’il y a en réserve (UB-2a, UB-2b, UB-2c).
option-mode-beginner = Débutant, de 2 à 4 joueurs, un dé
option-mode-classic = Classique
option-mode-advanced = Avancé
option-layout = Plateau
option-layout-help = Le texte d’un plateau ou, sur une page, son adresse ; sans texte, on joue le plateau imprimé du mode (UB-2h).
option-layout-none = celui qui est imprimé
option-stadium = Stade
option-stadium-help = En mode Classique seulement : si le stade est en réserve (UB-2b).
option-stadium-true = ajouté
option-stadium-false = pas en mode Classique
option-length = Durée
option-length-help = Quand la partie s’arrête et que l’on compte ; la première faillite l’arrête toujours (UB-11a, UB-11c).
option-length-bankruptcy = à la première faillite
option-length-rounds = un nombre de tours de table
option-length-minutes = à l’horloge
option-rounds = Tours de table
option-rounds-help = Combien de tours de table on joue, si la durée est un nombre de tours (UB-11c).
option-minutes = Minutes
option-minutes-help = Combien de temps on joue, si la durée est à l’horloge (UB-11c).
option-first = Premier joueur
option-first-help = Qui joue le premier tour (UB-3i).
option-first-none = tiré au sort
## Le plateau dans le terminal : des codes de deux lettres, des cases de trois, des bâtiments et des gares de quatre au plus

board-code-brown = MA
board-code-lightblue = BC
board-code-pink = RO
board-code-orange = OR
board-code-red = RG
board-code-yellow = JA
board-code-green = VE
board-code-darkblue = BF
board-space-go = DÉP
board-space-jail = PRI
board-space-parking = PAR
board-space-arrest = POL
board-space-bridge = PON
board-space-permit = PER
board-space-railroad = GARE
board-piece-school = Écol
board-piece-park = Parc
board-piece-wind = Éole
board-piece-power = Élec
board-piece-prison = Pris
board-piece-sewage = Eaux
board-track-space = { $number }. { $space } ({ $code }) : emplacements { $sites }.
board-track-railroads = Une gare précède { $first }, l’autre suit { $last }.

## La table dans le terminal

board-help-1 = Un coup peut se taper : « acheter », « résidentiel rg2 », « hypothéquer les docks » ; plusieurs bâtiments d’un coup : « industriel rg2 x2, résidentiel ro3 ».
board-help-2 = Quartiers : le nom ou son début, la couleur et le numéro, ou le code du plateau, comme rg2. Emplacements par leur numéro : « s12 ».
board-help-3 = Ce qui va sur un emplacement : « école s12 », « gratte-ciel rg2 s30 » ; un nuisible se déplace en disant où : « prison s14 », aussi deux emplacements plus loin. « s12 » seul répond quand un emplacement est demandé.
board-help-4 = Enchères : « miser 370 », ou le montant seul. Des multiples de 10.
board-help-5 = Échanges : « échange Bob rg2 + ro2 contre 500 », « échange Bob ve2 payer 0 » : avec qui, ce qui change de mains (chaque quartier va à l’autre des deux), et l’argent reçu (« contre ») ou donné (« payer »). Trois offres par tour ; un débiteur en a trois par dette.
board-help-6 = Verbes : lancer, acheter, renoncer, résidentiel, industriel, gratte-ciel, stade, tour, placer, déplacer, arrêter, enlever, hypothéquer, lever, vendre, prendre, rendre, échange, accepter, refuser, miser, sortir, fini, passer.
board-help-7 = Partie à l’horloge : « temps » dit ce qui reste, « temps partie » que c’est fini. Seul compte le temps passé à la table.
board-verb-bid = Miser
board-verb-buy = Acheter
board-verb-decline = Vente de
board-verb-call = Vente de
board-verb-take = Prendre
board-verb-give = Donner
board-verb-place = Placer
board-verb-step = Déplacer un nuisible
board-verb-remove = Enlever
board-verb-site = Emplacement
board-verb-residential = Résidentiel
board-verb-industrial = Industriel
board-verb-stadium = Stade
board-verb-skyscraper = Gratte-ciel
board-verb-tower = Tour
board-verb-mortgage = Hypothéquer
board-verb-lift = Lever l’hypothèque
board-beside = près de { $district }
board-site = { $site } : { $spaces }
board-site-spoken = { $choice }, qui touche { $spaces }
board-touched = { $space } ({ $owned ->
    [yes] à { $owner }
   *[no] à personne
}{ $state ->
    [protected] , protégé
    [spoiled] , touché par un nuisible
   *[plain] {""}
})
board-too-far = C’est trop loin : { $piece }. { $site } est à plus de deux pas de { $at } ; un pas mène à { $near }.
board-time = Tour { $round }, { $up ->
    [yes] temps écoulé : dernier tour
   *[no] à l’horloge
}
board-last = Tour { $round }
board-untold = « joueurs » montre qui possède quoi, avec loyers et hypothèques.
board-dice = { $count ->
    [one] Dé { $dice }
   *[other] Dés { $dice }
}
board-space = { $number }. { $space }{ $bridge ->
    [open] , ouvert
    [closed] , fermé
   *[none] {""}
} ; emplacements { $sites }.
board-district = { $number }. { $district } ({ $code }) : { $owned ->
    [yes] à { $owner }, { $mortgaged ->
        [yes] hypothéqué pour { $sum }
       *[no] loyer { $rent }
    }
   *[no] à personne, prix { $price }
}{ $state ->
    [protected] , protégé
    [spoiled] , touché par un nuisible
   *[plain] {""}
}{ $count ->
    [0] {""}
   *[other]  ; { $standing }
} ; emplacements { $sites }.
board-rent = loyer { $rent }
board-site-taken = { $site } : { $piece }{ $recorded ->
    [yes] {" "}pour { $district }
   *[no] {""}
} ; touche { $spaces }.
board-sites-free = Emplacements libres, et ce qu’ils touchent : { $sites }.
board-stock = En réserve : { $pieces }.
board-player = { $name } ({ $letter }) : { $out ->
    [yes] en faillite.
   *[no] { $cash } en argent, { $wealth } en tout ; { $jailed ->
        [yes] en prison
       *[no] sur { $space }
    } ; salaire { $salary } ; { $count ->
        [0] aucun quartier
       *[other] quartiers { $districts }
    }.{ $turn ->
        [yes] {" "}Doit décider.
       *[no] {""}
    }
}
board-holdings = Vous avez { $cash } ; { $count ->
    [0] aucun quartier.
   *[other] quartiers et loyers : { $districts }.
}
board-sign-bonus = bâtiment bonus ; quartier protégé
board-sign-hazard = bâtiment nuisible ; quartier touché
board-sign-open = pont ouvert
board-sign-closed = pont fermé
board-sign-sites = s12 emplacement libre
board-group = { $what }… ({ $count })
board-note-bid = Ou tout montant de { $low } à { $high } : « miser { $typed } ».{ $live ->
    [yes] {" "}« attendre » laisse parler les autres.
   *[no] {""}
}
board-note-deal = Ou proposez un échange, comme « échange { $name } { $district } { $own ->
    [yes] contre
   *[no] payer
} 500 » (voir « aide »).
board-round = Tour { $round } sur { $rounds }
board-chance = Chance { $pile }
board-left = Reste { $stock }
board-out = en faillite
board-in-jail = en prison
board-auction = { $district } (prix { $price }) : { $bid ->
    [0] pas encore d’offre
   *[other] { $bid } par { $leader }
}{ $out ->
    [0] {""}
   *[other]  ; sortis : { $names }
}
board-debt = { $bank ->
    [yes] { $debtor } doit { $amount } à la banque, manque { $missing }
   *[no] { $debtor } doit { $amount } à { $creditor }, manque { $missing }
}
board-gives = { $name } donne { $count ->
    [0] rien.
   *[other] { $things }.
}
board-cancels = Dette annulée : { $amount }.
board-rents-change = Loyers : { $rents }.
board-residential = { $count ->
    [one] { $count } bâtiment résidentiel
   *[other] { $count } bâtiments résidentiels
}
board-industrial = { $count ->
    [one] { $count } bâtiment industriel
   *[other] { $count } bâtiments industriels
}
board-pile = Pioche Chance : { $pile }, dont { $under ->
    [one] { $under } déjà vue et remise dessous
   *[other] { $under } déjà vues et remises dessous
}.
board-final = { $name } : { $out ->
    [yes] en faillite.
   *[no] argent { $cash }, loyers { $rents }, fortune { $wealth } ; quartiers { $districts }.
}
board-column-cash = argent
board-column-rents = loyers
board-column-wealth = fortune
board-column-districts = quartiers
board-sign-residential = bâtiments résidentiels
board-sign-industrial = bâtiments industriels
board-sign-stadium = stade
board-sign-skyscraper = gratte-ciel
board-sign-tower = tour
board-sign-mortgaged = hypothéqué
board-sign-letters = A propriétaire, a pion, [a] en prison
board-sign-numbers = nombres : le loyer, ou le prix de ce qui n’est à personne ; des joueurs : argent, puis fortune
board-too-much = { $given } ne peut pas être payé : il n’y a pas autant d’argent dans le jeu.
board-steps = { $given } ne peut pas être payé : les montants sont des multiples de { $step }.
board-deal-who = Dites avec qui : { $names }.
board-deal-what = { $count ->
    [0] « { $given } » n’est rien qui puisse changer de mains.
   *[other] « { $given } » peut vouloir dire plusieurs choses : dites laquelle.
}

## Les plateaux sur la ligne de commande

cli-layout = vérifier, créer, dessiner et juger des plateaux de U-Build
cli-layout-check = dire si un plateau peut être joué, ou ce qui n’y va pas
cli-layout-new = créer des plateaux au hasard, un par ligne
cli-layout-draw = dessiner un plateau dans le terminal, ou en image
cli-layout-fuzz = chercher des contradictions entre ce qui crée les plateaux et ce qui les vérifie
cli-layout-what = Dites que faire des plateaux : { $known }.
cli-layout-text = PLATEAU
cli-layout-text-help = le texte d’un plateau, ou un fichier de plateaux, un par ligne ; - est l’entrée standard
cli-layout-data = les tuiles, plateaux imprimés et noms de ce fichier
cli-layout-mode = le mode auquel il est destiné ; sinon classic
cli-layout-open = un plateau ouvert, avec une gare à chaque bout
cli-layout-seed = le même nombre recrée le même plateau
cli-layout-count = combien ; chacun avec le nombre qui suit celui du précédent
cli-layout-svg = écrire une image SVG dans ce fichier ; - est l’écran
cli-layout-fuzz-count = combien de textes
cli-layout-fuzz-seed = le même nombre recrée les mêmes textes
cli-layout-none = Il n’y a pas de plateau dans « { $file } ».
cli-layout-several = Il y a { $count } plateaux dans « { $file } » : on n’en dessine qu’un.
layout-good = Le plateau peut être joué : mode { $mode ->
    [beginner] Débutant
    [classic] Classique
   *[advanced] Avancé
}, { $open ->
    [yes] ouvert
   *[no] fermé
}, { $spaces } cases, { $sites } emplacements, { $bridges } ponts ; { $printed ->
    [yes] le plateau imprimé
   *[no] Freestyle
}.
layout-line = Ligne { NUMBER($line, useGrouping: 0) } : { $fault }
layout-counted = Peuvent être joués : { $good }. Ne peuvent pas l’être : { $bad }.
layout-title = Mode { $mode ->
    [beginner] Débutant
    [classic] Classique
   *[advanced] Avancé
}, { $printed ->
    [yes] plateau imprimé
   *[no] Freestyle
}{ $open ->
    [yes] , ouvert
   *[no] {""}
}
layout-counts = { $spaces } cases, { $sites } emplacements, { $bridges } ponts
layout-svg-written = L’image est écrite : { $file }
layout-fuzz-progress = textes
layout-fuzz-searched = { $texts } textes, { $seconds } s.
layout-fuzz-accepted = Peuvent être joués, et auraient pu être créés : { $count }.
layout-fuzz-refused = Refusés, pour { $faults } sortes de défauts : { $count }.
layout-fuzz-interrupted = Interrompu : { $done } textes examinés sur { $wanted }.
layout-fuzz-crash = La vérification s’est effondrée ({ $detail }) : { $text }
layout-fuzz-refused-wrongly = La vérification refuse ce qui peut être créé ({ $detail }) : { $text }
layout-fuzz-accepted-wrongly = La vérification accepte ce qui ne peut pas être créé : { $text }
layout-fuzz-rewritten = Le texte n’est pas écrit comme il a été lu : { $text }
