/** What somebody did in a turn, in one sentence of people's words. */
import type { BoardModule } from "../boards/board";
import { headed } from "../i18n/head";
import type { Phrases } from "../i18n/phrases";
import type { GameEvent } from "../wire/position";
import type { Telling } from "./story.svelte";

/** A caption is read in passing: one that is longer says less. */
const LONGEST = 130;

export type Manners = Pick<BoardModule, "tells" | "brief">;

/** Who tells what to whom: the board's manners, the words, and the seat that reads. */
export class Teller {
  constructor(
    readonly board: Manners,
    private readonly phrases: Phrases,
    private readonly reader: number | null,
  ) {}

  /** The caption of a turn; empty if there is nothing to tell. */
  caption(turn: Telling): string {
    const { phrases } = this;
    if (turn.undo) return phrases.say("play-log-undo", { who: phrases.player(turn.actor) });
    const found = this.telling(turn);
    const whole = this.sentence(turn, found);
    // Of two that are too long together, what was done.
    return shortened(whole.length > LONGEST ? this.sentence(turn, found.slice(0, 1)) : whole);
  }

  /** The events that tell most: what was done, and what came of it. */
  telling(turn: Telling): GameEvent[] {
    const { events } = turn;
    const { tells, brief = [] } = this.board;
    const own = events.filter((event) => !isForeign(turn, event));
    const found = [this.best(own, tells?.deeds), this.best(events, tells?.fates)].filter((event) => event !== undefined);
    if (found.length > 0) return [...new Set(found)];
    const other = this.best(own, tells?.otherwise) ?? events.find(({ kind }) => kind !== "turn-passed" && !brief.includes(String(kind)));
    // Whoever has done nothing that could be told has ended a turn, at most.
    const last = events.at(-1);
    return [other ?? (last?.kind === "turn-passed" ? { ...last, seat: turn.actor } : last)].filter((event) => event !== undefined);
  }

  /** What is about the reader comes first, then the weightiest kind; of one kind the last. */
  private best(events: GameEvent[], kinds: readonly string[] = []): GameEvent | undefined {
    const known = events.filter(({ kind }) => kinds.includes(String(kind))).toReversed();
    const weight = (event: GameEvent) =>
      kinds.indexOf(String(event.kind)) - (this.phrases.isAbout(event, this.reader) ? kinds.length : 0);
    return known.toSorted((one, two) => weight(one) - weight(two))[0];
  }

  /** What whoever moved did, in the order in which it was done; then what stands by itself. */
  private sentence(turn: Telling, found: GameEvent[]): string {
    const { phrases } = this;
    const did: string[] = [];
    const came: string[] = [];
    for (const event of found.toSorted((one, two) => turn.events.indexOf(one) - turn.events.indexOf(two))) {
      const spoken = this.spoken(turn, event, found.length === 1);
      if (spoken === null) return this.asLogged(turn, event);
      (spoken.byItself ? came : did).push(spoken.text);
    }
    const done = did.length === 0 ? "" : phrases.say("play-told", { who: phrases.player(turn.actor), what: phrases.joined(did) });
    const last = came.at(-1) ?? "";
    const text = done === "" ? headed(last) : last === "" ? done : phrases.say("play-told-came", { done, came: last });
    return text === "" ? "" : `${text}.`;
  }

  /** An event in the words of a caption, after the name of who moved or by itself; null if there are none. */
  private spoken(turn: Telling, event: GameEvent, alone: boolean): { text: string; byItself: boolean } | null {
    const { phrases, reader } = this;
    const { actor, events } = turn;
    const kind = String(event.kind);
    const own = actor >= 0 && !isForeign(turn, event);
    const byItself = phrases.knows(`came-${kind}`) && !(own && alone && phrases.knows(`told-${kind}`));
    if (!byItself && !(own && phrases.knows(`told-${kind}`))) return null;
    const alike = events.filter((one) => one.kind === kind && one.seat === event.seat);
    const before = events[events.indexOf(alike[0] ?? event) - 1];
    const shown = actor < 0 ? event : { seat: actor, ...event };
    const text = phrases.told(`${byItself ? "came" : "told"}-${kind}`, shown, reader, { count: Math.max(1, alike.length), after: String(before?.kind ?? "") });
    return { text, byItself };
  }

  /** As the log says it, and who it was, if that does not. */
  private asLogged({ actor }: Telling, event: GameEvent): string {
    const { phrases } = this;
    const text = phrases.event(event, this.reader);
    const name = actor < 0 ? "" : phrases.player(actor);
    return text === "" || text.includes(name) ? text : phrases.say("play-told-by", { who: name, what: text });
  }
}

/** At the end of a turn the next one may have begun. */
function isForeign({ actor }: Telling, { seat }: GameEvent): boolean {
  return typeof seat === "number" && seat !== actor;
}

/** The beginning of a text, up to the end of a word. */
function shortened(text: string): string {
  if (text.length <= LONGEST) return text;
  return `${text.slice(0, text.lastIndexOf(" ", LONGEST)).replace(/[\s,;:(“«]+$/u, "")}…`;
}
