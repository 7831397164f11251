/** Which of City's moves are buttons, which need no second look, and where a picture may stop. */
import type { CityView, PlayerView } from "../../wire/views/city";
import type { GameEvent, View } from "../../wire/position";

/** The weightiest first. Whatever else is about a district is chosen on the board. */
export const lead = ["roll", "buy", "pay", "done", "accept", "build", "decline", "bail", "jail-card", "dodge", "taxi", "choose", "pass", "refuse"];

/** What is built: where the rest of such a choice is known, the piece or the district alone says enough. */
export const short = ["residential", "industrial", "rail", "bonus", "hazard", "stadium", "skyscraper", "tower"];

/** Chance answers the first two; the last ends what has been shown move by move. */
export const atOnce = ["roll", "build", "done"];

/** It is over for whoever takes it. */
export const grave = ["bankrupt"];

/** What the panels of auctions and offers have buttons for. */
export const bidding = { out: "out", opening: "opening" };
export const answers = { accept: "accept", refuse: "refuse" };

/** Cash is part of a player's wealth, which is the score. */
function withMore(player: PlayerView, more: number): PlayerView {
  return { ...player, cash: player.cash + more, wealth: player.wealth + more, score: player.score + more };
}

/** CI-11a The picture before a rent of the reader's is paid. */
export function pause(event: GameEvent, seat: number, after: View): View | null {
  if (event.kind !== "rent-paid" || event.seat !== seat) return null;
  const amount = Number(event.amount);
  const { players } = after as unknown as CityView;
  const paid = new Map([[seat, amount], [Number(event.owner), -amount]]);
  return { ...after, players: players.map((player) => withMore(player, paid.get(player.seat) ?? 0)) };
}
