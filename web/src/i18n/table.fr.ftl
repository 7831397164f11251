### Ce qui se dit à une table, en français. Les mêmes clés, dans le même ordre, sont dans table.en.ftl.

## La table dans son ensemble

play-loading = On dresse la table…
play-home = Vers l’accueil
play-try-now = Essayer maintenant
play-watch = Vous regardez
play-watchers = { $count ->
    [one] un spectateur
   *[other] { $count } spectateurs
}
play-tools = À cette table
play-title-turn = ● À vous : { $title }
play-your-turn = C’est à vous de jouer.
play-title-bid = ● Enchères : { $title }
play-your-bid = Vous pouvez enchérir.
play-away = La connexion est perdue. Elle revient d’elle-même ; rien de ce que vous avez confirmé n’est perdu.
play-restarting = Le serveur redémarre. La table reprend dans un instant.

## Ce qui est demandé

play-sending = Votre coup est en route…
play-will-send = Votre coup est gardé et partira dès que la connexion sera revenue.
play-confirm-title = Est-ce votre coup ?
play-confirm-move = Votre coup : { $move }
play-room = Votre choix et ce qu’il fait se verront ici.
play-preview = Ce que fait ce coup
play-confirm = Confirmer
play-back = Retour
play-cancel = Recommencer
play-picked = Choisi jusqu’ici
play-hint = { $level } ferait ceci : { $choice }.
play-hint-begun = { $level } aurait commencé par ceci : { $choice }.
play-hint-deal = { $level } proposerait cet échange à { $who }.
play-stale = La position a changé entre-temps : choisissez à nouveau.
play-undo-off = Rien n’est repris : la demande a été refusée ou retirée.
play-lost = La connexion a été perdue un instant : choisissez à nouveau.
play-unsent = Il n’y a pas de connexion en ce moment : réessayez dans un instant.
play-late = Trop tard, quelqu’un a été plus rapide.
play-late-over = Trop tard : c’est déjà réglé.
play-pay = Payer
play-others = { $count ->
    [one] Un autre choix est possible
   *[other] { $count } autres choix sont possibles
}
play-brings = { $what } +{ $amount }
play-costs = { $what } · { $amount }
play-time-left = Temps restant : { $time }
play-bank = + { $time }
play-from-bank = sur la réserve
play-timer = { $label }, temps restant : { $time }
play-timer-last = { $label } : les { $seconds } dernières secondes
amount-less = { $amount } de moins
amount-more = { $amount } de plus

## Enchères

auction-highest = Plus haute enchère
auction-amount = { $amount }
auction-no-bid = Pas encore d’enchère
auction-least = Enchère minimale
auction-out = Retirés
auction-stand-leads = Vous menez.
auction-stand-out = Vous vous êtes retiré de cette vente.
auction-stand-waits = Vous ne pouvez pas enchérir en ce moment.
auction-short = Vous n’avez pas assez d’argent pour surenchérir.
auction-bids = Enchères pour { $what }
auction-bid-word = Enchérir à
auction-bid = Enchérir à { $amount }
auction-bid-none = Enchérir
auction-any = Un autre montant
auction-drop-out = Se retirer
auction-at-once = Une enchère compte aussitôt, sans confirmation.

## Échanges

deal-offer = Proposer un échange…
deal-title = Votre offre à { $who }
deal-suggest-title = Qu’accepteriez-vous { DE($who) } ?
deal-asked = { $who } vous propose un échange.
deal-yours = Ce qui est à vous
deal-theirs = Ce qui est à { $who }
deal-with = Avec
deal-cash-way = Dans quel sens va l’argent
deal-i-pay = Je paie
deal-i-receive = Je reçois
deal-cash-label = Argent
deal-you-get = Vous recevez
deal-you-give = Vous donnez
deal-gives = { $who } donne
deal-cash = { $cash } en argent
deal-cancels = { $cash } de la dette annulés
deal-nothing = rien
deal-rents = Loyers qui changeraient
deal-no-rents = aucun
deal-change = { $before } → { $after }
deal-change-said = de { $before } à { $after }
deal-then = Qui posséderait quoi
deal-then-cash = { $cash } en argent
deal-offers-left = { $count ->
    [one] Il reste une offre.
   *[other] Il reste { $count } offres.
}
deal-suggest-help = L’offre est ainsi refusée, et { $who } peut faire de la vôtre sa prochaine offre.
deal-send = Envoyer l’offre
deal-send-suggestion = Refuser et suggérer
deal-suggest = Le suggérer
deal-close = Laisser de côté
deal-accept = Accepter
deal-refuse = Refuser
deal-counter = Refuser et suggérer…
deal-between = { $who } propose un échange à { $partner }.
suggested-to-you = { $who } refuse, mais accepterait cet échange :
suggested-by-you = Vous avez dit à { $who } que vous accepteriez cet échange :
suggested-between = { $who } accepterait cet échange de la part { DE($partner) } :
suggested-take = En faire mon offre
suggested-leave = Non, merci

## Dettes

debt-title = { $to ->
    [bank] Vous devez { $amount } à la banque, et votre argent n’y suffit pas.
   *[other] Vous devez { $amount } à { $creditor }, et votre argent n’y suffit pas.
}
debt-others = { $to ->
    [bank] { $who } doit { $amount } à la banque et ne peut pas encore payer.
    [you] { $who } vous doit { $amount } et ne peut pas encore payer.
   *[other] { $who } doit { $amount } à { $creditor } et ne peut pas encore payer.
}
debt-amount = Dû
debt-cash = En caisse
debt-missing = Manque
debt-mortgages = Hypothèques
debt-help = Hypothéquez des quartiers, ici ou sur le plateau, ou proposez un échange.
debt-card = L’une de vos cartes la règle. Ou bien hypothéquez des quartiers, ou proposez un échange.
debt-beyond = Les hypothèques seules ne suffiront pas : il faut un échange, ou la faillite.

## Les joueurs

play-players = Joueurs
play-you = vous
play-bot = robot
play-bot-for = un robot remplace
play-absent = parti
play-present = présent
play-resigned = a abandonné
play-resigned-now = Vous avez abandonné : un robot joue à votre place jusqu’à la fin, et vous regardez.
play-resigned-end = Vous aviez abandonné : un robot a joué à votre place jusqu’à la fin, et son résultat n’est pas le vôtre.
play-deciding = décide maintenant
play-stand-in = Faire jouer un robot
play-stand-in-wait = peut encore revenir : { $time }
play-taken = Votre place a été reprise sur un autre appareil par son lien personnel : ici, vous ne faites plus que regarder.
play-bot-plays = Votre temps était écoulé : un robot joue pour vous.
play-take-back = Reprendre ma place
play-hand = Votre main
play-piles = Pioche et défausse

## Ce qui se passe à côté de la partie, dit en passant

news-resigned = { $who } abandonne : un robot continue.
news-left = { $who } n’est plus là.
news-back = { $who } est de retour.
news-bot = Un robot joue maintenant pour { $who }.

## Ce que font les autres, raconté au fur et à mesure

play-skip = Voir la fin tout de suite
play-next = Continuer
play-plays = { $who } joue.
play-told = { $who } { $what }
play-told-came = { $done } ; { $came }
play-told-by = { $who } : { $what }
play-since = Depuis votre tour
play-so-far = Jusqu’ici
play-since-more = { $count ->
    [one] Et le tour d’avant
   *[other] Et { $count } tours d’avant
}
play-since-whole = En entier
play-since-less = Réduire
play-pace = Rythme
prefer-pace-slow = Plus lent
prefer-pace-usual = Comme d’habitude
prefer-pace-fast = Plus rapide
prefer-pace-step = Pas à pas
prefer-pace-at-once = Tout d’un coup

## Le journal

play-log = Journal
play-log-empty = Rien ne s’est encore passé.
play-log-undo = Retour en arrière { DE($who) }.
play-log-gone = annulé

## La discussion

play-chat = Discussion
play-chat-empty = Personne n’a encore rien dit.
play-chat-label = Dire quelque chose
play-chat-send = Envoyer
play-phrases = Dire sans rien taper
phrase-hello = Bonjour !
phrase-luck = Bonne chance !
phrase-well-played = Bien joué !
phrase-thanks = Merci !
phrase-oops = Oups !
phrase-thinking = Un instant, je réfléchis.
phrase-your-turn = À vous de jouer !
phrase-again = Encore une partie ?
play-unread = à lire
play-spectator = Spectateur

## Le menu

play-menu = Menu
play-undo = Reprendre mon coup
play-undo-none = Vous n’avez aucun coup à reprendre en ce moment.
play-ask-back = Demander à revenir plus loin
play-ask-back-help = La partie reprend après la ligne que vous choisissez, si toutes les personnes de la table sont d’accord. Ce qui a été tiré sera tiré à nouveau.
play-ask-back-none = Il n’y a encore rien à quoi revenir.
play-back-here = Revenir ici
play-undo-asked = Vous avez demandé à revenir en arrière, et les autres doivent encore accepter. Ce serait juste après :
play-undo-request = { $who } demande à revenir juste après :
play-undo-goal = { $known ->
    [yes] { $move }
   *[no] le début de la partie
}
play-undo-count = { $count ->
    [one] Une étape serait reprise.
   *[other] { $count } étapes seraient reprises.
}
play-waited = { $who } n’est pas là, et c’est son tour.
play-undo-withdraw = Retirer la demande
play-agree = Accepter
play-disagree = Refuser
play-ask-hint = Donnez-moi un conseil
play-hint-none = Un conseil se demande quand c’est à vous de jouer.
play-text-table = Table en texte
play-drawn-table = Table dessinée
play-personal-link = Mon lien personnel
play-personal-link-help = Avec ce lien vous emportez votre place sur un autre appareil. Il sert une seule fois ; qui l’ouvre prend votre place : gardez-le pour vous.
play-figures-get = Les chiffres de cette table, en fichier
play-keys = Clavier
play-notify = Notifications
play-notify-help = Quand c’est à vous et que vous regardez ailleurs.
play-notify-none = En http simple il n’y a pas de notifications : le titre de l’onglet montre ● quand c’est à vous, et le son s’entend.
prefer-pace = Récit de ce que font les autres
prefer-pace-help = Tour par tour, avant que ce soit de nouveau à vous.
prefer-rents = Payer les loyers sans demander
prefer-rents-help = Sinon l’image s’arrête à vos loyers jusqu’à ce que vous pressiez Payer.
prefer-fastbots = Robots rapides
prefer-fastbots-help = Ce que font les robots est montré sans animation.
prefer-quick = Animation rapide
prefer-quick-help = En deux fois moins de temps.
play-resign = Abandonner
play-resign-title = Abandonner cette partie ?
play-resign-help = Un robot joue votre place jusqu’à la fin, et vous ne pourrez plus la reprendre.
play-resign-yes = Abandonner
play-resign-no = Continuer à jouer
play-leave = Quitter la table
play-leave-help = Votre place est gardée : vous retrouverez cette table à l’accueil.

## La salle d’attente

play-seat = Place { $number }
play-sit = S’asseoir
play-sit-title = Une place est libre
play-name = Votre nom
play-name-missing = Dites aux autres comment vous appeler.
play-invite = Inviter
play-invite-help = Qui ouvre ce lien peut s’asseoir, ou regarder.
play-invite-link = Lien vers cette table
play-personal-code = Votre lien personnel, à lire avec un appareil photo
play-invite-code = Le lien vers cette table, à lire avec un appareil photo
play-rules = Ce qu’on joue
play-figures = Chiffres
play-figures-own = autres que ceux de la règle :
play-figures-file = le fichier
play-figures-tag = Autres chiffres
play-time = Temps
play-time-none = sans limite
play-time-control = { $move } s par décision{ $bank ->
    [0] {""}
   *[other] , { $bank } s en réserve
}
play-grace = Qui s’absente
play-grace-time = a { $count } { $unit } pour revenir avant que les autres puissent faire jouer un robot
play-hints = Conseils
play-hints-yes = à qui en demande
play-hints-no = pas à cette table
play-watching = Spectateurs
play-watching-yes = bienvenus
play-watching-no = pas à cette table
play-shown-after = Quand la partie est finie, la relecture et l’enregistrement montrent tout, mains comprises.
play-read-rules = Lire les règles
play-dealer = Le donneur
play-dealer-help = Avant la partie le donneur promet une graine, et le navigateur de chaque joueur des octets au hasard, par les empreintes que voici. Quand toutes les places sont prises les octets sont révélés, à la fin la graine l’est, et chaque tirage peut être vérifié.
play-commitment = Empreinte de la graine
play-promise = Empreinte des octets { DE($name) }
play-revealed = révélés comme
play-withheld = pas révélés à temps : ils ne comptent pas
play-fair = Comment vérifier les tirages

## Plusieurs personnes devant un écran

play-pass-device = Passez l’appareil à { $name }
play-pass-help = Rien n’est montré avant.
play-i-am = Je suis { $name }

## La fin

play-closed = Cette table est fermée.
play-rematch = Revanche
play-rematch-go = Vers la partie suivante
play-rematch-other = Vers la partie suivante : { $game }
play-another = Un autre jeu
play-another-which = Quel jeu ?
play-another-none = Aucun autre jeu ne se joue à { $count }.
play-another-same = Jouer avec les mêmes
play-another-new = Nouvelle table
play-replay = Revoir la partie
play-record = Télécharger l’enregistrement
play-check-dice = Vérifier les tirages
