### The rulebook, in English. The same keys, in the same order, are in rules.fr.ftl.

rules-games = Rules of another game
rules-contents = Contents
rules-search = Find in the rules
rules-found = { $count ->
    [0] Nothing found.
    [one] One clause found.
   *[other] { $count } clauses found.
}
rules-ruling = Ruling
rules-link = Link to { $clause }
rules-missing = There are no rules of a game by this name here.
rules-no-clause = The rulebook has no clause { $clause }.
rules-figures = Every figure and name of this game, as a file.
rules-figures-help = Does your box differ? Correct the file and choose it when you set up a table.
