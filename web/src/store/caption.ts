/** What somebody did in a turn, in one sentence of people's words, or two. */
import type { BoardModule } from "../boards/board";
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
    const { actor, events, undo } = turn;
    if (undo) return phrases.say("play-log-undo", { who: phrases.player(actor) });
    const said = this.telling(turn).map((event) => {
      const count = events.filter(({ kind }) => kind === event.kind).length;
      return phrases.told(actor < 0 ? event : { seat: actor, ...event }, this.reader, count);
    });
    const whole = said.join(" ");
    // Of two that are too long together, what was done.
    const text = whole.length > LONGEST ? (said[0] ?? "") : whole;
    const name = actor < 0 ? "" : phrases.player(actor);
    return shortened(text === "" || text.includes(name) ? text : phrases.say("play-told-by", { who: name, what: text }));
  }

  /** The events that tell most: what was done, and what came of it. */
  telling({ actor, events }: Telling): GameEvent[] {
    const { tells, brief = [] } = this.board;
    const found = [this.best(events, tells?.deeds, actor), this.best(events, tells?.fates)].filter((event) => event !== undefined);
    if (found.length > 0) return found;
    const other = this.best(events, tells?.otherwise) ?? events.find(({ kind }) => kind !== "turn-passed" && !brief.includes(String(kind)));
    return [other ?? events.at(-1)].filter((event) => event !== undefined);
  }

  /**
   * What is about the reader comes first, then the weightiest kind; of one kind the last. A deed is that of whoever moved:
   * at the end of a turn the next one may have begun.
   */
  private best(events: GameEvent[], kinds: readonly string[] = [], actor?: number): GameEvent | undefined {
    const known = events.filter(({ kind }) => kinds.includes(String(kind))).toReversed();
    const weight = (event: GameEvent) => {
      const foreign = actor !== undefined && typeof event.seat === "number" && event.seat !== actor;
      const ours = this.phrases.isAbout(event, this.reader);
      return kinds.indexOf(String(event.kind)) + kinds.length * ((foreign ? 2 : 0) - (ours ? 1 : 0));
    };
    return known.toSorted((one, two) => weight(one) - weight(two))[0];
  }
}

/** The beginning of a text, up to the end of a word. */
function shortened(text: string): string {
  if (text.length <= LONGEST) return text;
  return `${text.slice(0, text.lastIndexOf(" ", LONGEST)).replace(/[\s,;:(“«]+$/u, "")}…`;
}
