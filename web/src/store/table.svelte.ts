/**
 * One table as this tab sees it. `state` is the position on screen, for the board, the question, the hand, the scores and
 * the title alike: newer ones wait until what led to them has been shown, or is skipped. What is shown may besides be a
 * preview of the person's own gesture.
 */
import type { Animation } from "../boards/board";
import { hear, soundsOf } from "../sound/hearing";
import type { Choice, GameEvent, Scene, View } from "../wire/position";
import * as api from "../wire/api";
import { ApiProblem } from "../wire/api";
import { keeperOf, TableSocket, type Answer, type Link, type Request } from "../wire/socket";
import type { Drafted, FromServer, LogEntry, PromptInfo, Refused, State, Suggestion, TableInfo, UndoRequest, Welcome } from "../wire/types";
import { Acts } from "./acts";
import { Bargaining } from "./bargaining.svelte";
import { Composer, type Host } from "./composer.svelte";
import { isSettled } from "./deals";
import { Hints } from "./hints.svelte";
import { kept } from "./kept";
import { keepDraft, keptDraft, rememberedSeat, rememberSeat, type KeptDraft } from "./memory";
import type { Pictures } from "./pictures.svelte";
import { preferences } from "./preferences.svelte";
import { askedSeats, firstSeat, isAsked, isPlayedByBot, mySeats, nextAtScreen } from "./seats";
import type { Step } from "./selection";
import { Showing, type Screen } from "./showing.svelte";
import { Talk } from "./talk.svelte";

/** Why there is no table to show, or none any more; the sentence is `error-<code>` or `refusal-<code>`. */
export interface Problem {
  code: string;
  params: Record<string, string | number>;
}

export class TableStore implements Host, Screen {
  link = $state<Link>("connecting");
  problem = $state.raw<Problem | null>(null);
  /** The server said it goes and will be back. */
  restarting = $state(false);
  /** The seat shown here was taken along to another device. */
  taken = $state(false);
  /** The table as the server told it last. */
  private news = $state.raw<TableInfo | null>(null);
  scene = $state.raw<Scene | null>(null);
  seat = $state<number | null>(null);
  state = $state.raw<State | null>(null);
  log = $state.raw<LogEntry[]>([]);
  /** The last entry that was shown while we watched: what is announced. */
  latest = $state.raw<LogEntry | null>(null);
  /** Hot-seat: the seat that must tap before anything is shown. */
  covered = $state<number | null>(null);
  /** What somebody who refused an offer would accept. */
  suggestion = $state.raw<Suggestion | null>(null);
  readonly talk = new Talk();
  readonly composer: Composer;
  readonly bargaining: Bargaining;
  readonly showing = new Showing(this);
  readonly acts = new Acts(this);
  readonly hints = new Hints(this);
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

  get pictures(): Pictures {
    return this.showing.pictures;
  }

  get view(): View | null {
    return this.pictures.first?.before ?? this.composer.view;
  }

  /** Who is "you" in what is told: nobody any more, once a bot plays to the end for whoever has resigned. */
  get reader(): number | null {
    return this.seat !== null && this.table?.seats[this.seat]?.resigned ? null : this.seat;
  }

  /** The draft on screen: while another is animated, the one before it. */
  get draft(): Drafted | null {
    return this.pictures.isIdle ? this.composer.draft : (this.pictures.first?.draft ?? null);
  }

  get animation(): Animation | null {
    return this.pictures.current;
  }

  get prompt(): PromptInfo | null {
    return this.draft?.prompt ?? this.state?.prompt ?? null;
  }

  /** Nothing can be chosen while the picture is still on its way. */
  get choices(): Choice[] {
    return !this.showing.isCurrent || this.covered !== null || !this.isPlaying ? [] : this.composer.choices;
  }

  get canConfirm(): boolean {
    return this.showing.isCurrent && this.composer.canConfirm;
  }

  /** As it stands in the position on screen: a match is over when its last move has been seen. */
  get table(): TableInfo | null {
    const { news } = this;
    if (news === null || news.status === "waiting" || this.showing.isCurrent || this.state === null) return news;
    return { ...news, status: "playing" };
  }

  set table(news: TableInfo | null) {
    this.news = news;
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

  /** Whose turn is told, until the next one begins; null if none is, or this seat may act. */
  get told(): number | null {
    return this.isAsked || !this.isPlaying ? null : this.showing.toldActor;
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
    this.showing.forget();
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
      this.taken = true;
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
    const same = sameSeat && this.showing.newest?.seq === message.state?.seq;
    const playing = this.composer.sending;
    if (!same) {
      const composed = sameSeat && this.composer.steps.length > 0 && playing === null;
      this.composer.clear();
      this.composer.sending = playing;
      this.composer.notice = composed ? { kind: "stale" } : null;
      if (!sameSeat || message.state === null || playing !== null) this.bargaining.close();
      this.showing.forget();
      this.hints.given = null;
    }
    // What the page missed is in the log, and in the strip.
    if (this.showing.isBehind) this.showing.forget();
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
    this.setClock(sent);
    if (sent.seq !== this.showing.newest?.seq) this.showing.meet(sent);
    else if (!this.showing.renew(sent)) this.state = { ...sent, view: kept(sent.view, this.composer.view) };
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

  // What is shown when

  get isWatched(): boolean {
    return document.visibilityState !== "hidden" && this.covered === null;
  }

  isHurried(actor: number): boolean {
    if (preferences.pace === "at-once") return true;
    const seat = this.table?.seats[actor];
    return preferences.fastBots && seat !== undefined && isPlayedByBot(seat);
  }

  began(state: State): void {
    this.latest = entryOf(state);
  }

  unpictured(events: GameEvent[]): void {
    void hear(...soundsOf(events, this.showing.manner.sounds));
  }

  arrived(state: State): void {
    const before = this.state;
    this.state = state;
    this.hints.given = null;
    this.log = [...this.log, entryOf(state)];
    if (before !== null) {
      this.bargaining.meet(before, state);
      if (isSettled(this.suggestion, before, state)) this.suggestion = null;
    } else if (this.mine.length > 1) {
      // The match begins at a screen shared by several: nobody has said yet who looks.
      this.covered = this.seat;
    }
  }

  settled(): void {
    this.cover();
  }

  // What the composer needs

  animate(before: View, after: View, events: GameEvent[], draft: Drafted | null): void {
    this.showing.animate(before, after, events, draft);
  }

  keep(steps: Step[]): void {
    const { seat, state } = this;
    keepDraft(this.id, steps.length === 0 || seat === null || state === null ? null : { seat, seq: state.seq, steps });
  }

  // Hot-seat

  /** When another of my seats must decide, hide everything until it taps. What the last one did is shown first. */
  private cover(): void {
    if (this.table === null || this.state === null || !this.showing.isCurrent) return;
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
    this.taken = false;
    this.state = null;
    this.composer.clear();
    this.composer.notice = null;
    this.bargaining.close();
    this.showing.forget();
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
    if (this.news === null || answer.now >= this.news.now) this.know(answer);
    const gained = this.mine.find((seat) => !before.includes(seat));
    if (gained !== undefined && this.seat === null) this.show(gained);
    if (this.seat !== null && !this.mine.includes(this.seat)) this.show(this.mine[0] ?? null);
  }
}

function entryOf({ seq, actor, at, events, undo_to }: State): LogEntry {
  return { seq, actor, at, events, undo_to };
}
