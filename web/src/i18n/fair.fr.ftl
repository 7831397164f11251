### Les tirages vérifiables, en français. Les mêmes clés, dans le même ordre, sont dans fair.en.ftl.

fair-title = Des tirages vérifiables
fair-lead = Personne ne choisit les cartes : ni le serveur, ni celui qui le fait tourner, ni vos adversaires. Et nul besoin de le croire : chacun peut refaire le calcul, et cette page dit exactement ce qu’il prouve.
fair-how = Comment le donneur tire
fair-step-1 = La promesse du donneur
fair-step-1-text = Avant que quiconque s’assoie, le serveur choisit une graine secrète de 32 octets au hasard et montre son empreinte SHA-256. Dès lors il ne peut plus en prendre une autre sans se trahir.
fair-step-2 = La promesse de chacun
fair-step-2-text = Quand quelqu’un prend place, son navigateur tire 32 octets au hasard, les garde pour lui et n’en montre que l’empreinte. Quand la dernière place est prise, toutes les promesses sont là, et tous les navigateurs révèlent leurs octets. Personne, pas même le serveur avec la dernière personne assise, n’a pu choisir les siens d’après ceux des autres. Un robot, ou qui ne révèle rien en cinq secondes, compte pour vide ; l’enregistrement dit qui.
fair-step-3 = Les tirages
fair-step-3-text = Chaque tirage a un numéro, à partir de 0, sans trou, et aucun ne sert deux fois, même quand des coups ont été repris. Le HMAC-SHA-256 de la graine sur les octets de tous et ce numéro donne 64 bits, qui désignent une des cartes possibles, chacune avec la probabilité qui lui revient.
fair-step-4 = La preuve
fair-step-4-text = Quand la partie est finie, la graine est montrée. Qui a l’enregistrement recalcule chaque empreinte et chaque tirage, ici ou en quelques lignes dans n’importe quel langage. Un navigateur qui était à la table compare aussi ce qu’on lui a montré avant qu’il révèle.
fair-proves = Ce qui est prouvé, et ce qui ne l’est pas
fair-proves-1 = C’est prouvé : personne n’a choisi un tirage, pas même le serveur, pourvu que l’une des places qui ont révélé leurs octets soit honnête. Si c’était la vôtre, vous n’avez à vous fier à personne.
fair-proves-2 = Une place qui a promis des octets et les a gardés a pu choisir entre deux suites de tirages, l’une avec ses octets, l’autre sans. Elle est nommée. Un serveur pourrait aussi écarter des octets révélés à temps : le navigateur dont ils viennent le remarque.
fair-proves-3 = Ce n’est pas prouvé : que le serveur n’a pas regardé ce qui allait venir. Il détient la graine et distribue pour tous.
fair-proves-4 = Les parties de l’ancienne méthode, où les octets étaient envoyés sans promesse, se recalculent comme avant. Elles ne prouvent pas que le serveur et la dernière personne assise n’ont pas choisi les tirages ensemble. D’une partie qui a survécu à un changement de règles, seuls les tirages encore calculables sont vérifiés, et rien n’est prouvé de l’ensemble.
fair-detail = La recette exacte
fair-detail-text = clé = les 32 octets de la graine. message = les octets des places en hexadécimal, en minuscules, rien pour une place sans octets, le numéro du tirage et celui de l’essai, séparés par « | ». valeur = les 8 premiers octets de HMAC-SHA-256(clé, message), lus comme un nombre entier, l’octet de poids fort d’abord. Si les poids ont pour somme n, une valeur égale ou supérieure au plus grand multiple de n sous 2^64 est écartée et l’essai suivant compte ; sinon, valeur modulo n donne le rang parmi les poids.
fair-check = Vérifier une partie
fair-check-text = Choisissez l’enregistrement d’une partie terminée. Le serveur en rejoue les coups et dit les poids de chaque tirage ; votre navigateur calcule lui-même chaque tirage. Pour ne pas croire le serveur sur les poids non plus : « faubourg verify », avec l’enregistrement, rejoue toute la partie selon les règles.
fair-choose = Choisir un enregistrement
fair-checking = Calcul en cours…
fair-match = { $game }, avec { $names }
