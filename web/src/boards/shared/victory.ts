/** A victory by the count itself: who, over whom, and by how much. */
import type { Phrases } from "../../i18n/phrases";
import type { Params } from "../../i18n/bundle";

interface Ended {
  players: { score: number }[];
  ranking: number[][] | null;
  decided_by: string | null;
}

export interface Victory {
  seat: number;
  /** The best of the others. */
  second: number;
  /** For the sentence that says why. */
  params: Params;
}

/** `count` is what the rules call it when the count has decided; null where something else has, or nobody won alone. */
export function victoryOf(view: Ended, count: string, reader: number | null, phrases: Phrases): Victory | null {
  const [best, next] = view.ranking ?? [];
  const seat = best?.[0];
  if (seat === undefined || best?.length !== 1 || next === undefined || view.decided_by !== count) return null;
  const score = view.players[seat]!.score;
  const params = {
    winner: phrases.player(seat),
    "winner-who": seat === reader ? "you" : "other",
    score: phrases.say("name-score", { score }),
    ahead: score - view.players[next[0]!]!.score,
    others: phrases.joined(next.map((one) => phrases.player(one, reader))),
  };
  return { seat, second: next[0]!, params };
}

/** What has put the winner ahead of the second the most; null where only the losses of others have. */
export function widestLead<Source>({ seat, second }: Victory, sources: readonly Source[], amountOf: (source: Source, seat: number) => number) {
  const leads = sources.map((source) => ({ source, mine: amountOf(source, seat), theirs: amountOf(source, second) }));
  const [best] = leads.sort((one, other) => other.mine - other.theirs - (one.mine - one.theirs));
  return best !== undefined && best.mine > Math.max(best.theirs, 0) ? best : null;
}
