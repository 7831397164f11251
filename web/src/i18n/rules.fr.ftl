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
