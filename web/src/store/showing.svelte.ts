/**
 * Which position is on screen. New ones wait until what led to the one before has been shown: first its picture, then for
 * a while its caption. A position in which this seat may act while time runs is shown at once.
 */
import type { Sounds } from "../sound/hearing";
import type { GameEvent, View } from "../wire/position";
import type { Drafted, State } from "../wire/types";
import { kept } from "./kept";
import { Pictures } from "./pictures.svelte";
import { preferences } from "./preferences.svelte";
import { askedSeats } from "./seats";
import { Story } from "./story.svelte";
import { isUrgent } from "./timers";

/** More positions than these are not waited for: nobody would ever see the newest. */
const MOST_WAITING = 40;

/** What is known of a board that says how its pictures are told; see `boards/board.ts`. */
export interface Manner {
  pause?: ((event: GameEvent, seat: number, after: View) => View | null) | undefined;
  whole?: string | undefined;
  brief?: readonly string[] | undefined;
  sounds?: Sounds | undefined;
}

export interface Screen {
  readonly state: State | null;
  readonly seat: number | null;
  /** Somebody looks at it, and may see everything. */
  readonly isWatched: boolean;
  /** What that seat does is shown at once. */
  isHurried(actor: number): boolean;
  readonly composer: {
    readonly view: View | null;
    readonly draft: Drafted | null;
    meet(state: State): { before: View; events: GameEvent[] } | null;
  };
  /** What led to this position is about to be shown. */
  began(state: State): void;
  /** It is shown without a picture, which would else be heard. */
  unpictured(events: GameEvent[]): void;
  /** From now on this position is the one on screen. */
  arrived(state: State): void;
  /** Nothing more is on its way. */
  settled(): void;
}

export class Showing {
  /** The board's to say, once it is known. */
  manner: Manner = {};
  /** There is a board to animate; else what happens is only told. */
  isDrawn = true;
  readonly pictures = new Pictures(() => this.pictured());
  readonly story = new Story(() => this.next());
  /** Positions that wait, the oldest first. */
  private coming = $state.raw<State[]>([]);
  /** The position to which the picture is on its way. */
  private ahead = $state.raw<State | null>(null);
  private isTold = false;
  private isHurrying = false;

  constructor(private readonly screen: Screen) {}

  get newest(): State | null {
    return this.coming.at(-1) ?? this.ahead ?? this.screen.state;
  }

  /** The position on screen is the newest there is, and stands still. */
  get isCurrent(): boolean {
    return this.pictures.isIdle && !this.isBehind;
  }

  /** There are newer positions than the one on screen. */
  get isBehind(): boolean {
    return this.ahead !== null || this.coming.length > 0;
  }

  /** Whose turn is told though its position is on screen already: until the next one begins. */
  get toldActor(): number | null {
    const actor = this.ahead === null ? (this.story.telling?.actor ?? -1) : -1;
    return actor < 0 ? null : actor;
  }

  /** There is something to be skipped. */
  get canSkip(): boolean {
    return this.pictures.current !== null || (this.coming.length > 0 && this.pictures.stop === null);
  }

  /** A tap is awaited before the next turn is told. */
  get awaitsTap(): boolean {
    return preferences.pace === "step" && this.story.isHeld && this.pictures.isIdle && this.coming.length > 0;
  }

  meet(sent: State): void {
    const { newest } = this;
    if (newest !== null && sent.seq <= newest.seq) return;
    this.coming = [...this.coming, sent];
    if (this.coming.length > MOST_WAITING || isUrgent(sent, this.manner.whole, sent.actor === this.screen.seat)) this.catchUp();
    else this.next();
  }

  /** The newest position is told again, with other times; false if it is the one on screen. */
  renew(sent: State): boolean {
    if (this.coming.length > 0) this.coming = [...this.coming.slice(0, -1), sent];
    else if (this.ahead !== null) this.ahead = { ...sent, view: this.ahead.view };
    else return false;
    return true;
  }

  /** `draft`: what is on screen until then, if that is one; `happened`: this is no preview. */
  animate(before: View, after: View, events: GameEvent[], draft: Drafted | null, happened = false): void {
    if (!this.screen.isWatched || !this.isDrawn) this.pictures.clear();
    else this.pictures.add(before, after, events, (event) => (happened ? this.stopAt(event, after) : null), draft);
  }

  /** Nothing of what was on its way is shown any more. */
  forget(): void {
    this.coming = [];
    this.ahead = null;
    this.story.clear();
    this.pictures.clear();
  }

  /** Show the end at once: the newest position, or the next picture at which to stop. */
  showEnd(): void {
    while (!this.isCurrent && this.pictures.stop === null) {
      this.story.clear();
      if (this.pictures.current !== null) this.pictures.skipAll();
      else this.next();
    }
    this.story.clear();
  }

  /** Enough of what is told now: its picture is finished, or else the next turn begins. */
  hasten(): void {
    if (this.pictures.current !== null) this.pictures.skipAll();
    else if (this.pictures.isIdle) this.story.free();
  }

  /** Another pace was chosen. */
  repace(): void {
    if (preferences.pace === "at-once") this.showEnd();
    else if (this.pictures.isIdle && this.story.isHeld) this.story.rest(false, false);
  }

  private stopAt(event: GameEvent, after: View): View | null {
    const { seat } = this.screen;
    return preferences.rents || seat === null ? null : (this.manner.pause?.(event, seat, after) ?? null);
  }

  /** Begin with the next position that waits, unless something is still being shown. */
  private next(): void {
    const [state, ...others] = this.coming;
    if (state === undefined || !this.pictures.isIdle || this.ahead !== null) return;
    // Nobody waits for what they have done themselves.
    if (this.story.isHeld && state.actor !== this.screen.seat) return;
    this.coming = others;
    this.approach(state);
  }

  /** What led to a position is shown, and then the position. */
  private approach(sent: State): void {
    const { state: before, composer, seat } = this.screen;
    const { draft } = composer;
    const state = { ...sent, view: kept(sent.view, composer.view) };
    const ours = composer.meet(state);
    const { actor, events, undo_to } = state;
    this.ahead = state;
    this.isTold = false;
    this.screen.began(state);
    if (!this.isHurrying && before !== null && this.screen.isWatched) {
      if (ours !== null) this.animate(ours.before, state.view, ours.events, draft, true);
      else if (actor !== seat && !this.screen.isHurried(actor)) this.tell(before, state);
      else if (actor === seat && undo_to === null) this.animate(before.view, state.view, events, null, true);
    }
    if (!this.pictures.isIdle) return;
    if (before !== null && undo_to === null && (ours === null || !this.isDrawn) && this.isHeard(state)) this.screen.unpictured(events);
    this.arrive();
  }

  /** Of several that come at once the last, and the end of a match, whoever is in a hurry. */
  private isHeard({ actor, prompt }: State): boolean {
    if (this.coming.length > 0 || !this.screen.isWatched) return false;
    return this.isHurrying || prompt.kind === "over" || !this.screen.isHurried(actor);
  }

  private tell(before: State, { actor, events, undo_to, view }: State): void {
    if (events.length === 0 && undo_to === null) return;
    this.isTold = true;
    this.story.tell(actor, events, undo_to !== null);
    if (undo_to === null) this.animate(before.view, view, events, null, true);
  }

  /** The board has nothing left to animate. */
  private pictured(): void {
    if (this.ahead !== null) this.arrive();
    else this.goOn();
  }

  private arrive(): void {
    const { ahead, isTold } = this;
    if (ahead === null) return;
    this.ahead = null;
    this.screen.arrived(ahead);
    if (isTold) this.story.rest(this.goesOn(ahead), this.isBrief(ahead));
    else if (ahead.actor === this.screen.seat) this.story.clear();
    this.goOn();
  }

  private goOn(): void {
    if (this.isCurrent) this.screen.settled();
    this.next();
  }

  /** Whoever has just moved is asked again, and nobody else is. */
  private goesOn({ actor, prompt, view }: State): boolean {
    const asked = askedSeats(prompt, this.screen.seat, view);
    return asked.length === 1 && asked[0] === actor;
  }

  private isBrief({ events, undo_to }: State): boolean {
    const { brief = [] } = this.manner;
    return undo_to === null && events.every(({ kind }) => brief.includes(String(kind)));
  }

  /** The newest position, with nothing shown on the way there. */
  private catchUp(): void {
    this.story.clear();
    this.pictures.clear();
    this.isHurrying = true;
    this.isTold = false;
    if (this.ahead !== null) this.arrive();
    else this.next();
    this.isHurrying = false;
  }
}
