### Les messages communs à tous les jeux, en français. Les mêmes clés, dans le même ordre, sont dans en.ftl.

## Erreurs : une chose reçue de l’extérieur ne peut pas servir. Après « error- » vient le code d’une InputError.

error-unknown-language = La langue « { $language } » n’existe pas ici. Langues connues : { $known }.
error-unknown-game = Le jeu « { $game } » n’existe pas. Jeux connus : { $known }.
error-unknown-clause = Le livre de règles de { $game } n’a pas d’article « { $clause } ».
error-unknown-request = On ne peut rien demander à { $game } qui s’appelle « { $request } ».
error-request-too-slow = La réponse prend trop de temps. Demandez moins à la fois.
error-request-not-read = On demande trop de choses ici en ce moment. Réessayez un peu plus tard.
error-unreadable-move = « { $text } » n’est pas un coup de ce jeu.
error-no-such-move = Il n’y a pas de coup { $move } dans ce jeu ; ses coups énumérés sont au-dessous de { NUMBER($listed, useGrouping: 0) }.

## Erreurs : les places et les options d’une partie

error-bad-seats = Ce jeu se joue de { $low } à { $high }, pas à { $given }.
error-seats-for-options = Avec ces options on joue de { $low } à { $high }, pas à { $given }.
error-unknown-option = L’option « { $option } » n’existe pas. Options connues : { $known }.
error-bad-option = L’option « { $option } » ne peut pas valoir « { $given } ». Valeurs permises : { $allowed }.
error-option-length = L’option « { $option } » a de { $low } à { $high } lettres, pas { NUMBER($length, useGrouping: 0) }.
error-option-letter = La lettre { $place } de l’option « { $option } » ne peut pas être « { $letter } ». Lettres permises : { $letters }

## Erreurs : les robots

error-unknown-bot = Le robot « { $bot } » n’existe pas. Robots connus : { $known }.
error-bad-playouts = Un robot dispose d’un nombre entier de parties d’essai, de 1 à { $most }, pas de « { $given } ».
error-too-many-matches = On peut jouer de 1 à { $most } parties, pas { $given }.
error-run-no-manifest = { $file } n’est pas celui d’une série.
error-run-other = { $folder } contient une autre série : elle diffère par { $names }. Rien n’a été modifié ; prenez un autre dossier.
error-run-folder-used = { $folder } contient autre chose qu’une série. Rien n’a été modifié ; prenez un autre dossier.
error-run-in-use = Un autre processus écrit dans { $folder }.
error-compare-games = { $one } et { $other } sont des jeux différents, et ne peuvent être comparés.
error-unknown-measure = « { $given } » n’est pas mesuré ; il y a : { $known }.
error-cluster-missing = Il n’y a pas de grappe Ray à { $address }.
error-cluster-lost = La grappe à { $address } a disparu. Ce qui a été calculé est gardé.
error-cluster-no-package = Une machine de la grappe à { $address } n’a pas Faubourg installé.
error-cluster-other-code = Une machine de la grappe à { $address } a une autre version de Faubourg : ses parties seraient différentes.
error-cluster-no-cores = La grappe à { $address } n’a aucun cœur pour travailler.
error-too-many-bots = Une table de { $seats } demande de 1 à { $seats } robots, pas { $bots }.

## Erreurs : les environnements

error-no-step-here = Il n’y a pas de pas { $step } ici ; les pas sont numérotés au-dessous de { NUMBER($steps, useGrouping: 0) }.
error-bad-matches = Un lot compte de 1 à { NUMBER($most, useGrouping: 0) } parties, pas { $given }.
error-batch-length = Un pas demande { NUMBER($matches, useGrouping: 0) } coups, un par partie, pas { $given }.
error-batch-numbers = Un pas demande un tableau de nombres entiers, pas { $given }.
error-batch-large = Pour la partie { NUMBER($match, useGrouping: 0) }, on a donné { $step } : aucun pas n’a un tel numéro. Aucune partie n’a changé.
error-batch-step = Dans la partie { NUMBER($match, useGrouping: 0) }, la place { $seat } ne peut pas faire le pas { $step } maintenant. Aucune partie n’a changé.
error-step-refused = La place { $seat } ne peut pas faire le pas { $step } maintenant. Rien n’a changé.
error-no-free-seat = Des robots jouent à toutes les places : gardez-en au moins une.
error-bad-players = Une table de { $seats } demande pour chaque place le nom d’un robot ou None, pas { $given }.
error-bad-own-seat = Il n’y a pas de place { $given } à une table de { $seats } : elles sont numérotées à partir de 0.
error-unknown-env = L’environnement « { $name } » n’existe pas. Environnements connus : { $known }.
error-other-rules = « { $name } » suit d’autres règles que celles qui sont installées, dont l’environnement est « { $present } ».
error-extra-missing = Il faut pour cela le paquet { $package }. Dans le dossier de Faubourg : pip install '.[{ $extra }]'
error-not-reset = La partie n’a pas commencé : appelez d’abord reset.
error-match-ended = La partie est finie : appelez reset pour en commencer une autre.
error-bad-seed = Une graine est un nombre entier, pas { $given }.

## Erreurs : une position lue dans un fichier

error-dump-not-json = Ce n’est pas une position enregistrée : ce n’est pas du JSON.
error-dump-missing-field = Il manque le champ « { $field } » à la position enregistrée.
error-dump-bad-field = Le champ « { $field } » de la position enregistrée a une valeur impossible.
error-dump-unknown-field = La position enregistrée a un champ « { $field } » que rien ne lit ici.
error-dump-other-game = La position enregistrée vient de { $game }, pas de { $expected }.
error-dump-other-rules = La position enregistrée suit la version { $version } des règles ; celle-ci est la version { $expected }.
error-unknown-figures = { $game } n’a jamais contenu ces chiffres.
error-dump-other-data = La position enregistrée a été jouée avec d’autres chiffres que ceux-ci.
error-dump-broken = La position enregistrée ne peut pas se produire dans ce jeu : { $problem }.

## Erreurs : une partie enregistrée, lue dans un fichier

error-record-foreign = Ce n’est pas une partie enregistrée.
error-record-newer = La partie est enregistrée au format « { $version } », que ce programme ne connaît pas : un plus récent l’a écrite.
error-record-too-large = Ce texte est trop grand pour être une partie enregistrée.
error-record-too-slow = La lecture de cette partie enregistrée prend trop de temps.
error-record-not-read = Cette partie enregistrée ne peut être lue pour l’instant : réessayez dans une minute.
error-record-torn = La partie enregistrée s’interrompt à la ligne { NUMBER($line, useGrouping: 0) } : il en manque la fin.
error-record-edited = La partie a été modifiée depuis son enregistrement : sa dernière ligne ne correspond pas aux autres.
error-record-bad-line = La ligne { NUMBER($line, useGrouping: 0) } de la partie enregistrée est illisible.
error-record-bad-dealer = La partie enregistrée ne dit pas clairement comment les tirages ont été faits.
error-record-other-data = Ligne { NUMBER($line, useGrouping: 0) } de la partie enregistrée : les chiffres ne sont pas ceux avec lesquels elle a été jouée.
error-record-other-rules = La partie enregistrée suit la version { $version } des règles, et la version { $running }, celle d’ici, ne mène pas à la même partie.
error-record-bad-draw = Ligne { NUMBER($line, useGrouping: 0) } de la partie enregistrée : les tirages ne sont pas numérotés à la suite.
error-record-illegal-move = Ligne { NUMBER($line, useGrouping: 0) } de la partie enregistrée : les règles ne permettent pas ce coup.
error-record-bad-digest = Ligne { NUMBER($line, useGrouping: 0) } de la partie enregistrée : les coups ne mènent pas à la position notée.

## Erreurs : les tirages d’une partie

error-draw-differs = Ligne { NUMBER($line, useGrouping: 0) } de la partie enregistrée : le tirage { NUMBER($draw, useGrouping: 0) } n’est pas celui que donne la graine.
error-draws-cannot-be-checked = Les tirages de cette partie ne peuvent pas être recalculés : ils viennent de « { $dealer } », qui ne montre pas de graine.
error-script-ran-out = Les tirages écrits d’avance, { NUMBER($draws, useGrouping: 0) } en tout, sont épuisés.
error-seed-not-committed = La graine montrée n’est pas celle qui avait été promise avant la partie.
error-entropy-not-promised = Les octets que la place { $seat } a révélés ne sont pas ceux qu’elle avait promis avant la partie.
error-seed-not-revealed = La graine de cette partie est encore secrète : on peut regarder la partie, pas la poursuivre.

## Erreurs : revoir une partie

error-no-such-step = Cette partie n’a pas d’étape { NUMBER($step, useGrouping: 0) } qui puisse être montrée.
error-position-over = La partie est finie à l’étape { NUMBER($step, useGrouping: 0) } : revenez à une position où quelqu’un doit encore jouer.

## Erreurs : une partie guidée

error-no-lesson = Il n’y a pas encore de partie guidée pour { $game }.
error-not-in-lesson = La partie guidée ne demande pas cela maintenant : recommencez-la.

## Ce que doit savoir qui lit une partie enregistrée. Après « note- » vient le code d’une note.

note-played-under-other-rules = Cette partie a été jouée avec une autre version des règles ; elle a été rejouée avec celle-ci.
note-position-taken-over = Cette partie a repris à une position donnée.
note-stretch-not-verified = Un passage de cette partie a été joué avec une autre version des règles et n’a pas été rejoué.
note-rules-changed = Les règles de ce jeu ont été corrigées pendant cette partie ; elle a continué là où elle en était.
note-played-on = Cette partie a commencé par une position d’une autre.

## Erreurs : les chiffres et les noms d’un jeu

error-data-too-large = Le fichier de données dépasse { NUMBER($most, useGrouping: 0) } octets.
error-data-not-toml = La ligne { NUMBER($line, useGrouping: 0) } du fichier de données n’est pas du TOML.
error-data-too-deep = Ligne { NUMBER($line, useGrouping: 0) } du fichier de données : un nom a { $most } parties au plus.
error-data-too-many = Le fichier de données a plus de { NUMBER($most, useGrouping: 0) } lignes, tables, clés ou valeurs.
error-data-too-heavy = La lecture de ce fichier de données demande trop de temps ou de mémoire.
error-data-not-read = Ce fichier de données ne peut être lu pour l’instant : réessayez dans une minute.
error-data-other-game = Ce fichier de données est celui de { $game }, pas celui de { $expected }.
error-data-missing = Il manque « { $entry } » au fichier de données ; sa place est vers la ligne { NUMBER($line, useGrouping: 0) }.
error-data-unknown = Ligne { NUMBER($line, useGrouping: 0) } du fichier de données : rien ne lit « { $entry } ».
error-data-no-entry = Ligne { NUMBER($line, useGrouping: 0) } du fichier de données : « { $entry } » n’est pas une table avec une valeur ou un nom et une marque.
error-data-bad-mark = Ligne { NUMBER($line, useGrouping: 0) } du fichier de données : « { $entry } » doit porter la marque de sa source, parmi { $marks }.
error-data-bad-figure = Ligne { NUMBER($line, useGrouping: 0) } du fichier de données : « { $entry } » doit être un nombre entier de { NUMBER($low, useGrouping: 0) } à { NUMBER($high, useGrouping: 0) }.
error-data-bad-amount = Ligne { NUMBER($line, useGrouping: 0) } du fichier de données : « { $entry } » doit être un multiple de { $step }, de { NUMBER($low, useGrouping: 0) } à { NUMBER($high, useGrouping: 0) }.
error-data-bad-name = Ligne { NUMBER($line, useGrouping: 0) } du fichier de données : « { $entry } » doit avoir un nom en « { $language } », de { $most } caractères au plus.

## Erreurs : une table sur le serveur

error-no-such-table = Il n’y a pas de table à cette adresse ; peut-être a-t-elle été rangée depuis.
error-table-broken = Cette table ne peut plus être lue. Rien n’en est effacé ; qui tient le serveur peut la restaurer.
error-table-other-rules = Les règles ont changé et cette partie ne peut pas se poursuivre avec les nouvelles.
error-too-many-entries = Cette table est close : on y a joué et repris plus de coups qu’aucune partie n’en demande.
error-table-closed = Cette table est close : plus personne n’y joue.
error-nobody-plays = À une table, il faut au moins une personne.
error-own-screens = Avec ces options, plusieurs peuvent agir en même temps : il faut à chacun une seule place et un écran à soi. Pour partager un écran, choisissez d’autres options.
error-no-such-seat = Cette table n’a pas de place { $seat }.
error-no-name = Il faut un nom pour s’asseoir.
error-already-started = La partie a déjà commencé.
error-not-revealing = Cette table n’attend pas d’octets.
error-not-started = La partie n’a pas encore commencé.
error-match-over = La partie est finie.
error-match-not-over = La partie n’est pas finie : on pourra tout revoir à la fin.
error-seat-taken = Cette place est prise.
error-bot-too-soon = La personne assise ici vient de partir et peut revenir : un robot pourra jouer pour elle dans { $seconds ->
    [one] une seconde.
   *[other] { NUMBER($seconds, useGrouping: 0) } secondes.
}
error-seat-kept = Cette place est gardée pour quelqu’un qui peut encore venir. Qui a ouvert la table peut la donner tout de suite à un robot ; les autres le pourront si personne ne vient pendant { $seconds ->
    [one] une seconde.
   *[other] { NUMBER($seconds, useGrouping: 0) } secondes.
}
error-seat-reserved = Cette place est gardée pour { $name }.
error-seat-covered = Cet onglet montre une autre place : découvrez d’abord celle-ci.
error-table-full = Toutes les places de cette table sont prises.
error-not-your-seat = Cette place n’est pas la vôtre.
error-not-seated = Il faut être assis à cette table.
error-resigned = Vous avez abandonné cette partie.
error-link-used = Ce lien personnel a déjà servi, ou n’existe pas. Le dernier affiché est le bon.
error-no-spectators = Cette table n’admet pas de spectateurs.
error-stale = La partie a avancé entre-temps : regardez la position et recommencez.
error-busy = Trop de monde à la fois : recommencez dans un instant.
error-no-hint = Aucun conseil pour l’instant.
error-hints-off = On ne donne pas de conseils à cette table.
error-undo-already-asked = On demande déjà de revenir en arrière : il faut d’abord répondre.
error-too-many-undos = Assez repris pour cette fois : à vous de vous décider.
error-undo-gone = Cette demande de retour en arrière ne tient plus : elle a été retirée ou refusée, ou la partie a continué.
error-not-a-suggestion = On ne peut suggérer qu’un échange dont on est soi-même le partenaire.
error-no-suggestion-now = On ne peut rien suggérer à ce joueur en ce moment : il ne peut pas faire d’offre.
error-chat-off = Cette table n’a pas de discussion.
error-empty-message = Ce message est vide.

## Erreurs : ce que le serveur ne peut pas recevoir

error-bad-request = Le serveur ne comprend pas cette demande ; le champ en cause : « { $field } ».
error-bad-message = Le serveur ne comprend pas ce message ; le champ en cause : « { $field } ».
error-say-hello-first = Ce message vient trop tôt : la connexion n’est pas encore établie.
error-other-protocol = Cette page est d’une autre version que le serveur : rechargez-la.
error-too-fast = C’est trop à la fois : attendez un instant.
error-too-large = C’est trop grand : { NUMBER($most, useGrouping: 0) } octets au plus.
error-unfinished = Cette demande n’est pas arrivée entière à temps : recommencez.
error-too-many-connections = Trop de connexions depuis cet endroit.
error-too-many-bad-messages = Trop de messages incompréhensibles : la connexion est fermée.
error-wrong-origin = Cette demande vient d’un autre site.
error-wrong-host = Ce serveur ne répond pas au nom sous lequel on l’a demandé. Qui le fait tourner peut ajouter ce nom : faubourg serve --name NOM.
error-operators-only = Seul qui fait tourner ce serveur peut voir ceci : depuis la machine même, ou depuis un réseau nommé par faubourg serve --operators RÉSEAU.
error-not-at-machine = Seul qui est assis devant l’ordinateur où tourne cette table peut changer ceci.
error-no-house-network = Cet ordinateur n’est sur le réseau d’aucune maison.
error-house-port-taken = Le port { NUMBER($port, useGrouping: 0) } est pris à { $address } : lancez Faubourg avec un autre --port.
error-wrong-method = Cette adresse ne s’emploie pas ainsi.
error-not-found = Il n’y a rien à cette adresse.
error-restarting = Le serveur redémarre ; la partie reprend dans un instant.
error-server-broken = Le serveur s’est trompé. Réessayez dans un instant.
error-client-not-built = Le serveur tourne, mais ses pages ne sont pas construites. Depuis les sources, lancez ./play ; ou installez Node 20.19 ou plus récent, puis Faubourg à nouveau.

## Erreurs : ce que garde un serveur. Aussi les codes d’une StoreError.

error-bad-store = « { $given } » n’est pas l’adresse d’une base. Formes connues : sqlite:///tables.db, sqlite:////dossier/tables.db, postgresql://nom:motdepasse@machine/base.
error-store-full = Il n’y a plus de place pour garder quoi que ce soit : rien n’a changé.
error-store-failed = La base ne peut être lue ou écrite.
error-store-in-use = Un autre serveur utilise cette base.
error-store-away = La base de données ne répond pas en ce moment.
error-store-refused = La base de données refuse l’entrée : vérifiez le nom, le mot de passe et la base.
error-store-newer = Un programme plus récent a écrit cette base : celui-ci ne peut pas la lire.
error-store-foreign = Cette base appartient à un autre programme.
error-store-missing = Il n’y a encore rien dans cette base.
error-store-not-empty = Il y a déjà des tables dans cette base : une sauvegarde ne va que dans une base vide.
error-bad-backup = Ce fichier n’est pas une sauvegarde, ou il est abîmé.

## Refus que tout jeu peut opposer. Après « refusal- » vient le code d’un Refusal ; l’article s’ajoute quand on le dit.

refusal-not-a-number = Un coup est un nombre entier, ce que « { $given } » n’est pas.
refusal-negative = Un coup n’est jamais négatif, et { $move } l’est.
refusal-too-large = { $move } est trop grand pour un coup.
refusal-match-over = La partie est finie.
refusal-not-your-turn = Ce n’est pas à vous de décider.
refusal-not-asked-now = Ce coup n’est pas demandé en ce moment.
refusal-unknown-move = Le nombre { NUMBER($move, useGrouping: 0) } n’est pas un coup de ce jeu.
refusal-unreadable-move = « { $text } » n’est pas un coup de ce jeu.
refusal-nature-decides = C’est le hasard qui en décide, pas un joueur.
refusal-clock-decides = C’est l’horloge qui en décide, pas un joueur.
refusal-gesture-too-long = Les coups qui précèdent terminent ce que vous avez à faire : confirmez-les d’abord, sans celui-ci.
refusal-nothing-to-undo = Il n’y a rien que vous puissiez reprendre sans l’accord des autres.
refusal-not-in-lesson = Les règles le permettraient, mais le guide a autre chose en tête : suivez son conseil.

## Le livre de règles

rulebook-material = matériel
rulebook-not-played = non joué

## Les noms et les listes : des morceaux de phrases

name-player = Joueur { $number }
name-you = vous
name-nature = le hasard
name-clock = la pendule
bot-name-newcomer = Nouveau venu
bot-name-tenant = Locataire
bot-name-neighbour = Voisin
bot-name-caretaker = Concierge
bot-name-landlord = Propriétaire
bot-name-greedy = Robot malin
bot-name-greedy-1 = Robot malin
bot-name-random = Robot étourdi
list-none = rien
list-more = { $first }, { $second }
list-last = { $first } et { $second }

## Les niveaux des robots : leur force, et s’ils peuvent jouer ici

level-first = le premier niveau, sans autre au-dessous
level-of-two = bat le niveau inférieur { $wins } fois sur { $of }
level-of-four = à une table de quatre, contre trois du niveau inférieur, gagne { $wins } fois sur { $of } (l’équilibre serait 25 sur 100)
level-both = { $two } ; { $four }
level-unmeasured = personne ne l’a encore mesuré contre le niveau inférieur
level-said = { $name } : { $what }.
level-not-ready = { $names } : pas encore prêt, car les règles sont interprétées ici et une décision demanderait plus d’une seconde.
level-instead = { $wanted } n’est pas encore prêt, car les règles sont interprétées ici et une décision demanderait plus d’une seconde. { $playing } le remplace.

## Les conseils : à quel point un niveau est sûr que rien d’autre ne vaut mieux. Après « hint- » vient le mot qui le dit.

hint-certain = Il n’a guère de doute (sûr à { $percent } %).
hint-likely = Il en est assez sûr ({ $percent } %).
hint-leaning = Il n’en est pas très sûr ({ $percent } %).
hint-open = Un autre coup lui semble à peu près aussi bon (sûr à { $percent } %).
hint-unknown = Il ne peut pas dire si l’autre acceptera.

## Ce que tout jeu demande, propose et raconte

prompt-wait = On attend { $actors }.
prompt-over = La partie est finie.
choice-refused = Impossible : { $targets }. { $reason }
choice-impossible = Impossible. { $reason }
event-match-over = La partie est finie. { $winner } { $decided }

## Le résultat. Un jeu dit son score dans « name-score » et ce qui a décidé dans « decided- » et le code.

result-winner = { $winners-count ->
    [one] { $winners-who ->
        [you] Vous l’emportez avec { $score }.
       *[other] { $winners } l’emporte avec { $score }.
    }
   *[other] Victoire partagée : { $winners }, avec { $score }.
}
result-place = { $place }. { $players } : { $score }
result-truncated = La partie a atteint la limite du nombre de décisions ; elle a été comptée en l’état.

## Robots : l’arène

arena-bots = qui joue, séparés par des virgules : les niveaux de `play --seats`, random, greedy ou greedy-1 ; le dernier prend aussi les places qui restent
arena-matches = combien de parties, arrondi pour que chaque robot soit assis partout aussi souvent
arena-seats = combien de places ; autant que le jeu en a, sauf indication contraire
arena-playouts = combien de positions un robot peut juger pour une décision ; sauf indication contraire, chaque niveau a son propre nombre, et greedy { NUMBER($usual, useGrouping: 0) }
arena-progress = parties
arena-title = { $game }, { $seats } places : { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
}, graine { $seed }.
arena-column-bot = robot
arena-column-wins = victoires
arena-column-interval = intervalle à 95 %
arena-column-score = score moyen
arena-column-place = rang moyen
arena-column-time = CPU par décision
arena-speed = { $decisions } décisions, { $rate } par seconde.
measure-seed = le même nombre redonne les mêmes parties, quel que soit le nombre de processus
measure-jobs = combien de processus, par exemple un par cœur
measure-cluster = jouer sur la grappe Ray à cette adresse, par exemple 127.0.0.1:6379, au lieu de cette machine
measure-interrupted = Interrompu : { $done } parties sur { $wanted } ont été jouées.
simulate-matches = combien de parties
simulate-out = le dossier des lignes ; là où la même série a été arrêtée, elle continue
simulate-turns = écrire aussi une ligne de chaque tour
simulate-parquet = écrire aussi les lignes en Parquet
simulate-parquet-made = { $file } est écrit.
simulate-done = { $done } parties sont dans { $folder }.
simulate-no-folder = « { $folder } » est un fichier : --out demande un dossier.
simulate-go-on = Il en manque { $left } : la même commande continue.
compare-side = JEU:nom=valeur,... : options du jeu, seats, bots (greedy+random ; greedy sauf indication contraire), data (un fichier) : city:rounds=20,seats=4
compare-other = ce qui diffère de l’autre côté, le reste étant comme du premier ; le jeu peut être omis : :rounds=30
compare-matches = combien de parties de chaque, au plus
compare-until-form = MESURE=CHIFFRE
compare-until = s’arrêter quand la différence de cette mesure, nommée comme dans le tableau, est connue à cela près : turns=0.5
compare-no-figure = « { $given } » n’est pas un chiffre au-dessus de 0 : { $name } en demande un, par exemple { $name }=0.5.
report-out = le fichier : .html est une page avec des graphiques, .md du Markdown ; JEU.html sauf indication contraire
report-matches = combien de parties de chaque type
report-against-form = NOM=VALEUR,...
report-against-help = ce qui diffère dans ce à quoi comparer, comme avec compare : rounds=20 ou data=FICHIER
report-bad-file = « { $file } » ne peut être écrit : son nom doit finir par { $known }.
report-written = { $file } est écrit.

## Les robots : l’échelle

ladder-matches = combien de parties pour chaque paire, arrondi pour que chacun soit assis partout aussi souvent ; ce qui a déjà été joué compte
ladder-clock = chronométrer aussi ce nombre de décisions de chaque niveau, en compilé ou en interprété selon les règles en cours
ladder-folder = le dossier de ce qui a été joué ; s’il y a quelque chose, on continue à partir de là
ladder-write = écrire docs/ladder.md, son graphique et les chiffres que montrent les tables, dans une copie des sources ; les jeux dont le dossier n’a aucune partie, et les chiffres qui n’ont pas été mesurés de nouveau, y restent tels quels
ladder-title = { $game } : l’échelle, graine { $seed }.
ladder-column-step = seul contre les autres
ladder-column-seats = places
ladder-column-matches = parties
ladder-column-wins = victoires
ladder-column-interval = intervalle à 95 %
ladder-column-time = CPU par décision
ladder-column-rating = cote
ladder-ratings = Cotes à { $seats } places, avec intervalles à 95 % :
ladder-time = Parties manquantes : { $matches } ; elles prennent environ { $minutes } min de CPU en tout, avec --jobs { $jobs }.
ladder-unread = { $lines ->
    [one] Une ligne de « { $file } » ne peut être lue : elle y reste et ne compte pas.
   *[other] { $lines } lignes de « { $file } » ne peuvent être lues : elles y restent et ne comptent pas.
}
ladder-earlier = { $matches ->
    [one] Une partie de « { $file } » est d’une édition antérieure des règles, des chiffres ou des niveaux : elle y reste et ne compte pas.
   *[other] { $matches } parties de « { $file } » sont d’une édition antérieure des règles, des chiffres ou des niveaux : elles y restent et ne comptent pas.
}
ladder-interrupted = Interrompu : { $done } parties sont gardées, et la même commande continue à partir de là.
ladder-no-checkout = Rien ne peut être écrit ici : dans { $folder } il n’y a pas de { $file }. Lancez la commande dans une copie des sources.
ladder-plot-title = Cotes avec intervalles à 95 %, greedy-1 = 1500 : quatre places en plein, deux places en creux
ladder-page-title = # L’échelle
ladder-page-how =
    La force mesurée de chaque niveau de robots. `faubourg ladder JEU --write` rejoue tout : chaque niveau est assis seul
    contre le niveau inférieur sur toutes les autres places, partout aussi souvent ; `greedy-1`, qui ne change jamais, et
    `random` sont les repères. Une part équitable est de 50 % des victoires à deux places et de 25 % à quatre. Les
    intervalles sont ceux de Wilson, à 95 %. Le temps est celui d’un processeur pour une décision, en compilé, de celui
    qui est assis seul.

    Les cotes sont ajustées à toutes les places de toutes les parties par le modèle de Plackett et Luce, avec `greedy-1`
    à 1500 et 400 points pour un facteur dix ; une partie nulle est ajoutée à chaque paire. Dans les tableaux des cotes,
    les parts en **gras** ont été jouées, un seul contre les autres ; celles avec ≈ ne l’ont pas été et suivent des cotes.
ladder-page-plot = Les cotes de tous les niveaux
ladder-page-ratings = ### { $seats } places

## La recherche de contradictions dans les règles

fuzz-game = quel jeu ; tous, sauf indication contraire
fuzz-matches = combien de parties au hasard, avec tous les jeux d’options
fuzz-interpreted = combien d’entre elles sont aussi jouées par les règles interprétées, et comparées
fuzz-thorough = toutes les combien de parties une est vérifiée de toutes les manières ; 0 pour aucune
fuzz-first = le numéro de la première partie : pour en rejouer une qui était fautive
fuzz-progress = parties
fuzz-played = { $matches } parties, { $decisions } décisions, { $seconds } s.
fuzz-positions = Positions dont on a demandé si elles sont contradictoires : { $positions }.
fuzz-thoroughly = Vérifiées de toutes les manières : { $matches } parties, { $positions } positions.
fuzz-compared = Rejouées par les règles interprétées et comparées : { $matches } parties.
fuzz-longest = Partie la plus longue : { $decisions } décisions (numéro { $number }).
fuzz-deepest = Chaîne la plus longue : { $depth } (partie numéro { $number }).
fuzz-faults = { $count ->
    [0] Contradictions : aucune.
   *[other] Contradictions : { $count }.
}
fuzz-fault = { $game }, { $seats } places, options { $options }, --seed { $seed } --first { $number } --matches 1, décision { $decision } : { $problem }
fuzz-not-compiled = Ces règles sont interprétées : rien n’a été comparé à des règles compilées.

## Ce qu’une messagerie montre d’un lien

preview-home = Des jeux de rues, de locataires et de loyers, entre amis ou contre des robots. Personne n’a besoin d’un compte.
preview-table-title = { $game } : une place à la table
preview-table = Une table pour { $seats }. Ouvrez le lien, asseyez-vous et jouez : personne n’a besoin d’un compte.
preview-game-title = { $game } sur Faubourg

## La ligne de commande

cli-about = Une table de jeu numérique pour des jeux de rues, de locataires et de loyers.
cli-usage = usage :
cli-usual = ({ $value } sauf indication contraire)
cli-positionals = arguments{" "}
cli-options = options{" "}
cli-commands = commandes{" "}
cli-command = COMMANDE
cli-help-help = afficher cette aide
cli-version = afficher la version
cli-compiled = Les règles sont compilées.
cli-interpreted-sources = Les règles sont interprétées, directement depuis les sources : identiques, mais plus lentes.
cli-interpreted-asked = Les règles sont interprétées, comme demandé à l’installation de Faubourg : identiques, mais plus lentes.
cli-interpreted-no-compiler = Les règles sont interprétées, identiques mais une trentaine de fois plus lentes : aucun compilateur C avec les en-têtes de Python n’a été trouvé à l’installation de Faubourg. Avec un compilateur, pip install --force-reinstall --no-deps . dans le dossier des sources les rend rapides.
cli-interpreted-failed = Les règles sont interprétées, identiques mais une trentaine de fois plus lentes : leur compilation a échoué à l’installation de Faubourg. pip install -v --force-reinstall --no-deps . dans le dossier des sources réessaie et montre pourquoi.
cli-lang = parler français (fr) ou anglais (en) ; sinon la langue de votre système
cli-play = jouer une partie dans le terminal
cli-rules = lire les règles d’un jeu, ou un seul article
cli-games = énumérer les jeux, avec leurs places et leurs options
cli-data = exporter les chiffres et les noms d’un jeu, ou vérifier un fichier modifié
cli-verify = recalculer chaque tirage d’une partie enregistrée
cli-arena = faire jouer beaucoup de parties à des robots et les mesurer
cli-ladder = faire jouer les niveaux de robots entre eux et les classer
cli-simulate = faire jouer énormément de parties à des robots et écrire une ligne de chacune
cli-compare = comparer deux façons de jouer, avec la même chance
cli-report = raconter comment un jeu se joue, en chiffres et en graphiques
cli-fuzz = chercher des contradictions dans les règles par des parties au hasard
cli-serve = servir la table dans le navigateur, pour la maison ou pour tous
cli-backup = copier tout ce que garde un serveur dans un fichier, pendant qu’il tourne
cli-restore = remettre une sauvegarde dans une base vide
# Ce que dit encore `./play --help` ; lu ligne à ligne, sans Fluent.
cli-way-browser = la table, dans le navigateur
cli-way-terminal = une partie dans ce terminal ; les jeux sont { $games }
cli-way-command = l’une des commandes ci-dessous
cli-way-more = Ce que prend encore la table du navigateur, « { $play } serve --help » le dit ; pour une partie dans le terminal c’est « { $play } play --help », et ainsi pour chaque commande.
cli-game = JEU
cli-game-help = quel jeu ; `faubourg games` les énumère
cli-clause = ARTICLE
cli-clause-help = un article (RS-4.3b), une section (RS-4.3) ou un chapitre (4)
cli-file = FICHIER
cli-folder = DOSSIER
cli-record = PARTIE
cli-record-help = le fichier d’une partie enregistrée

## La ligne de commande : jouer

cli-play-seats = qui s’assied où, dans l’ordre : me, ou un robot par son niveau, du plus faible au plus fort : newcomer (nouveau venu), tenant (locataire), neighbour (voisin), caretaker (concierge), landlord (propriétaire) ; avec un nom si vous voulez : Anna:me,Bob:me,voisin (sinon { $default }) ; `faubourg games` dit leur force
cli-play-option-form = NOM=VALEUR
cli-play-option = une option du jeu, comme royal=suite ; peut être répétée ; `faubourg games` les énumère
cli-play-seed = le même nombre redonne la même partie
cli-play-data = chiffres et noms de ce fichier
cli-play-fair = un donneur qui s’engage d’avance sur une graine et la montre à la fin
cli-play-record = où écrire la partie quand elle est finie
cli-play-force = écraser l’enregistrement d’une autre partie
cli-play-load = continuer une partie sauvegardée
cli-play-plain = des phrases entières seulement, sans dessin ni couleur
cli-play-no-color = sans couleurs (aussi avec NO_COLOR dans l’environnement)
cli-play-no-hints = personne à cette table ne peut demander de conseil
cli-play-fast = sans pause après les coups des robots
cli-play-fair-seed = Un donneur loyal choisit lui-même la graine : retirez --seed ou --fair.
cli-play-bad-seed = La graine « { $given } » n’est pas un nombre entier d’au plus { $most } chiffres.
cli-play-other-game = La partie de « { $file } » est une partie de { $game }.
cli-no-board = { $game } ne se joue pas encore dans le terminal.

## La ligne de commande : les autres commandes

cli-games-title = { $id } — { $title }, { $low } à { $high } joueurs
cli-games-option = { $about } Sinon : { $default }.
cli-games-levels = Niveaux des robots, pour --seats :
cli-games-needs = Seulement avec { $option }={ $value }.
cli-option-flag = oui|non
cli-option-seat = PLACE (0 est la première)
cli-option-text = TEXTE (de { $low } à { $high } lettres)
cli-data-export = écrire le fichier d’origine à l’écran ou dans ce fichier
cli-data-check = vérifier si l’on peut jouer avec ce fichier
cli-data-force = écraser un fichier existant
cli-data-what = Dites que faire des données : --export ou --check.
cli-data-good = « { $file } » est un bon fichier de données pour { $game }.
cli-data-same = « { $file } » est le fichier de données d’origine de { $game }, inchangé.
cli-data-written = Le fichier de données est écrit : { $file }
cli-verify-good = { $draws ->
    [one] La partie est exacte : { $draws } tirage recalculé,
   *[other] La partie est exacte : { NUMBER($draws, useGrouping: 0) } tirages recalculés,
} { $moves ->
    [one] { $moves } coup rejoué.
   *[other] { NUMBER($moves, useGrouping: 0) } coups rejoués.
}
cli-verify-seeded = Chaque tirage découle de la graine { $given }.
cli-verify-fair = La graine est bien celle de l’engagement, { $given }, et chaque tirage en découle.
cli-verify-older = Les tirages suivent l’ancienne méthode : les places envoyaient leurs octets en clair, sans les avoir promis. Rien ne prouve donc que le serveur et la dernière personne assise n’ont pas choisi les tirages ensemble.
cli-verify-fair-2 = La graine est bien celle de l’engagement, { $given } ; chaque tirage découle d’elle et des octets des places, et aucun tirage n’a été sauté.
cli-verify-revealed = { $count ->
    [one] La place { $seats } a promis des octets au hasard, et a révélé les mêmes.
   *[other] Les places { $seats } ont promis des octets au hasard, et ont révélé les mêmes.
}
cli-verify-withheld = { $count ->
    [one] La place { $seats } a promis des octets et ne les a pas révélés : qui s’y trouvait a pu choisir entre deux suites de tirages.
   *[other] Les places { $seats } ont promis des octets et ne les ont pas révélés : chacune a pu choisir entre deux suites de tirages.
}
cli-verify-without = { $count ->
    [one] La place { $seats } n’a rien promis et compte pour vide : un robot, ou quelqu’un qui n’y a pas pris part.
   *[other] Les places { $seats } n’ont rien promis et comptent pour vides : des robots, ou des personnes qui n’y ont pas pris part.
}
cli-verify-proved = C’est prouvé : personne n’a choisi un tirage, pas même le serveur, si l’une des places qui ont révélé est honnête. Ce n’est pas prouvé : que le serveur n’a pas regardé ce qui allait venir, ni qu’une place dite muette l’a été ; qui s’y trouvait le sait.
cli-verify-nobody = Personne n’a révélé d’octets : rien ne prouve que le serveur n’a pas choisi la graine pour ses tirages.
cli-verify-part = Rien n’est prouvé : une période de cette partie n’a pas pu être rejouée ; la position d’où elle a repris et les tirages d’avant sont ce que dit l’enregistrement. Ce qui a pu être recalculé donne le même résultat.
cli-verify-taken-back = { $count ->
    [one] Un tirage a été repris après avoir été vu, avec les coups qui l’entouraient.
   *[other] { NUMBER($count, useGrouping: 0) } tirages ont été repris après avoir été vus, avec les coups qui les entouraient.
} Pour cela, une table demande l’accord de tout le monde, et les robots le donnent toujours. Si tout le monde l’a donné, seules ces personnes le savent.
cli-verify-own-figures = Elle a été jouée avec des chiffres à elle, dont l’empreinte est { $digest } : rien ne prouve qu’ils soient équitables.
cli-verify-over = La partie est finie.
cli-verify-going = La partie n’est pas encore finie.
cli-verify-position-taken-over = Elle a repris à une position donnée, à laquelle les coups d’avant ne mènent pas.
cli-verify-stretch-not-verified = Une période a été jouée sous d’autres règles et n’a pas pu être rejouée.
cli-verify-played-under-other-rules = Elle a été jouée sous d’autres règles, qui reviennent ici au même.

## faubourg serve

cli-serve-host = où écouter ; { $default } est cette machine seule
cli-serve-port = le port ; sinon { NUMBER($default, useGrouping: 0) }, ou le prochain qui soit libre
cli-serve-lan = laisser entrer les autres appareils de la maison : écouter aussi sur son réseau, et montrer l’adresse à leur donner
cli-serve-store = où garder les tables : sqlite:///fichier.db ou postgresql://… ; sinon un fichier SQLite dans votre dossier de données
cli-serve-workers = combien de processus ; plus d’un demande PostgreSQL
cli-serve-bots = combien de robots réfléchissent à la fois, par processus
cli-serve-origin = un autre site dont les pages peuvent se servir de ce serveur ; peut se répéter
cli-serve-proxy = croire ce que dit le mandataire placé devant (X-Forwarded-For, X-Forwarded-Proto, X-Forwarded-Host)
cli-serve-name = un nom sous lequel on joint le serveur, comme tables.example.org ; peut se répéter
cli-serve-operators = les réseaux dont les machines peuvent lire /metrics et /docs, comme 10.0.0.0/8 ; sinon cette machine seule
cli-serve-sweep = effacer les tables où rien ne s’est passé depuis tant de jours
cli-serve-forget = sortir de la mémoire, après tant de minutes, une table que personne ne regarde ; rien n’en est perdu
cli-serve-unlimited = ne limiter ni messages ni tables : pour des mesures
cli-serve-quiet = n’écrire que les avertissements
cli-serve-open = ouvrir le navigateur
cli-serve-no-open = ne pas ouvrir le navigateur
cli-serve-ready = La table est dressée : { $address }
cli-serve-others = Les autres, sur le même réseau, ouvrent { $address }
cli-serve-others-unknown = Les autres, sur le même réseau, ouvrent { $address }, avec l’adresse de cette machine à la place des points ; ses réglages de réseau la montrent.
cli-serve-kept = Les parties sont gardées dans { $file }
cli-serve-stop = Ctrl-C pour arrêter.
cli-serve-not-installed = Il manque « { $module } ». Dans le dossier de Faubourg : pip install '.[server]'
cli-serve-one-worker = SQLite ne sert qu’un seul processus : pour plusieurs, prenez --store postgresql://…
cli-serve-lan-alone = --lan est pour un seul processus qui sert cette machine, sans --host ni --behind-proxy ; un serveur pour davantage écoute avec --host 0.0.0.0.
cli-serve-no-house = Cette machine n’est sur le réseau d’aucune maison : connectez-la au wifi des autres. Pour tout autre réseau il y a --host.
cli-serve-bad-number = { $option } demande un nombre de { NUMBER($low, useGrouping: 0) } à { NUMBER($high, useGrouping: 0) }, pas « { $given } ».
cli-serve-bad-name = « { $given } » n’est pas un nom de machine : --name en demande un comme tables.example.org, sans https:// ni port.
cli-serve-bad-network = « { $given } » n’est pas un réseau : --operators en demande un comme 10.0.0.0/8 ou 192.168.1.5, plusieurs séparés par des virgules.
cli-folder-open = D’autres sur cette machine peuvent regarder dans { $folder }, où sont gardées les parties ; chmod 700 le ferme.
cli-serve-port-taken = Le port { NUMBER($port, useGrouping: 0) } est déjà pris sur { $host } : arrêtez ce qui l’occupe, ou choisissez-en un autre avec --port (0 : n’importe lequel de libre).
cli-serve-port-forbidden = Vous n’avez pas le droit d’écouter sur le port { NUMBER($port, useGrouping: 0) } : choisissez-en un au-dessus de 1023 avec --port.
cli-serve-no-port = Impossible d’écouter sur { $host }, port { NUMBER($port, useGrouping: 0) } : vérifiez --host et --port.
cli-store = ADRESSE
cli-store-help = où les tables sont gardées : sqlite:///tables.db ou postgresql://nom:motdepasse@machine/base (sinon là où `faubourg serve` les garde)
cli-store-problem = { $problem } La base : { $store }
cli-backup-file = le fichier à écrire
cli-backup-done = La sauvegarde est écrite : { $file }
cli-restore-file = la sauvegarde à lire
cli-restore-done = Tout ce que contient « { $file } » est dans la base.

## La ligne de commande : ce qui ne peut servir

cli-args-required = Il manque quelque chose : { $what }.
cli-args-unknown = Rien ici ne lit « { $what } » ; voir --help.
cli-args-no-value = « { $what } » demande une valeur à sa suite.
cli-option-idle = --option { $option } est sans effet ici : elle ne compte qu’avec { $other }={ $value }.
cli-option-no-value = L’option « { $option } » demande une valeur : --option { $option }=VALEUR. Valeurs permises : { $allowed }.
cli-args-no-command = Il n’y a pas de commande « { $what } » ; voir --help.
cli-args-together = « { $what } » et « { $other } » ne vont pas ensemble.
cli-args-needless = « { $what } » ne prend pas de valeur.
cli-args-between = « { $what } » prend un nombre entier de { $low } à { $high }, pas « { $given } ».
cli-args-bad-value = « { $what } » ne peut pas avoir cette valeur ; voir --help.
cli-args-wrong = Ces arguments ne peuvent être compris ; voir --help.
cli-seats-unknown = « { $given } » ne peut s’asseoir à la table. Connus : { $known }.
cli-seats-bad-name = « { $name } » n’est pas un nom de joueur : il faut de 1 à { $most } caractères imprimables.
cli-seats-same-name = Deux joueurs s’appellent « { $name } ».
cli-seats-forgotten = Qui est assis où ne peut être lu dans « { $file } » : dites-le avec --seats.
cli-seats-other-number = La partie sauvegardée a { $seats } places, pas { $given }.
cli-file-missing = « { $file } » n’existe pas.
cli-folder-missing = Le dossier « { $folder } » n’existe pas.
cli-file-special = « { $file } » n’est pas un fichier ordinaire : choisissez un autre nom.
cli-file-folder = « { $file } » est un dossier.
cli-file-forbidden = Vous n’avez pas le droit de lire ou d’écrire « { $file } ».
cli-file-full = Il n’y a plus de place pour « { $file } ».
cli-file-failed = « { $file } » ne peut être lu ou écrit.
cli-file-not-text = « { $file } » n’est pas un texte.
cli-file-too-large = « { $file } » est trop gros.
cli-file-exists = « { $file } » existe déjà ; --force l’écrase.
cli-file-not-a-record = « { $file } » existe déjà et n’est pas une partie enregistrée : choisissez un autre nom.
cli-play-other-match = « { $file } » contient une autre partie, ou un autre cours de celle-ci ; --force l’écrase.
cli-output-full = Ce qu’il y a à dire ne peut être écrit : il n’y a plus de place sur le disque.
cli-broken = Quelque chose s’est mal passé qui n’aurait pas dû : { $problem }. FAUBOURG_DEBUG=1 en montre plus.

## La table dans le terminal

table-you = Vous
table-person = Joueur { $number }
table-welcome = { $game }, avec { $players }.
table-resumed = { $game } continue, avec { $players }.
table-commitment = Le donneur s’est engagé sur une graine, dont l’empreinte est { $commitment }.
table-seed = La graine du donneur était { $seed }.
table-help-hint = Tapez un numéro, un coup ou « aide ».
table-pass-keyboard = Passez le clavier à { $name }, qui appuie sur Entrée.
table-hand = Votre main : { $cards }.
table-hand-empty = Vous n’avez pas de cartes.
table-hand-title = Votre main
table-points = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
}
table-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
table-no-such-number = Il n’y a pas de numéro { $given } dans la liste : choisissez de 1 à { $most }.
table-no-way-back = Il n’y a pas de liste avant celle-ci.
table-possible = « { $text } » est possible.
table-all-possible = Rien n’est refusé ici : tout est dans la liste.
table-undone = Vos coups de ce tour sont repris.
table-undone-agreed = Les robots sont d’accord : vos derniers coups sont repris, et tout ce qui a suivi. Les prochains tirages seront nouveaux.
table-nothing-to-undo = Vous n’avez encore joué aucun coup à reprendre.
table-hint = { $level } choisirait : { $advice }. { $sure } À taper : { $move }
table-asked = { $name } : { $question }
table-hint-open = { $level } ferait ce qui n’est dans aucune liste. { $sure } À taper : { $move }
table-no-waiting = Il n’y a rien à attendre : c’est à vous seul que l’on demande.
table-no-such-count = L’horloge ne compte rien de ce nom en ce moment.
table-no-clock = Aucune horloge ne tourne.
table-time-left = { $minutes ->
    [one] Il reste moins de { $minutes } minute.
   *[other] Il reste moins de { $minutes } minutes.
}
table-suggestion = { $name } accepterait plutôt : { $move }
table-saved = La partie est sauvegardée : { $file }
table-go-on = Pour continuer : { $command }
table-other-match = « { $file } » contient une autre partie, ou un autre cours de celle-ci ; « écraser FICHIER » l’écrase.
table-load-what = Dites quel fichier charger.
table-recorded = La partie est enregistrée ici : { $file }
table-verify = Pour vérifier chaque tirage : { $command } verify { $file }

## La table dans le terminal : son aide

table-help-1 = Un numéro choisit dans la liste ; 0 revient à la liste d’avant.
table-help-2 = « ? » montre la règle de la question, « ? » et un numéro, comme « ? 1a », n’importe laquelle.
table-help-3 = « pourquoi » et un coup dit pourquoi il n’est pas possible, « tout » tout ce qui ne l’est pas.
table-help-4 = « annuler » reprend vos coups depuis la dernière carte piochée ou montrée ; avec des robots seulement, qui sont d’accord, ceux d’avant aussi.
table-help-5 = « conseil » demande au robot le plus fort ce qu’il ferait, sauf si la table n’admet pas de conseils.
table-help-6 = « plateau », « joueurs » et « main » montrent la table, « journal » ce qui s’est passé, « journal tout » depuis le début.
table-help-7 = « sauver » ou « sauver FICHIER » garde la partie, « charger FICHIER » en continue une autre.
table-help-8 = « quitter » sauvegarde la partie et s’en va.

# Qui peut s’asseoir à la table, comme on le tape, avec des virgules entre les mots ; ceux des deux langues sont toujours compris.
sits-me = moi
sits-newcomer = nouveau venu, nouveau
sits-tenant = locataire
sits-neighbour = voisin
sits-caretaker = concierge
sits-landlord = propriétaire
sits-greedy = glouton, malin
sits-greedy-1 = glouton-1
sits-random = hasard

# What can be typed beside moves, with commas between words; those of both languages are always understood.
command-rule = règle
command-why = pourquoi
command-all = tout
command-undo = annuler, annule
command-back = retour
command-hint = conseil, indice
command-board = plateau, immeuble
command-players = joueurs
command-hand = main
command-log = journal
command-save = sauver, sauvegarder, enregistrer
command-save-over = écraser
command-load = charger
command-help = aide
command-wait = attendre, attends
command-time = temps
command-quit = quitter
