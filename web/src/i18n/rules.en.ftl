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
rules-overview = On one page
rules-aim = What it is about
rules-turn = A turn
rules-end = How it ends
rules-learn = Learn it by playing
rules-you = You
rules-unfold = Unfold all chapters
rules-fold = Fold all chapters
rules-print = Print
rules-roomshare-aim = Fill a building with flatmates. Where exactly three tenants live, each of yours is worth a point, whoever the others are: two in a suite. Among ghosts each of yours costs you.
rules-roomshare-turn = Play a card, draw a card. A key lets you place a tenant where one of its colour lives; an event card does something of its own. A fourth tenant is one too many: everybody is thrown out, each by their arrow, and may overfill the next apartment.
rules-roomshare-end = When a player has placed the last tenant of the reserve, each of the others may place one more. Then the points are counted, apartment by apartment.
rules-paris-aim = Build up a quarter of Paris. The most points win: rents, houses, hotels, stations and utilities. Money is only there to be spent.
rules-paris-turn = Draw a money card: the back of the next one pays a colour’s rents to everybody but you. Then do one thing: buy lots, or build, or pass. No change is given.
rules-paris-end = The sixth hotel ends the match at once. So does the second time that the money pile runs out, after that turn.
rules-city-aim = Buy districts, build on them, and take rent from whoever lands there. The richest wins: cash, and for each district the rent it would bring.
rules-city-turn = Roll and move. What nobody owns you may buy, or it is auctioned. Then press BUILD: the unit shows how many blocks you may build. Deals may be made at any time in your turn.
rules-city-end = After the time or the rounds that were agreed, or when only one player is left. Everybody’s fortune is counted.
rules-ubuild-aim = Walk round a board that is clipped together from hexagons, buy districts and take rent. The richest wins: cash, and for each district the rent it would bring.
rules-ubuild-turn = Roll and move; cross bridges, or pay where they are open. Buy, or it is auctioned. Then build up to three blocks. What stands on a site touches every district beside it, for better or worse.
rules-ubuild-end = At the first bankruptcy, or after the time or the rounds that were agreed. Everybody’s fortune is counted.
