### Les touches utiles à une table, en français. Les mêmes clés, dans le même ordre, sont dans keys.en.ftl.

play-key-tab = Prochaine chose à choisir
play-key-arrows = D’un endroit à l’autre du plateau, d’une ligne à l’autre du journal
play-key-enter = Choisir, ou confirmer le coup
play-key-escape = Reprendre ce qui n’est pas confirmé ; voir la fin tout de suite
play-key-log = Journal
play-key-chat = Discussion
play-key-text = Table en texte, et retour
play-key-help = Cette liste
