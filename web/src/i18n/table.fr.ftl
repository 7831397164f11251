### Ce qui se dit à une table, en français. Les mêmes clés, dans le même ordre, sont dans table.en.ftl.

## La table dans son ensemble

play-loading = On dresse la table …
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
play-away = La connexion est perdue. Elle revient d’elle-même ; rien de ce que vous avez confirmé n’est perdu.
play-restarting = Le serveur redémarre. La table reprend dans un instant.

## Ce qui est demandé

play-sending = Votre coup est en route …
play-will-send = Votre coup est gardé et partira dès que la connexion sera revenue.
play-confirm-title = Est-ce votre coup ?
play-preview = Ce que fait ce coup
play-confirm = Confirmer
play-back = Retour
play-cancel = Recommencer
play-skip = Passer l’animation
play-picked = Choisi jusqu’ici
play-hint = Un robot ferait ceci : { $choice }.
play-stale = La position a changé entre-temps : choisissez à nouveau.
play-lost = La connexion a été perdue un instant : choisissez à nouveau.
play-unsent = Il n’y a pas de connexion en ce moment : réessayez dans un instant.
play-time-left = Temps restant : { $time }
play-bank = + { $time }
play-from-bank = sur la réserve

## Les joueurs

play-players = Joueurs
play-you = vous
play-bot = robot
play-bot-for = un robot remplace
play-absent = parti
play-present = présent
play-resigned = a abandonné
play-deciding = décide maintenant
play-stand-in = Faire jouer un robot
play-bot-plays = Votre temps était écoulé : un robot joue pour vous.
play-take-back = Reprendre ma place
play-hand = Votre main
play-piles = Pioche et défausse

## Le journal

play-log = Journal
play-log-empty = Rien ne s’est encore passé.
play-log-undo = Retour en arrière de { $who }.
play-log-gone = annulé

## La discussion

play-chat = Discussion
play-chat-empty = Personne n’a encore rien dit.
play-chat-label = Dire quelque chose
play-chat-send = Envoyer
play-unread = non lus
play-spectator = Spectateur

## Le menu

play-menu = Menu
play-undo = Reprendre mon coup
play-ask-back = Demander à revenir plus loin
play-ask-back-help = La partie reprend après la ligne que vous choisissez, si toutes les personnes de la table sont d’accord. Ce qui a été tiré sera tiré à nouveau.
play-ask-back-none = Il n’y a encore rien à quoi revenir.
play-back-here = Revenir ici
play-undo-asked = Vous avez demandé à revenir en arrière. Les autres doivent encore accepter.
play-undo-request = { $who } demande à revenir à une position précédente.
play-undo-withdraw = Retirer la demande
play-agree = Accepter
play-disagree = Refuser
play-ask-hint = Donnez-moi un conseil
play-text-table = Table en texte
play-drawn-table = Table dessinée
play-personal-link = Mon lien personnel
play-personal-link-help = Avec ce lien vous emportez votre place sur un autre appareil. Il sert une seule fois ; qui l’ouvre prend votre place : gardez-le pour vous.
play-figures-get = Les chiffres de cette table, en fichier
play-keys = Clavier
play-sound = Son
play-sound-help = Deux notes quand c’est à vous.
play-notify = Notifications
play-notify-help = Quand c’est à vous et que vous regardez ailleurs.
play-resign = Abandonner
play-resign-title = Abandonner cette partie ?
play-resign-help = Un robot joue votre place jusqu’à la fin, et vous ne pourrez plus la reprendre.
play-resign-yes = Abandonner
play-resign-no = Continuer
play-leave = Quitter la table
play-leave-help = Votre place est gardée : vous retrouverez cette table à l’accueil.

## Les touches

play-key-tab = prochaine chose à choisir
play-key-arrows = d’un endroit à l’autre du plateau, d’une ligne à l’autre du journal
play-key-enter = choisir, ou confirmer le coup
play-key-escape = reprendre ce qui n’est pas confirmé ; passer une animation
play-key-log = journal
play-key-chat = discussion
play-key-text = table en texte, et retour
play-key-help = cette liste

## La salle d’attente

play-waiting = { $free ->
    [one] Une place est libre. La partie commence dès qu’elle est prise.
   *[other] { $free } places sont libres. La partie commence dès qu’elles sont prises.
}
play-starting = La partie commence …
play-seats = Places
play-seat = Place { $number }
play-seat-free = libre
play-seat-kept = place gardée
play-put-bot = Mettre un robot
play-bot-strength = Sorte de robot
play-stand-up = Se lever
play-sit = S’asseoir
play-sit-title = Une place est libre
play-name = Votre nom
play-name-missing = Dites aux autres comment vous appeler.
play-invite = Inviter
play-invite-help = Qui ouvre ce lien peut s’asseoir, ou regarder.
play-invite-link = Lien vers cette table
play-invite-code = Le lien vers cette table, à lire avec un appareil photo
play-share = Partager
play-rules = Ce qu’on joue
play-figures = Chiffres
play-figures-own = propres à cette table :
play-figures-file = le fichier
play-figures-tag = Chiffres propres à la table
play-time = Temps
play-time-none = sans limite
play-time-control = { $move } s par décision{ $bank ->
    [0] {""}
   *[other] , { $bank } s en réserve
}
play-watching = Spectateurs
play-watching-yes = bienvenus
play-watching-no = pas à cette table
play-shown-after = Quand la partie est finie, la relecture et la feuille de partie montrent tout, mains comprises.
play-read-rules = Lire les règles
play-dealer = Le donneur
play-dealer-help = Avant la partie le donneur s’engage sur une graine, dont voici l’empreinte. À la fin la graine est montrée et chaque tirage peut être vérifié.
play-commitment = Empreinte de la graine
play-fair = Comment vérifier les tirages

## Plusieurs personnes devant un écran

play-pass-device = Passez l’appareil à { $name }
play-pass-help = Rien n’est montré avant.
play-i-am = Je suis { $name }

## La fin

play-closed = Cette table est fermée.
play-rematch = Revanche
play-rematch-go = Vers la revanche
play-replay = Revoir la partie
play-record = Télécharger la feuille de partie
play-check-dice = Vérifier les tirages
