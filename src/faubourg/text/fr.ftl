### Les messages communs à tous les jeux, en français. Les mêmes clés, dans le même ordre, sont dans en.ftl.

## Erreurs : une chose reçue de l’extérieur ne peut pas servir. Après « error- » vient le code d’une InputError.

error-unknown-language = La langue « { $language } » n’existe pas ici. Langues connues : { $known }.
error-unknown-game = Le jeu « { $game } » n’existe pas. Jeux connus : { $known }.
error-unknown-clause = Le livre de règles de { $game } n’a pas d’article « { $clause } ».
error-unreadable-move = « { $text } » n’est pas un coup de ce jeu.
error-no-such-move = Il n’y a pas de coup { $move } dans ce jeu ; ses coups énumérés sont au-dessous de { NUMBER($listed, useGrouping: 0) }.

## Erreurs : les places et les options d’une partie

error-bad-seats = Ce jeu se joue de { $low } à { $high }, pas à { $given }.
error-unknown-option = L’option « { $option } » n’existe pas. Options connues : { $known }.
error-bad-option = L’option « { $option } » ne peut pas valoir « { $given } ». Valeurs permises : { $allowed }.

## Erreurs : les robots

error-unknown-bot = Le robot « { $bot } » n’existe pas. Robots connus : { $known }.
error-bad-playouts = Un robot dispose de 1 à { $most } parties d’essai, pas de { $given }.
error-too-many-bots = Une table de { $seats } demande de 1 à { $seats } robots, pas { $bots }.

## Erreurs : une position lue dans un fichier

error-dump-not-json = Ce n’est pas une position enregistrée : ce n’est pas du JSON.
error-dump-missing-field = Il manque le champ « { $field } » à la position enregistrée.
error-dump-bad-field = Le champ « { $field } » de la position enregistrée a une valeur impossible.
error-dump-unknown-field = La position enregistrée a un champ « { $field } » que rien ne lit ici.
error-dump-other-game = La position enregistrée vient de { $game }, pas de { $expected }.
error-dump-other-rules = La position enregistrée suit la version { $version } des règles ; celle-ci est la version { $expected }.
error-dump-other-data = La position enregistrée a été jouée avec d’autres chiffres que ceux-ci.
error-dump-broken = La position enregistrée ne peut pas se produire dans ce jeu : { $problem }.

## Erreurs : une partie enregistrée, lue dans un fichier

error-record-foreign = Ce n’est pas une partie enregistrée.
error-record-newer = La partie est enregistrée au format « { $version } », que ce programme ne connaît pas : un plus récent l’a écrite.
error-record-too-large = Ce texte est trop grand pour être une partie enregistrée.
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
error-seed-not-revealed = La graine de cette partie est encore secrète : on peut regarder la partie, pas la poursuivre.

## Ce que doit savoir qui lit une partie enregistrée. Après « note- » vient le code d’une note.

note-played-under-other-rules = Cette partie a été jouée avec une autre version des règles ; elle a été rejouée avec celle-ci.
note-stretch-not-verified = Un passage de cette partie a été joué avec une autre version des règles et n’a pas été rejoué.

## Erreurs : les chiffres et les noms d’un jeu

error-data-too-large = Le fichier de données dépasse { NUMBER($most, useGrouping: 0) } octets.
error-data-not-toml = La ligne { NUMBER($line, useGrouping: 0) } du fichier de données n’est pas du TOML.
error-data-missing = Il manque « { $entry } » au fichier de données ; sa place est vers la ligne { NUMBER($line, useGrouping: 0) }.
error-data-unknown = Ligne { NUMBER($line, useGrouping: 0) } du fichier de données : rien ne lit « { $entry } ».
error-data-no-entry = Ligne { NUMBER($line, useGrouping: 0) } du fichier de données : « { $entry } » n’est pas une table avec une valeur ou un nom et une marque.
error-data-bad-mark = Ligne { NUMBER($line, useGrouping: 0) } du fichier de données : « { $entry } » doit porter la marque de sa source, parmi { $marks }.
error-data-bad-figure = Ligne { NUMBER($line, useGrouping: 0) } du fichier de données : « { $entry } » doit être un nombre entier de { NUMBER($low, useGrouping: 0) } à { NUMBER($high, useGrouping: 0) }.
error-data-bad-name = Ligne { NUMBER($line, useGrouping: 0) } du fichier de données : « { $entry } » doit avoir un nom en « { $language } », de { $most } caractères au plus.

## Refus que tout jeu peut opposer. Après « refusal- » vient le code d’un Refusal ; l’article s’ajoute quand on le dit.

refusal-not-a-number = Un coup est un nombre entier, ce que « { $given } » n’est pas.
refusal-negative = Un coup n’est jamais négatif, et { $move } l’est.
refusal-too-large = { $move } est trop grand pour un coup.
refusal-match-over = La partie est finie.
refusal-not-your-turn = Ce n’est pas à vous de décider.
refusal-not-asked-now = Ce coup n’est pas demandé en ce moment.
refusal-unknown-move = Le nombre { NUMBER($move, useGrouping: 0) } n’est pas un coup de ce jeu.
refusal-nature-decides = C’est le hasard qui en décide, pas un joueur.
refusal-gesture-too-long = Les coups qui précèdent terminent ce que vous avez à faire : confirmez-les d’abord, sans celui-ci.
refusal-nothing-to-undo = Il n’y a rien que vous puissiez reprendre sans l’accord des autres.

## Le livre de règles

rulebook-material = matériel
rulebook-not-played = non joué

## Les noms et les listes : des morceaux de phrases

name-player = Joueur { $number }
name-you = vous
name-nature = le hasard
name-clock = la pendule
list-none = rien
list-more = { $first }, { $second }
list-last = { $first } et { $second }

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

## Robots : l’arène

arena-bots = qui joue, séparés par des virgules ; le dernier prend aussi les places qui restent
arena-matches = combien de parties, arrondi pour que chaque robot soit assis partout aussi souvent
arena-seats = combien de places ; autant que le jeu en a, sauf indication contraire
arena-playouts = combien de positions un robot peut juger pour une décision
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
arena-column-time = par décision
arena-speed = { $decisions } décisions, { $rate } par seconde.
measure-seed = le même nombre redonne les mêmes parties, quel que soit le nombre de processus
measure-jobs = combien de processus ; un par cœur, sauf indication contraire
measure-interrupted = Interrompu : { $done } parties sur { $wanted } ont été jouées.

## La recherche de contradictions dans les règles

fuzz-game = quel jeu ; tous, sauf indication contraire
fuzz-matches = combien de parties au hasard, avec tous les jeux d’options
fuzz-interpreted = combien d’entre elles sont aussi jouées par les règles interprétées, et comparées
fuzz-thorough = toutes les combien de parties une est vérifiée de toutes les manières ; 0 pour aucune
fuzz-first = le numéro de la première partie : pour en rejouer une qui était fautive
fuzz-progress = parties
fuzz-played = { $matches } parties, { $decisions } décisions, { $seconds } secondes.
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

## La ligne de commande

cli-about = Une table de jeu numérique pour des jeux de rues, de locataires et de loyers.
cli-usage = usage :
cli-positionals = arguments{" "}
cli-options = options{" "}
cli-commands = commandes{" "}
cli-command = COMMANDE
cli-help-help = afficher cette aide
cli-version = afficher la version
cli-lang = parler français (fr) ou anglais (en) ; sinon la langue de votre système
cli-play = jouer une partie dans le terminal
cli-rules = lire les règles d’un jeu, ou un seul article
cli-games = énumérer les jeux, avec leurs places et leurs options
cli-data = exporter les chiffres et les noms d’un jeu, ou vérifier un fichier modifié
cli-verify = recalculer chaque tirage d’une partie enregistrée
cli-arena = faire jouer beaucoup de parties à des robots et les mesurer
cli-fuzz = chercher des contradictions dans les règles par des parties au hasard
cli-game = JEU
cli-game-help = quel jeu ; `faubourg games` les énumère
cli-clause = ARTICLE
cli-clause-help = un article (RS-4.3b), une section (RS-4.3) ou un chapitre (4)
cli-file = FICHIER
cli-record = PARTIE
cli-record-help = le fichier d’une partie enregistrée

## La ligne de commande : jouer

cli-play-seats = qui s’assied où, dans l’ordre : me, random ou greedy, avec un nom si vous voulez : Anna:me,Bob:me,greedy (sinon { $default })
cli-play-option-form = NOM=VALEUR
cli-play-option = une option du jeu, comme royal=suite ; peut être répétée ; `faubourg games` les énumère
cli-play-seed = le même nombre redonne la même partie
cli-play-data = chiffres et noms de ce fichier
cli-play-fair = un donneur qui s’engage d’avance sur une graine et la montre à la fin
cli-play-record = où écrire la partie quand elle est finie
cli-play-load = continuer une partie sauvegardée
cli-play-plain = des phrases entières seulement, sans dessin ni couleur
cli-play-no-color = sans couleurs (aussi avec NO_COLOR dans l’environnement)
cli-play-fast = sans pause après les coups des robots
cli-play-fair-seed = Un donneur loyal choisit lui-même la graine : retirez --seed ou --fair.
cli-play-bad-seed = La graine « { $given } » n’est pas un nombre entier d’au plus { $most } chiffres.
cli-play-other-game = La partie de « { $file } » est une partie de { $game }.
cli-no-board = { $game } ne se joue pas encore dans le terminal.

## La ligne de commande : les autres commandes

cli-games-title = { $id } — { $title }, { $low } à { $high } joueurs
cli-games-option = { $about } Sinon : { $default }.
cli-option-flag = oui|non
cli-option-seat = PLACE (0 est la première)
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
cli-verify-over = La partie est finie.
cli-verify-going = La partie n’est pas encore finie.
cli-verify-stretch-not-verified = Une période a été jouée sous d’autres règles et n’a pas pu être rejouée.
cli-verify-played-under-other-rules = Elle a été jouée sous d’autres règles, qui reviennent ici au même.

## La ligne de commande : ce qui ne peut servir

cli-args-required = Il manque quelque chose : { $what }.
cli-args-unknown = Rien ici ne lit « { $what } » ; voir --help.
cli-args-no-value = « { $what } » demande une valeur à sa suite.
cli-args-no-command = Il n’y a pas de commande « { $what } » ; voir --help.
cli-args-together = « { $what } » et « { $other } » ne vont pas ensemble.
cli-args-needless = « { $what } » ne prend pas de valeur.
cli-args-bad-value = « { $what } » ne peut pas avoir cette valeur ; voir --help.
cli-args-wrong = Ces arguments ne peuvent être compris ; voir --help.
cli-seats-unknown = « { $given } » ne peut s’asseoir à la table. Connus : { $known }.
cli-seats-bad-name = « { $name } » n’est pas un nom de joueur : il faut de 1 à { $most } caractères imprimables.
cli-seats-same-name = Deux joueurs s’appellent « { $name } ».
cli-seats-forgotten = Qui est assis où ne peut être lu dans « { $file } » : dites-le avec --seats.
cli-seats-other-number = La partie sauvegardée a { $seats } places, pas { $given }.
cli-file-missing = « { $file } » n’existe pas.
cli-file-folder = « { $file } » est un dossier.
cli-file-forbidden = Vous n’avez pas le droit de lire ou d’écrire « { $file } ».
cli-file-full = Il n’y a plus de place pour « { $file } ».
cli-file-failed = « { $file } » ne peut être lu ou écrit.
cli-file-not-text = « { $file } » n’est pas un texte.
cli-file-too-large = « { $file } » est trop gros.
cli-file-exists = « { $file } » existe déjà ; --force l’écrase.
cli-file-not-a-record = « { $file } » existe déjà et n’est pas une partie enregistrée : choisissez un autre nom.
cli-broken = Quelque chose s’est mal passé qui n’aurait pas dû : { $problem }. FAUBOURG_DEBUG=1 en montre plus.

## La table dans le terminal

table-you = Vous
table-person = Joueur { $number }
table-bot-greedy = Glouton
table-bot-random = Hasard
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
table-hint = Le robot choisirait : { $advice }. À taper : { $move }
table-saved = La partie est sauvegardée : { $file }
table-go-on = Pour continuer : { $command }
table-load-what = Dites quel fichier charger.
table-recorded = La partie est enregistrée ici : { $file }
table-verify = Pour vérifier chaque tirage : { $command } verify { $file }

## La table dans le terminal : son aide

table-help-1 = Un numéro choisit dans la liste ; 0 revient à la liste d’avant.
table-help-2 = Un coup peut se taper : « placer rouge b2n », « rouge b2n », ou seulement « b2n » ou « b2 » si c’est clair.
table-help-3 = Les places : colonne a à e, étage 0 à 3, puis la flèche n, e, s ou o : haut, droite, bas, gauche.
table-help-4 = Verbes : jouer, placer ou poser, prendre, expulser, échanger, avec, rénover, passer.
table-help-5 = « ? » montre la règle de la question, « ? RS-4.3b » n’importe laquelle.
table-help-6 = « pourquoi b2n » dit pourquoi un coup n’est pas possible, « tout » tout ce qui ne l’est pas.
table-help-7 = « annuler » reprend vos coups depuis la dernière carte piochée ou montrée.
table-help-8 = « conseil » demande au robot ce qu’il ferait.
table-help-9 = « plateau », « joueurs » et « main » montrent la table, « journal » ce qui s’est passé, « journal tout » depuis le début.
table-help-10 = « sauver » ou « sauver FICHIER » garde la partie, « charger FICHIER » en continue une autre.
table-help-11 = « quitter » sauvegarde la partie et s’en va.
