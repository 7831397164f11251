### Le livre de règles, en français. Les mêmes clés, dans le même ordre, sont dans rules.en.ftl.

rules-games = Règles d’un autre jeu
rules-contents = Sommaire
rules-search = Chercher dans les règles
rules-found = { $count ->
    [0] Rien trouvé.
    [one] Un article trouvé.
   *[other] { $count } articles trouvés.
}
rules-ruling = Notre décision
rules-link = Lien vers { $clause }
rules-missing = Il n’y a pas ici de règles d’un jeu de ce nom.
rules-no-clause = La règle n’a pas d’article { $clause }.
rules-figures = Tous les chiffres et les noms de ce jeu, dans un fichier.
rules-figures-help = Votre boîte diffère ? Corrigez le fichier et choisissez-le en préparant une table.
rules-overview = En une page
rules-aim = De quoi il s’agit
rules-turn = Un tour
rules-end = Comment cela finit
rules-learn = Apprendre en jouant
rules-you = Vous
rules-unfold = Déplier tous les chapitres
rules-fold = Replier tous les chapitres
rules-print = Imprimer
rules-roomshare-aim = Remplissez un immeuble de colocataires. Là où vivent exactement trois locataires, chacun des vôtres vaut un point, qui que soient les autres : deux dans une suite. Chez les fantômes, chacun des vôtres vous coûte.
rules-roomshare-turn = Jouez une carte, piochez une carte. Une clé permet de placer un locataire là où vit quelqu’un de sa couleur ; une carte Événement a son propre effet. Un quatrième locataire est de trop : tout le monde est expulsé, chacun par sa flèche, et peut remplir l’appartement suivant.
rules-roomshare-end = Quand quelqu’un a placé le dernier locataire de sa réserve, chacun des autres peut encore en placer un. Puis on compte les points, appartement par appartement.
rules-paris-aim = Bâtissez un quartier de Paris. Le plus de points l’emporte : loyers, maisons, hôtels, gares et compagnies. L’argent n’est là que pour être dépensé.
rules-paris-turn = Piochez une carte Argent : le dos de la suivante verse les loyers d’une couleur à tout le monde, sauf à vous. Puis faites une seule chose : acheter des terrains, ou construire, ou passer. On ne rend pas la monnaie.
rules-paris-end = Le sixième hôtel arrête aussitôt la partie. La pioche épuisée pour la deuxième fois aussi, après ce tour.
rules-city-aim = Achetez des quartiers, construisez-y et touchez un loyer de qui s’y arrête. Le plus riche l’emporte : l’argent et, pour chaque quartier, le loyer qu’il rapporterait.
rules-city-turn = Lancez les dés et avancez. Ce qui n’est à personne, vous pouvez l’acheter, sinon on le met aux enchères. Puis appuyez sur CONSTRUCTION : l’unité montre combien de bâtiments vous pouvez construire. Les échanges se font à tout moment de votre tour.
rules-city-end = Après le temps ou les tours de table convenus, ou quand il ne reste qu’un joueur. On compte la fortune de chacun.
rules-ubuild-aim = Faites le tour d’un plateau assemblé d’hexagones, achetez des quartiers et touchez des loyers. Le plus riche l’emporte : l’argent et, pour chaque quartier, le loyer qu’il rapporterait.
rules-ubuild-turn = Lancez les dés et avancez ; passez les ponts, ou payez là où ils sont ouverts. Achetez, sinon on met aux enchères. Puis construisez jusqu’à trois bâtiments. Ce qui se trouve sur un emplacement touche tous les quartiers voisins, pour le meilleur ou pour le pire.
rules-ubuild-end = À la première faillite, ou après le temps ou les tours de table convenus. On compte la fortune de chacun.
