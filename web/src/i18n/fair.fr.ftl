### Les tirages vérifiables, en français. Les mêmes clés, dans le même ordre, sont dans fair.en.ftl.

fair-title = Des tirages vérifiables
fair-lead = Personne ne choisit les cartes : ni le serveur, ni celui qui le fait tourner, ni vos adversaires. Et nul besoin de le croire : chacun peut refaire le calcul.
fair-how = Comment le donneur tire
fair-step-1 = Une promesse
fair-step-1-text = Avant que quiconque s’assoie, le serveur choisit une graine secrète de 32 octets au hasard et montre son empreinte SHA-256. Dès lors il ne peut plus en prendre une autre sans se trahir.
fair-step-2 = Votre part
fair-step-2-text = Le navigateur de chaque joueur ajoute 32 octets au hasard en prenant place, après la promesse : le serveur ne pouvait pas les connaître en choisissant la graine, il n’a donc pas pu en choisir une qui l’arrange. Le navigateur retient la promesse et ses octets, et les compare à la fin.
fair-step-3 = Les tirages
fair-step-3-text = Chaque tirage a un numéro. Le HMAC-SHA-256 de la graine sur les octets de tous et ce numéro donne 64 bits, qui désignent une des cartes possibles, chacune avec la probabilité qui lui revient.
fair-step-4 = La preuve
fair-step-4-text = Quand la partie est finie, la graine est montrée. Qui a l’enregistrement recalcule chaque tirage, ici ou en quelques lignes dans n’importe quel langage.
fair-detail = La recette exacte
fair-detail-text = message = les octets des places en hexadécimal, le numéro du tirage et celui de l’essai, séparés par « | ». valeur = les 8 premiers octets de HMAC-SHA-256(graine, message), lus comme un nombre entier, l’octet de poids fort d’abord. Si les poids ont pour somme n, une valeur égale ou supérieure au plus grand multiple de n sous 2^64 est écartée et l’essai suivant compte ; sinon, valeur modulo n donne le rang parmi les poids.
fair-check = Vérifier une partie
fair-check-text = Choisissez l’enregistrement d’une partie terminée. Le serveur en rejoue les coups ; votre navigateur calcule lui-même chaque tirage.
fair-choose = Choisir un enregistrement
fair-checking = Calcul en cours…
fair-good = { $count ->
    [one] L’unique tirage découle de la graine.
   *[other] Les { $count } tirages découlent tous de la graine.
} La graine est celle promise avant la partie.
fair-good-seeded = Cette partie a été tirée d’une graine connue : on peut la répéter, mais rien n’avait été promis d’avance.
fair-bad-commitment = La graine montrée n’est pas celle qui avait été promise.
fair-bad-draws = { $count ->
    [one] Un tirage ne découle pas de la graine : le numéro { $numbers }.
   *[other] { $count } tirages ne découlent pas de la graine : les numéros { $numbers }.
}
fair-cannot = Les tirages de cette partie ne peuvent pas être recalculés : elle ne montre pas de graine.
fair-file-bad = Ce fichier ne se lit pas comme un enregistrement.
fair-promise = Promesse
fair-seed = Graine
fair-entropy = Octets de { $name }
fair-none = aucun
fair-match = { $game }, avec { $names }
