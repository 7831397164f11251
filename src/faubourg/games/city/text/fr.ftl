### Les messages de City, en français. Les mêmes clés, dans le même ordre, sont dans en.ftl.
### Les noms des quartiers, des couleurs, des cases et des pièces sont dans le fichier de données ; ils viennent en paramètres, comme toutes les sommes.

## Comment les choses s’appellent. Un paramètre est une partie de l’identifiant, ou son nom dans le fichier de données.

name-district = { $districts }
name-colour = { $colours }
name-square = { $squares }
name-piece = { $pieces }
name-card = { $number ->
    [1] Un prêt remboursé
    [2] Adjugé
    [3] Une bonne affaire
    [4] La main dans le sac
    [5] Jour de paie
    [6] Les égouts
    [7] Déjeuner d’affaires
    [8] Chambre avec vue
    [9] L’ordre règne
    [10] Une drôle d’odeur
    [11] Cadeau du maçon
    [12] Retour à la banque
    [13] En voiture
    [14] Un nouveau propriétaire
    [15] Budget en baisse
    [16] Un oubli
    [17] Un bon avocat
    [18] Un ami fidèle
    [19] Taxi
    [20] Un ami aux impôts
    [21] Tout le monde descend
    [22] Usine offerte
    [23] Nettoyage de printemps
    [24] Un air frais
   *[25] Dimanche au parc
}
name-kept = { $id ->
    [jail1] Un bon avocat (sort de prison)
    [jail2] Un ami fidèle (sort de prison)
    [taxi] Taxi
    [tax-dodge] Un ami aux impôts
   *[dodge] Exonération de loyer
}
name-shows = { $blocks ->
    [1] un bâtiment
    [2] jusqu’à deux bâtiments
   *[3] jusqu’à trois bâtiments
}
name-score = { $score }
name-problem = { $id ->
    [money] de l’argent manque, ou il y en a trop
    [players] ce qu’a un joueur n’est pas possible
    [titles] un quartier a deux propriétaires, ou une hypothèque sans en avoir
    [pieces] le nombre des constructions est faux
    [cards] une carte manque ou s’y trouve deux fois
    [clock] le temps ne s’accorde pas avec le reste
    [offers] les offres ne s’accordent pas avec le reste
    [frames] ce qui est à décider ne s’accorde pas avec le reste
   *[actor] celui dont c’est le tour n’a aucun coup
}

## Des morceaux de phrases

some-piece = { $piece-id ->
    [tower] la { $piece }
    [rail] une { $piece }
    [school] une { $piece }
    [dump] une { $piece }
    [prison] une { $piece }
    [sewage] une { $piece }
    [power] une { $piece }
   *[other] un { $piece }
}
this-piece = { $piece-id ->
    [school] l’{ $piece }
    [dump] la { $piece }
    [prison] la { $piece }
    [sewage] l’{ $piece }
    [power] la { $piece }
   *[other] le { $piece }
}
card-wording = { $card-id ->
    [chance1] { card-chance1-help }
    [chance2] { card-chance2-help }
    [chance3] { card-chance3-help }
    [chance4] { card-chance4-help }
    [chance5] { card-chance5-help }
    [chance6] { card-chance6-help }
    [chance7] { card-chance7-help }
    [chance8] { card-chance8-help }
    [chance9] { card-chance9-help }
    [chance10] { card-chance10-help }
    [chance11] { card-chance11-help }
    [chance12] { card-chance12-help }
    [chance13] { card-chance13-help }
    [chance14] { card-chance14-help }
    [chance15] { card-chance15-help }
    [chance16] { card-chance16-help }
    [chance17] { card-chance17-help }
    [chance18] { card-chance18-help }
    [chance19] { card-chance19-help }
    [chance20] { card-chance20-help }
    [chance21] { card-chance21-help }
    [chance22] { card-chance22-help }
    [chance23] { card-chance23-help }
    [chance24] { card-chance24-help }
   *[chance25] { card-chance25-help }
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
    [true] { $tries ->
        [0] Vous êtes en prison : payez l’amende, lancez les dés pour un double, ou utilisez une carte si vous en avez une.
        [one] Vous êtes en prison, et { $tries } lancer a échoué : payez l’amende, lancez les dés pour un double, ou utilisez une carte si vous en avez une.
       *[other] Vous êtes en prison, et { $tries } lancers ont échoué : payez l’amende, lancez les dés pour un double, ou utilisez une carte si vous en avez une.
    }
   *[false] { $doubles ->
        [0] À vous de jouer : lancez les dés.
       *[other] Vous avez fait un double : relancez les dés.
    }
}
prompt-fine = Toujours pas de double : payez { $amount } pour sortir de prison (vous avez { $cash }), ou utilisez une carte.
prompt-taxi = Vous voici sur la case { $square }. Avant de faire ce qu’elle dit, vous pouvez prendre votre taxi, une ou deux cases en avant ou en arrière.{ $salary ->
    [0] {""}
   *[other] {" "}Votre salaire de { $salary } n’est versé qu’ensuite ; vous le perdez si le taxi vous ramène avant la case Départ.
}
prompt-buy = { $district } n’est à personne : achetez ce quartier pour { $price } (vous avez { $cash }), ou mettez-le aux enchères.
prompt-rent = { $district } est à { $owner }, et le loyer est de { $amount } : payez (vous avez { $cash }), ou utilisez votre exonération de loyer.
prompt-tax = La taxe industrielle est de { $amount } : payez (vous avez { $cash }), ou utilisez votre carte.
prompt-call = Choisissez un quartier sans propriétaire à mettre aux enchères, ou passez.
prompt-permit = Permis de construire : { $bonus } chez vous, ou { $hazard } chez un autre joueur ; sur un quartier sans propriétaire, l’un ou l’autre.
prompt-jump = Il y a une gare ici : { $district }. Prenez le train pour une autre gare, ou restez.
prompt-act = { $rail ->
    [true] L’unité montre une gare : placez-la sur la case de n’importe quel quartier, ou dites que c’est tout.
   *[false] { $blocks ->
        [0] { $pressed ->
            [true] Il vous reste { $cash } : faites ce que vous voulez encore, ou dites que c’est tout.
           *[false] { $owns ->
                [false] Vous avez { $cash } et pas encore de quartier où construire, mais CONSTRUCTION peut apporter une gare, qui va n’importe où : appuyez si vous voulez, ou dites que c’est tout.
               *[true] Vous avez { $cash } : appuyez sur CONSTRUCTION si vous voulez, ou dites que c’est tout.
            }
        }
       *[other] { act-blocks }
    }
}
act-blocks = { $owns ->
    [false] L’unité montre des bâtiments, mais vous n’avez aucun quartier où construire : dites que c’est tout.
   *[true] { $room ->
        [false] Aucun de vos quartiers n’a de place pour un bâtiment que vos { $cash } paieraient : dites que c’est tout.
       *[true] { $blocks ->
            [one] Vous pouvez construire encore { $blocks } bâtiment, avec { $cash } à dépenser ; ou dites que c’est tout.
           *[other] Vous pouvez construire encore { $blocks } bâtiments, avec { $cash } à dépenser ; ou dites que c’est tout.
        }
    }
}
prompt-card = { $card }. { $card-id ->
    [chance2] Choisissez le quartier à mettre aux enchères.
    [chance3] Choisissez le quartier que vous prenez, ou passez.
    [chance9] Choisissez le quartier qui reçoit ce bâtiment nuisible.
    [chance10] Choisissez le quartier qui reçoit ce bâtiment nuisible.
    [chance11] Choisissez celui de vos quartiers qui reçoit le bâtiment gratuit.
    [chance12] Choisissez celui de vos quartiers qui retourne à la banque.
    [chance14] Choisissez le quartier que vous prenez à un autre joueur.
    [chance15] Choisissez le bâtiment bonus à enlever ; ou, s’il n’y en a pas, un bâtiment nuisible, puis son quartier.
    [chance22] Choisissez celui de vos quartiers qui reçoit le bâtiment gratuit.
    [chance23] Choisissez le bâtiment nuisible que vous démolissez.
    [chance24] Choisissez le quartier qui reçoit ce bâtiment bonus.
   *[other] Choisissez le quartier dont la case reçoit une gare.
}
prompt-opening = { $district } est aux enchères. Fixez la mise à prix, de { $low } à { $high } : c’est votre première offre.{ $seconds ->
    [0] {""}
    [one] {" "}Au bout de { $seconds } seconde, la banque ouvre l’enchère sans vous.
   *[other] {" "}Au bout de { $seconds } secondes, la banque ouvre l’enchère sans vous.
}
prompt-bid = { $leader-who ->
    [nobody] { $district } est aux enchères, et personne n’a encore rien offert : offrez { $low } ou plus (vous avez { $high }), ou retirez-vous.
    [you] Vous menez avec { $bid } pour { $district }.
   *[other] { $leader } offre { $bid } pour { $district } : offrez { $low } ou plus (vous avez { $high }), ou retirez-vous.
}
prompt-debt = { $creditor-who ->
    [nobody] Vous devez { $amount } à la banque
   *[other] Vous devez { $amount } à { $creditor }
}, et il vous manque { $missing }. { $mortgages ->
    [0] { $bankrupt ->
        [true] { $offers_left ->
            [0] Les hypothèques ne peuvent rien rapporter : il ne vous reste que la faillite.
           *[other] Les hypothèques ne peuvent rien rapporter : proposez un échange (offres restantes : { $offers_left }), ou faites faillite.
        }
       *[false] { $offers_left ->
            [0] Les hypothèques ne peuvent rien rapporter.
           *[other] Les hypothèques ne peuvent rien rapporter : proposez un échange (offres restantes : { $offers_left }).
        }
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
}{ $cards-count ->
    [0] {""}
   *[other] {" "}Avec une carte, vous ne devez plus rien : { $cards }.
}
prompt-deal = { $proposer } propose un échange. Vous recevriez ceci : { deal-offered }. Vous donneriez ceci : { deal-wanted }.{ deal-debt }
prompt-hour = Le temps est écoulé : continuez pour la même durée, ou arrêtez la partie ici. Un seul non suffit pour arrêter.

## Ce que le hasard et l’horloge décident

prompt-first = Le hasard désigne le premier joueur.
prompt-dice = Le hasard lance les dés.
prompt-press = L’unité montre ce qui peut être construit.
prompt-draw = Le hasard tire une carte.
prompt-time = L’horloge tourne.

## Ce qui peut être choisi. Après « choice- » vient la sorte du choix.

choice-roll = Lancer les dés
choice-bail = Payer { $cost } et sortir de prison
choice-jail-card = Utiliser la carte { $card }
choice-buy = Acheter { $district } pour { $cost }
choice-decline = Mettre { $district } aux enchères
choice-pay = Payer { $cost }
choice-dodge = Refuser de payer, avec la carte { $card }
choice-pass = Non merci
choice-build = CONSTRUCTION : 1 à 3 bâtiments ou une gare
choice-done = C’est tout
choice-accept = Oui, d’accord
choice-refuse = Non
choice-out = Se retirer de l’enchère
choice-bankrupt = Renoncer et faire faillite
choice-taxi = Prendre le taxi jusqu’à la case { $square }
choice-choose = Placer { some-piece }
choice-call = Mettre { $district } aux enchères
choice-jump = Prendre le train pour { $district }
choice-take = { $cost ->
    [0] Prendre { $district } gratuitement
   *[other] Prendre { $district } pour { $cost }
}
choice-give = Rendre { $district } à la banque
choice-residential = { $cost ->
    [0] { $district } : construire { some-piece } gratuitement
   *[other] { $district } : construire { some-piece } pour { $cost }
}
choice-industrial = { $cost ->
    [0] { $district } : construire { some-piece } gratuitement
   *[other] { $district } : construire { some-piece } pour { $cost }
}
choice-rail = { $district } : placer { some-piece }
choice-bonus = { $district } : placer { some-piece }
choice-hazard = { $district } : placer { some-piece }
choice-remove = { $cost ->
    [0] { $district } : démolir { this-piece } gratuitement
   *[other] { $district } : démolir { this-piece } pour { $cost }
}
choice-demolish = { $district } : enlever { this-piece }
choice-stadium = { $district } : construire { some-piece } pour { $cost }
choice-skyscraper = { $district } : construire { some-piece } pour { $cost }
choice-tower = { $district } : construire { some-piece } pour { $cost }
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
    [taxi] { $seat-who ->
        [you] Un chauffeur vous dépose sur la case { $to }.
       *[other] Un chauffeur dépose { $seat } sur la case { $to }.
    }
    [jump] { $seat-who ->
        [you] Vous prenez le train jusqu’à la case { $to }.
       *[other] { $seat } prend le train jusqu’à la case { $to }.
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
event-rent-refused = { $seat-who ->
    [you] { $district } : vous utilisez votre exonération et refusez { $amount } de loyer à { $owner }. La carte retourne au Parc gratuit.
   *[other] { $owner-who ->
        [you] { $district } : { $seat } utilise son exonération et vous refuse { $amount } de loyer. La carte retourne au Parc gratuit.
       *[other] { $district } : { $seat } utilise son exonération et refuse { $amount } de loyer à { $owner }. La carte retourne au Parc gratuit.
    }
}
event-tax-paid = { $seat-who ->
    [you] Vous payez { $amount } de taxe industrielle.
   *[other] { $seat } paie { $amount } de taxe industrielle.
}
event-no-tax = { $seat-who ->
    [you] Vous n’avez pas d’industrie et ne payez pas de taxe.
   *[other] { $seat } n’a pas d’industrie et ne paie pas de taxe.
}
event-tax-refused = { $seat-who ->
    [you] Vous n’avez pas à payer les { $amount } de taxe industrielle.
   *[other] { $seat } n’a pas à payer les { $amount } de taxe industrielle.
}
event-dodge-taken = { $holder-who ->
    [nobody] { $seat-who ->
        [you] Vous prenez l’exonération de loyer.
       *[other] { $seat } prend l’exonération de loyer.
    }
    [same] { $seat-who ->
        [you] Vous gardez l’exonération de loyer.
       *[other] { $seat } garde l’exonération de loyer.
    }
    [you] { $seat-who ->
        [you] Vous gardez l’exonération de loyer.
       *[other] { $seat } vous prend l’exonération de loyer.
    }
   *[other] { $seat-who ->
        [you] Vous prenez l’exonération de loyer à { $holder }.
       *[other] { $seat } prend l’exonération de loyer à { $holder }.
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
    [you] Pas de double : vous restez en prison. Lancers manqués : { $tries }.
   *[other] Pas de double : { $seat } reste en prison. Lancers manqués : { $tries }.
}
event-jail-card-used = { $seat-who ->
    [you] Vous utilisez la carte { $card }.
   *[other] { $seat } utilise la carte { $card }.
}
event-nothing-to-do = Rien de tel n’est possible : sans effet.

## Ce qui s’est passé : les constructions

event-build-pressed = { $shows-id ->
    [rail] { $seat-who ->
        [you] Vous appuyez sur CONSTRUCTION. L’unité montre une { $shows } : vous pouvez en placer une.
       *[other] { $seat } appuie sur CONSTRUCTION. L’unité montre une { $shows } à placer.
    }
   *[other] { $seat-who ->
        [you] Vous appuyez sur CONSTRUCTION. L’unité permet { $shows }.
       *[other] { $seat } appuie sur CONSTRUCTION. L’unité permet { $shows }.
    }
}
event-no-railroads = { $seat-who ->
    [you] Il ne reste plus de gare pour vous.
   *[other] Il ne reste plus de gare pour { $seat }.
}
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
event-railroad-built = { $seat-who ->
    [you] { $district } : vous placez une gare.
   *[other] { $district } : { $seat } place une gare.
}
event-bonus-built = { $seat-who ->
    [you] { $district } : vous placez { some-piece }, et aucun bâtiment nuisible n’y est plus possible.
   *[other] { $district } : { $seat } place { some-piece }, et aucun bâtiment nuisible n’y est plus possible.
}
event-hazard-built = { $seat-who ->
    [you] { $district } : vous placez { some-piece }, et les bâtiments résidentiels n’y comptent plus.
   *[other] { $district } : { $seat } place { some-piece }, et les bâtiments résidentiels n’y comptent plus.
}
event-hazard-removed = { $seat-who ->
    [you] { $district } : vous démolissez { this-piece }
   *[other] { $district } : { $seat } démolit { this-piece }
}{ $amount ->
    [0] {" "}gratuitement.
   *[other] {" "}pour { $amount }.
}
event-bonus-removed = { $seat-who ->
    [you] { $district } : vous enlevez { this-piece }.
   *[other] { $district } : { $seat } enlève { this-piece }.
}
event-stadium-built = { $seat-who ->
    [you] { $district } : vous construisez un stade pour { $amount }, et votre salaire augmente.
   *[other] { $district } : { $seat } construit un stade pour { $amount }, et son salaire augmente.
}
event-skyscraper-built = { $seat-who ->
    [you] { $district } : vous construisez un gratte-ciel pour { $amount }, et tous les loyers de cette couleur sont doublés.
   *[other] { $district } : { $seat } construit un gratte-ciel pour { $amount }, et tous les loyers de cette couleur sont doublés.
}
event-tower-built = { $seat-who ->
    [you] { $district } : vous construisez la tour pour { $amount }, et tous vos loyers sont doublés !
   *[other] { $district } : { $seat } construit la tour pour { $amount }, et tous ses loyers sont doublés !
}

## Ce qui s’est passé : les cartes Chance

event-card-drawn = { $seat-who ->
    [you] Vous tirez la carte Chance { $card } :
   *[other] { $seat } tire la carte Chance { $card } :
} « { card-wording } »
event-card-kept = { $seat-who ->
    [you] Vous gardez la carte { $card } jusqu’à son emploi.
   *[other] { $seat } garde la carte { $card }.
}
event-card-used = { $seat-who ->
    [you] Vous utilisez la carte { $card }.
   *[other] { $seat } utilise la carte { $card }.
}
event-cash-received = { $seat-who ->
    [you] La banque vous verse { $amount }.
   *[other] La banque verse { $amount } à { $seat }.
}
event-cash-paid = { $seat-who ->
    [you] Vous payez { $amount } à la banque.
   *[other] { $seat } paie { $amount } à la banque.
}
event-neighbour-paid = { $seat-who ->
    [you] { $payer } vous paie { $amount }.
   *[other] { $payer-who ->
        [you] Vous payez { $amount } à { $seat }.
       *[other] { $payer } paie { $amount } à { $seat }.
    }
}
event-district-taken = { $owner-who ->
    [nobody] { $seat-who ->
        [you] Vous prenez { $district } pour { $amount }.
       *[other] { $seat } prend { $district } pour { $amount }.
    }
    [you] { $seat } vous prend { $district }, avec tout ce qui s’y trouve.
   *[other] { $seat-who ->
        [you] Vous prenez { $district } à { $owner }, avec tout ce qui s’y trouve.
       *[other] { $seat } prend { $district } à { $owner }, avec tout ce qui s’y trouve.
    }
}
event-district-returned = { $seat-who ->
    [you] Vous rendez { $district } à la banque et recevez { $amount }.
   *[other] { $seat } rend { $district } à la banque et reçoit { $amount }.
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
event-time-up = { $about-id ->
    [opening] Aucune mise à prix n’a été fixée à temps.
    [auction] Le temps est écoulé : l’enchère est close.
    [offer] Le temps est écoulé.
   *[other] Le temps convenu est écoulé : ce tour se joue encore jusqu’au bout.
}

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
event-deal-expired = { $partner-who ->
    [you] Vous n’avez pas répondu à temps : l’échange n’a pas lieu.
   *[other] { $partner } n’a pas répondu à temps : l’échange n’a pas lieu.
}
event-debt-cancelled = La dette est annulée à hauteur de { $amount } ; reste dû : { $left }.
event-bankrupt = { $owner-who ->
    [nobody] { $seat-who ->
        [you] Vous faites faillite : votre argent ({ $cash }) et vos quartiers vont à la banque.
       *[other] { $seat } fait faillite : son argent ({ $cash }) et ses quartiers vont à la banque.
    }
    [you] { $seat } fait faillite : son argent ({ $cash }), ses quartiers et ses cartes sont pour vous.
   *[other] { $seat-who ->
        [you] Vous faites faillite : votre argent ({ $cash }), vos quartiers et vos cartes vont à { $owner }.
       *[other] { $seat } fait faillite : son argent ({ $cash }), ses quartiers et ses cartes vont à { $owner }.
    }
}

## Ce qui s’est passé : la fin

event-another-hour = { $seat-who ->
    [you] Vous voulez continuer.
   *[other] { $seat } veut continuer.
}
event-no-more-hours = { $seat-who ->
    [you] Vous voulez vous arrêter là.
   *[other] { $seat } veut s’arrêter là.
}
event-hour-begins = Tout le monde continue : la période { $hour } commence.
event-round-over = Le tour de table { $round } est fini.
event-match-ended = { $by-id ->
    [last] Il ne reste qu’une personne en jeu.
    [hour] Le temps est écoulé : on compte les fortunes.
    [rounds] La durée convenue est atteinte : on compte les fortunes.
   *[other] La limite est atteinte : on compte les fortunes.
}

## Ce qui a départagé les deux premiers

decided-wealth = Personne d’autre n’est aussi riche.
decided-cash = Les fortunes sont à égalité : la victoire va à qui a le plus d’argent.
decided-districts = Fortunes et argent sont à égalité : la victoire va à qui a le plus de quartiers.
decided-last = Tous les autres ont fait faillite.
decided-tie = Fortunes, argent et quartiers sont à égalité.

## Pourquoi un coup est refusé. Après « refusal- » vient le code ; l’article s’ajoute quand on le dit.

refusal-not-in-jail = Vous n’êtes pas en prison.
refusal-no-jail-card = Vous n’avez pas de carte qui fasse sortir de prison.
refusal-too-dear = Cela coûte { $cost } et vous avez { $cash } : il manque { $missing }.
refusal-district-owned = { $district } est à { $owner } : choisissez un quartier qui n’est à personne.
refusal-not-yours = { $district } n’est pas à vous : choisissez l’un de vos quartiers.
refusal-not-anothers = { $district } n’est pas à un autre joueur : choisissez-en un qui le soit.
refusal-colour-complete = { $district } est à l’abri : { $owner } a tous les quartiers de la couleur { $colour }.
refusal-is-mortgaged = { $district } est sous hypothèque : on n’y construit pas et on n’en prend pas d’autre avant de l’avoir levée.
refusal-not-mortgaged = { $district } n’est pas sous hypothèque.
refusal-eight-blocks = { $district } a ses 8 bâtiments : il n’y a plus de place.
refusal-press-first = Appuyez d’abord sur CONSTRUCTION : l’unité dit combien vous pouvez construire.
refusal-already-pressed = Vous avez appuyé sur CONSTRUCTION pour ce lancer : c’est une fois par lancer.
refusal-no-blocks-left = Vous avez construit tout ce que l’unité permettait pour ce lancer.
refusal-railroad-shown = L’unité montre une gare : pas de bâtiments cette fois.
refusal-no-railroad-shown = L’unité ne montre pas de gare.
refusal-railroad-here = { $district } a déjà une gare : choisissez une autre case.
refusal-no-railroad = { $district } n’a pas de gare : on ne voyage que d’une gare à une autre.
refusal-same-square = Vous êtes déjà là : { $district }. Prenez le train pour une autre gare.
refusal-two-districts-needed = { $district } : pour un stade, il vous faut deux quartiers de la couleur { $colour }.
refusal-colour-needed = { $district } : pour un gratte-ciel, il vous faut tous les quartiers de la couleur { $colour }.
refusal-two-colours-needed = { $district } : pour la tour, il vous faut deux couleurs entières, dont celle-ci.
refusal-stadium-already = { $district } : la couleur { $colour } a déjà son stade.
refusal-skyscraper-already = { $district } : la couleur { $colour } a déjà son gratte-ciel.
refusal-none-left = Il n’en reste plus dans la boîte : { $piece }.
refusal-bonus-here = { $district } est à l’abri grâce à son bâtiment bonus : { $piece }.
refusal-hazard-here = { $district } a déjà un bâtiment nuisible : { $piece }.
refusal-anothers-district = { $district } est à { $owner } : un bâtiment bonus va sur un quartier à vous, ou sans propriétaire.
refusal-own-district = { $district } est à vous : un bâtiment nuisible va chez un autre joueur, ou sur un quartier sans propriétaire.
refusal-no-hazard = { $district } n’a pas de bâtiment nuisible à démolir.
refusal-no-bonus = { $district } n’a pas de bâtiment bonus à enlever.
refusal-bid-too-low = { $amount } ne suffit pas : offrez { $low } ou plus.
refusal-bid-too-high = { $amount } est trop : vous avez { $cash }.
refusal-mortgages-cover = Vous ne pouvez pas renoncer : vous devez { $amount } et avez { $cash }, et les hypothèques rapporteraient { $mortgages }.
refusal-no-partner = Aucun échange n’est possible avec { $seat }.
refusal-no-offers-left = Vous avez déjà fait { $most } offres : c’est assez pour l’instant.
refusal-offer-repeated = Cette offre a déjà été faite telle quelle : changez-la, ou attendez votre prochain tour.
refusal-nothing-offered = Dans une offre, il faut qu’un quartier ou une carte change de mains.
refusal-not-of-the-two = Ni vous ni { $partner } ne pouvez donner ceci : { $asset }.
refusal-offerer-short = Vous ne pouvez pas payer autant : vous avez { $cash }, il manque { $missing }.
refusal-partner-short = { $partner } ne peut pas payer autant : il y a { $cash }, il manque { $missing }.
refusal-no-relief = Tant que vous avez une dette, un échange doit vous rapporter de l’argent, tout compte fait, annuler une part de la dette, ou vous apporter une carte qui permet de la refuser.
refusal-no-such-seat = { $seat } n’est pas à cette table.
refusal-card-not-in-pile = La carte { $card } n’est pas la suivante de la pile.
refusal-jail-card-does = Vous ne pouvez pas renoncer : votre carte de sortie de prison règle cette amende.
refusal-estate-shrinks = Tant que vous avez une dette, seul un échange avec votre créancier, ou qui apporte une carte refusant la dette, peut vous appauvrir : ici, votre argent et ce que rapporteraient les hypothèques passeraient de { $before } à { $after }.
refusal-no-dodge = Vous n’avez pas la carte qui permet de refuser cette dette : { $card }.
refusal-dodge-does = Vous ne pouvez pas renoncer : vous avez une carte qui permet de refuser cette dette, { $card }.

## Ce que fait chaque carte

card-chance1-help = Votre voisin de gauche vous verse { $chance-neighbour } (CI-13.1).
card-chance2-help = Choisissez un quartier qui n’est à personne : il est mis aux enchères (CI-13.2).
card-chance3-help = Vous pouvez prendre un quartier qui n’est à personne, pour { $chance-take } (CI-13.3).
card-chance4-help = Allez en prison (CI-13.4).
card-chance5-help = Avancez jusqu’à la case Départ (CI-13.5).
card-chance6-help = Payez { $chance-sewage } par usine de traitement des eaux usées sur vos quartiers (CI-13.6).
card-chance7-help = Avancez jusqu’au dernier des quartiers rouges (CI-13.7).
card-chance8-help = Avancez jusqu’au dernier quartier avant la case Départ (CI-13.8).
card-chance9-help = Placez une prison sur un quartier sans bâtiment bonus ni nuisible, à qui que ce soit (CI-13.9).
card-chance10-help = Placez une usine de traitement des eaux usées sur un quartier sans bâtiment bonus ni nuisible, à qui que ce soit (CI-13.10).
card-chance11-help = Construisez gratuitement un bâtiment résidentiel sur l’un de vos quartiers ; sans quartier, recevez { $chance-consolation } (CI-13.11).
card-chance12-help = Rendez l’un de vos quartiers à la banque pour { $chance-give_back } ; sans quartier, payez { $chance-own_none } (CI-13.12).
card-chance13-help = Placez une gare (CI-13.13).
card-chance14-help = Prenez gratuitement un quartier à un autre joueur, sauf si sa couleur est tout entière dans les mêmes mains (CI-13.14).
card-chance15-help = Enlevez un bâtiment bonus ; s’il n’y en a pas, placez un bâtiment nuisible (CI-13.15).
card-chance16-help = Reculez de 3 cases et faites ce que dit la case (CI-13.16).
card-chance17-help = Cette carte fait sortir de prison : gardez-la jusque-là (CI-13.17).
card-chance18-help = Cette carte fait sortir de prison : gardez-la jusque-là (CI-13.18).
card-chance19-help = Gardez cette carte : une fois, en vous arrêtant quelque part, vous pourrez rouler 1 ou 2 cases plus loin ou en arrière ; le salaire se verse après (CI-13.19).
card-chance20-help = Gardez cette carte : une fois, vous n’aurez pas à payer la taxe industrielle, même déjà due (CI-13.20).
card-chance21-help = Placez une gare (CI-13.21).
card-chance22-help = Construisez gratuitement un bâtiment industriel sur l’un de vos quartiers ; sans quartier, recevez { $chance-consolation } (CI-13.22).
card-chance23-help = Démolissez gratuitement un bâtiment nuisible de l’un de vos quartiers ; s’il n’y en a pas, recevez { $chance-consolation } (CI-13.23).
card-chance24-help = Placez un champ d’éoliennes sur un quartier à vous ou sans propriétaire (CI-13.24).
card-chance25-help = Avancez jusqu’au Parc gratuit (CI-13.25).
card-jail1-help = { card-chance17-help }
card-jail2-help = { card-chance18-help }
card-taxi-help = { card-chance19-help }
card-tax-dodge-help = { card-chance20-help }
card-dodge-help = Une fois, vous n’aurez pas à payer un loyer, même déjà dû ; qui s’arrête au Parc gratuit vous prend cette carte (CI-11f).

## Les étapes d’une partie

phase-first = Premier joueur
phase-roll = Dés à lancer
phase-dice = Dés
phase-fine = Amende
phase-taxi = Taxi
phase-buy = Quartier à vendre
phase-rent = Loyer
phase-tax = Taxe industrielle
phase-call = Quartier à mettre aux enchères
phase-permit = Permis de construire
phase-draw = Carte Chance
phase-jump = Voyage en train
phase-press = L’unité
phase-act = Construction
phase-card = Carte Chance
phase-opening = Mise à prix
phase-bid = Enchère
phase-debt = Dette
phase-deal = Échange
phase-hour = Une autre heure
phase-over = Fin

## Ce que compte l’horloge

timer-auction = Enchère
timer-opening = Mise à prix
timer-offer = Temps pour s’accorder
timer-hour = Temps de la partie
# How it may be typed at the terminal, with commas between words.
count-opening = ouverture
count-auction = enchère
count-offer = offre, accord
count-hour = heure

## Les options. Après le nom de l’option : ce qu’elle fait, et ses valeurs.

option-length = Durée
option-length-help = Quand la partie s’arrête et que l’on compte (CI-1e).
option-length-rounds = un nombre de tours de table
option-length-hour = à l’horloge
option-length-last = jusqu’au dernier en jeu
option-rounds = Tours de table
option-rounds-help = Combien de tours de table on joue, si la durée est un nombre de tours (CI-1e).
option-minutes = Minutes
option-minutes-help = Combien de temps on joue, si la durée est à l’horloge (CI-1e).
option-auctions = Enchères
option-auctions-help = Comment se font les offres (CI-5c).
option-auctions-turn = chacun son tour, on monte ou on se retire
option-auctions-live = en direct, au chronomètre, tous à tout moment
option-extension = Offres tardives
option-extension-help = Dans une enchère en direct, une offre dans les dernières secondes, que l’unité signale, les fait recommencer (CI-5c).
option-extension-true = donnent du temps
option-extension-false = ne changent rien
option-first = Premier joueur
option-first-help = Qui joue le premier tour (CI-1d).
option-first-none = tiré au sort

## La table dans le terminal

board-help-1 = Un coup peut se taper : « acheter », « résidentiel rg2 », « hypothéquer les docks » ; plusieurs bâtiments d’un coup : « industriel rg2 x2, résidentiel ro1 ».
board-help-2 = Quartiers : le nom ou son début, la couleur et le numéro, ou le code du plateau, comme rg2. Autres cases : « taxi chance ».
board-help-3 = Enchères : « miser 370 », ou le montant seul. Des multiples de 10.
board-help-4 = Échanges : « échange Bob rg2 + ro1 contre 500 », « échange Bob ve1 payer 0 » : avec qui, ce qui change de mains (chaque chose va à l’autre des deux), et l’argent reçu (« contre ») ou donné (« payer »). Cartes : « prison », « exonération ». Trois offres par tour ; un débiteur en a trois par dette.
board-help-5 = Verbes : lancer, acheter, renoncer, construire, résidentiel, industriel, gare, stade, gratte-ciel, tour, bonus, nuisible, enlever, hypothéquer, lever, voyager, taxi, échange, accepter, refuser, miser, sortir, fini, passer.
board-help-6 = Enchères en direct, pour une personne et des robots : on demande à la ronde, place après place. Misez, dites « sortir » pour de bon, ou « attendre » pour être redemandé ; quand aucun robot n’a plus rien à dire, attendre laisse le temps s’écouler. « temps enchère » le dit tout de suite. « attendre » au lieu d’une mise à prix laisse la banque ouvrir.
board-help-7 = Partie à l’heure : « temps » dit ce qui reste, « temps heure » que c’est fini. Seul compte le temps passé à la table.
board-code-brown = MA
board-code-lightblue = BC
board-code-pink = RO
board-code-orange = OR
board-code-red = RG
board-code-yellow = JA
board-code-green = VE
board-code-darkblue = BF
board-square-go = Départ
board-square-chance = Chance
board-square-tax = Taxe
board-square-permit = Permis
board-square-jail = Prison
board-square-auction = Vente
board-square-parking = Parc
board-square-arrest = Police
board-dodge = exon.
board-kept-jail1 = Prison
board-kept-jail2 = Prison
board-kept-taxi = Taxi
board-kept-tax-dodge = Taxe
board-kept-dodge = Exon.
board-verb-bid = Miser
board-verb-buy = Acheter
board-verb-call = Vente de
board-verb-jump = Voyage à
board-verb-take = Prendre
board-verb-give = Rendre
board-verb-residential = Résidentiel
board-verb-industrial = Industriel
board-verb-rail = Gare sur
board-verb-bonus = Bonus sur
board-verb-hazard = Nuisible sur
board-verb-remove = Enlever le nuisible
board-verb-demolish = Enlever le bonus
board-verb-stadium = Stade
board-verb-skyscraper = Gratte-ciel
board-verb-tower = Tour
board-verb-mortgage = Hypothéquer
board-verb-lift = Lever l’hypothèque
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
board-hour = { $up ->
    [yes] Heure { $hour }, temps écoulé : dernier tour
   *[no] Heure { $hour }
}
board-last = Tour { $round }, jusqu’au dernier
board-dice = Dés { $low } + { $high }
board-build = CONSTRUCTION : { $rail ->
    [yes] gare
   *[no] { $blocks ->
        [0] fait
       *[other] { $blocks }
    }
}
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
board-district = { $district } ({ $code }) : { $owned ->
    [yes] à { $owner }, { $mortgaged ->
        [yes] hypothéqué pour { $sum }
       *[no] loyer { $rent }
    }
   *[no] à personne, prix { $price }
}{ $count ->
    [0] .
   *[other]  ; { $standing }.
}
board-residential = { $count ->
    [one] { $count } bâtiment résidentiel
   *[other] { $count } bâtiments résidentiels
}
board-industrial = { $count ->
    [one] { $count } bâtiment industriel
   *[other] { $count } bâtiments industriels
}
board-dodge-parking = L’exonération de loyer est au Parc gratuit.
board-dodge-held = L’exonération de loyer est chez un joueur.
board-stock-dear = Dans la boîte : gares { $rail }, stades { $stadium }, gratte-ciel { $skyscraper }, tours { $tower }.
board-stock = Bâtiments bonus et nuisibles : { $pieces }.
board-pile = Pioche Chance : { $pile }, dont { $under } déjà vues et remises dessous.
board-player = { $name } ({ $letter }) : { $out ->
    [yes] en faillite.
   *[no] { $cash } en argent, { $wealth } en tout ; { $jailed ->
        [yes] en prison
       *[no] sur { $square }
    } ; salaire { $salary } ; { $count ->
        [0] aucun quartier
       *[other] quartiers { $districts }
    }{ $kept ->
        [0] .
       *[other]  ; cartes : { $cards }.
    }{ $turn ->
        [yes] {" "}Doit décider.
       *[no] {""}
    }
}
board-holdings = Vous avez { $cash } ; { $count ->
    [0] aucun quartier
   *[other] quartiers et loyers : { $districts }
} ; { $kept ->
    [0] aucune carte.
   *[other] cartes : { $cards }.
}
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
board-sign-bonus = bâtiment bonus
board-sign-hazard = bâtiment nuisible
board-sign-rail = gare
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
