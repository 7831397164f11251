/** Which of U-Build's moves are buttons, and which need no second look. */

/** The weightiest first. Whatever else is about something on the table is chosen on the board. */
export const lead = ["roll", "buy", "stop", "done", "accept", "decline", "bail", "pass", "refuse"];

/** What they let go by is more often wanted. */
export const declining = ["decline", "pass", "refuse"];

/** What is built: where the rest of such a choice is known, the piece or the place alone says enough. */
export const short = ["residential", "industrial", "stadium", "skyscraper", "tower", "place", "step", "site", "remove"];

/** Chance answers the first; the last ends what has been shown move by move. */
export const atOnce = ["roll", "done"];

/** It is over for whoever takes it. */
export const grave = ["bankrupt"];

/** What the panels of auctions and offers have buttons for. */
export const bidding = { out: "out", opening: "opening" };
export const answers = { accept: "accept", refuse: "refuse" };

/** What everybody is told of, wherever they look. */
export const news = ["district-won"];
