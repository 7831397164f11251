/** Where a picture may stop: just before a rent of the reader's is paid. */
import type { GameEvent, View } from "../../../wire/position";
import type { Player } from "./types";

/** Cash is part of a player's wealth, which is the score. */
function withMore(player: Player, more: number): Player {
  return { ...player, cash: player.cash + more, wealth: player.wealth + more, score: player.score + more };
}

/** The picture before a rent of the reader's is paid. */
export function pause(event: GameEvent, seat: number, after: View): View | null {
  if (event.kind !== "rent-paid" || event.seat !== seat) return null;
  const amount = Number(event.amount);
  const { players } = after as unknown as { players: Player[] };
  const paid = new Map([[seat, amount], [Number(event.owner), -amount]]);
  return { ...after, players: players.map((player) => withMore(player, paid.get(player.seat) ?? 0)) };
}
