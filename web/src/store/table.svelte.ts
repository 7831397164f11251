/**
 * One table as this tab sees it. The server's messages make the confirmed position; what is shown may be a preview of
 * the person's own gesture, or lag behind while events are animated.
 */
import type { Animation } from "../boards/board";
import type { Choice, GameEvent, Scene, View } from "../wire/position";
import * as api from "../wire/api";
import { ApiProblem } from "../wire/api";
import { keeperOf, TableSocket, type Answer, type Link, type Request } from "../wire/socket";
import type { FromServer, LogEntry, PromptInfo, Refused, State, Suggestion, TableInfo, UndoRequest, Welcome } from "../wire/types";
import { Acts } from "./acts";
import { Bargaining } from "./bargaining.svelte";
import { Composer, type Host } from "./composer.svelte";
import { isSettled } from "./deals";
import { kept } from "./kept";
import { keepDraft, keptDraft, rememberedSeat, rememberSeat, type KeptDraft } from "./memory";
import { Pictures } from "./pictures.svelte";
import { preferences } from "./preferences.svelte";
import { askedSeats, firstSeat, isAsked, isPlayedByBot, mySeats, nextAtScreen } from "./seats";
import type { Step } from "./selection";
import { Talk } from "./talk.svelte";

/** Why there is no table to show, or none any more; the sentence is `error-<code>` or `refusal-<code>`. */
export interface Problem {
  code: string;
  params: Record<string, string | number>;
}

export class TableStore implements Host {
  link = $state<Link>("connecting");
  problem = $state.raw<Problem | null>(null);
  /** The server said it goes and will be back. */
  restarting = $state(false);
  table = $state.raw<TableInfo | null>(null);
  scene = $state.raw<Scene | null>(null);
  seat = $state<number | null>(null);
  state = $state.raw<State | null>(null);
  log = $state.raw<LogEntry[]>([]);
  /** The last entry that came while we watched: what is announced. */
  latest = $state.raw<LogEntry | null>(null);
  /** A move that a bot would make. */
  hint = $state.raw<Choice | null>(null);
  /** Hot-seat: the seat that must tap before anything is shown. */
  covered = $state<number | null>(null);
  /** What somebody who refused an offer would accept. */
  suggestion = $state.raw<Suggestion | null>(null);
  /** The picture just before an event at which somebody may want to stop: the board's to say. */
  pause: ((event: GameEvent, seat: number, after: View) => View | null) | null = null;
  readonly talk = new Talk();
  readonly composer: Composer;
  readonly bargaining: Bargaining;
  readonly pictures = new Pictures(() => this.cover());
  readonly acts = new Acts(this);
  /** What was being composed when the page was loaded. */
  private left: KeptDraft | null;
  private offset = 0;
  private readonly socket: TableSocket;

  constructor(
    readonly id: string,
    connect?: (address: string) => WebSocket,
  ) {
    this.left = keptDraft(id);
    this.composer = new Composer(this);
    this.bargaining = new Bargaining(this, this.composer);
    this.socket = new TableSocket({
      table: id,
      seat: null,
      keeper: keeperOf(id),
      onmessage: (message) => this.receive(message),
      onlink: (link) => this.linked(link),
      onrefused: () => void this.look(),
      ...(connect && { connect }),
    });
  }

  // What is shown

  get view(): View | null {
    return this.pictures.view ?? this.composer.view;
  }

  get animation(): Animation | null {
    return this.pictures.current;
  }

  get prompt(): PromptInfo | null {
    return this.composer.prompt;
  }

  /** Nothing can be chosen while the picture is still on its way. */
  get choices(): Choice[] {
    return !this.pictures.isIdle || this.covered !== null || !this.isPlaying ? [] : this.composer.choices;
  }

  get isPlaying(): boolean {
    return this.table?.status === "playing";
  }

  /** What the person may be asked now, animated or not. */
  get isAsked(): boolean {
    return this.isPlaying && this.seat !== null && this.state !== null && isAsked(this.state.prompt);
  }

  get asked(): number[] {
    return this.state === null || !this.isPlaying ? [] : askedSeats(this.state.prompt, this.seat, this.state.view);
  }

  get mine(): number[] {
    return this.table === null ? [] : mySeats(this.table);
  }

  /** The request to go back that can be answered: of the position shown. */
  get undo(): UndoRequest | null {
    const asked = this.table?.undo ?? null;
    return asked !== null && asked.seq === this.state?.seq ? asked : null;
  }

  /** The server's time. */
  now(): number {
    return Date.now() + this.offset;
  }

  // Coming and going

  async start(): Promise<void> {
    if (!(await this.look()) || this.table === null) return;
    const before = rememberedSeat(this.id);
    this.seat = firstSeat(this.table, before);
    // Whoever opens a table with several seats has not said yet who is at the screen.
    if (this.mine.length > 1 && before !== this.seat && this.table.status === "playing") this.covered = this.seat;
    this.socket.hello(this.seat);
    this.socket.open();
  }

  stop(): void {
    this.pictures.clear();
    this.socket.close();
  }

  wake(): void {
    this.socket.wake();
  }

  get connection(): TableSocket {
    return this.socket;
  }

  /** Ask over HTTP what the table is; false, and a problem, if there is none. */
  private async look(): Promise<boolean> {
    try {
      this.know(await api.tableInfo(this.id));
      return true;
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      // A server that cannot be reached may come back; a table that is not there will not.
      const gone = error.status >= 400 && error.status < 500 && error.status !== 429;
      if (this.table !== null && !gone) return true;
      this.problem = { code: error.code, params: error.params };
      this.stop();
      return false;
    }
  }

  private linked(link: Link): void {
    this.link = link;
    if (link === "live") this.restarting = false;
  }

  // What the server says

  private receive(message: FromServer): void {
    switch (message.type) {
      case "welcome":
        return this.welcome(message);
      case "state":
        return this.meet(message);
      case "table":
        this.know(message.table);
        if (!this.isPlaying) this.composer.cancel();
        void api.reveal(message.table);
        return;
      case "chat":
        return this.talk.hear(message.line, this.seat);
      case "suggestion":
        this.suggestion = message;
        return;
      case "pong":
        this.offset = message.now - Date.now();
        return;
      case "bye":
        this.restarting = message.again;
        if (!message.again) this.problem = { code: message.code, params: {} };
        return;
      case "refused":
        if (message.id === null) this.turnedAway(message);
        return;
    }
  }

  /** What has no id answers hello, or something that nobody here waits for. */
  private turnedAway(refused: Refused): void {
    if (refused.code === "not-your-seat" && this.seat !== null) {
      // Taken along to another device: here one may still watch.
      this.show(null);
      void this.look();
    } else if (refused.code === "no-spectators") {
      this.problem = { code: refused.code, params: refused.params };
      this.stop();
    } else {
      this.composer.notice = { ...refused, kind: "refused" };
    }
  }

  private welcome(message: Welcome): void {
    const before = this.state;
    const sameSeat = message.seat === this.seat && before !== null;
    const same = sameSeat && before.seq === message.state?.seq;
    const playing = this.composer.sending;
    if (!same) {
      const composed = sameSeat && this.composer.steps.length > 0 && playing === null;
      this.composer.clear();
      this.composer.sending = playing;
      this.composer.notice = composed ? { kind: "stale" } : null;
      if (!sameSeat || message.state === null || playing !== null) this.bargaining.close();
      this.pictures.clear();
      this.hint = null;
    }
    this.seat = message.seat;
    this.know(message.table);
    this.scene = message.scene;
    this.log = message.log;
    this.talk.lines = message.chat;
    this.suggestion = message.suggestion;
    this.state = message.state;
    this.setClock(message.state);
    if (same) void this.composer.resume();
    else if (sameSeat && message.state !== null) this.bargaining.meet(before, message.state);
    if (!same && this.left?.seat === this.seat && this.left.seq === this.state?.seq)
      void this.composer.resume(this.left.steps);
    this.left = null;
    this.cover();
    void api.reveal(message.table);
  }

  private meet(sent: State): void {
    if (sent.seat !== this.seat) return;
    const before = this.state;
    const state = { ...sent, view: kept(sent.view, this.composer.view) };
    this.setClock(state);
    if (before !== null && state.seq <= before.seq) {
      if (state.seq === before.seq) this.state = state;
      return;
    }
    const ours = this.composer.meet(state);
    this.state = state;
    if (before !== null) this.bargaining.meet(before, state);
    this.hint = null;
    if (before !== null && isSettled(this.suggestion, before, state)) this.suggestion = null;
    const { seq, actor, at, events, undo_to } = state;
    this.latest = { seq, actor, at, events, undo_to };
    this.log = [...this.log, this.latest];
    if (ours !== null) this.animate(ours.before, state.view, ours.events, true);
    else if (before === null || undo_to !== null) this.pictures.clear();
    else if (!this.isHurried(actor)) this.animate(before.view, state.view, events, true);
    // The match begins at a screen shared by several: nobody has said yet who looks.
    if (before === null && this.mine.length > 1) this.covered = this.seat;
    this.cover();
  }

  private know(table: TableInfo): void {
    // Nobody agreed, or I took it back: whoever asked is told that it is over.
    if (this.undo?.by === this.seat && table.undo === null) this.composer.notice = { kind: "undo-off" };
    this.table = table;
    this.offset = table.now - Date.now();
  }

  private setClock(state: State | null): void {
    if (state?.clock != null) this.offset = state.clock.now - Date.now();
  }

  // What the composer needs

  /** `happened`: this is no preview. */
  animate(before: View, after: View, events: GameEvent[], happened = false): void {
    if (document.visibilityState === "hidden" || this.covered !== null) this.pictures.clear();
    else this.pictures.add(before, after, events, (event) => (happened ? this.stopAt(event, after) : null));
  }

  private stopAt(event: GameEvent, after: View): View | null {
    return preferences.rents || this.seat === null ? null : (this.pause?.(event, this.seat, after) ?? null);
  }

  /** Somebody whose moves are shown without animation. */
  private isHurried(actor: number): boolean {
    const seat = this.table?.seats[actor];
    return preferences.fastBots && seat !== undefined && isPlayedByBot(seat);
  }

  keep(steps: Step[]): void {
    const { seat, state } = this;
    keepDraft(this.id, steps.length === 0 || seat === null || state === null ? null : { seat, seq: state.seq, steps });
  }

  // Hot-seat

  /** When another of my seats must decide, hide everything until it taps. What the last one did is shown first. */
  private cover(): void {
    if (this.table === null || this.state === null || !this.pictures.isIdle) return;
    const next = nextAtScreen(this.table, this.asked, this.seat);
    if (next !== null) this.covered = next;
    else if (this.covered !== null && this.asked.length === 0) this.covered = null;
  }

  uncover(): void {
    const seat = this.covered;
    this.covered = null;
    if (seat !== null) this.show(seat);
  }

  /** Look through another of my seats; null watches. */
  show(seat: number | null): void {
    rememberSeat(this.id, seat);
    if (seat === this.seat) return;
    this.seat = seat;
    this.state = null;
    this.composer.clear();
    this.composer.notice = null;
    this.bargaining.close();
    this.pictures.clear();
    this.socket.hello(seat);
  }

  ask(request: Request): Promise<Answer> {
    return this.socket.ask(request);
  }

  /** Something done over HTTP that changed the table. */
  async change(doing: Promise<TableInfo>): Promise<void> {
    const before = this.mine;
    const answer = await doing;
    // The socket may have brought what is newer than this, and has come sooner.
    if (this.table === null || answer.now >= this.table.now) this.know(answer);
    const gained = this.mine.find((seat) => !before.includes(seat));
    if (gained !== undefined && this.seat === null) this.show(gained);
    if (this.seat !== null && !this.mine.includes(this.seat)) this.show(this.mine[0] ?? null);
  }
}
