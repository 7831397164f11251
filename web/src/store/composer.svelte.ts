/** The gesture being composed at this screen: targets picked, the moves so far, and the preview that answers them. */
import type { Choice, GameEvent, View } from "../wire/position";
import { Lost, type Answer, type Gesture, type Request } from "../wire/socket";
import { LONGEST_GESTURE, type Checked, type Drafted, type FormInfo, type PromptInfo, type Refused, type State } from "../wire/types";
import { unseen } from "./frames";
import { kept } from "./kept";
import { preferences } from "./preferences.svelte";
import { isAsked } from "./seats";
import { forced, movesOf, pick, recomposed, stepBack, type Answer as Chosen, type Step } from "./selection";

/** Something to be said beside the prompt: a refused target, an answer of the server, or news of the gesture. */
export type Notice =
  | { kind: "choice"; choice: Choice }
  | { kind: "refused"; code: string; clause: string | null; params: Record<string, string | number>; late?: boolean }
  | { kind: "stale" | "unsent" | "lost" | "undo-off" };

type Problem = Pick<Refused, "code" | "clause" | "params">;

/** How often a move is asked for anew when the position changes meanwhile. */
const TRIES = 3;

export interface Host {
  ask(request: Request): Promise<Answer>;
  readonly state: State | null;
  readonly seat: number | null;
  /** `draft`: what was on screen before, if that was one. */
  animate(before: View, after: View, events: GameEvent[], draft: Drafted | null): void;
  /** Remember the moves so far; none, when there is nothing to come back to. */
  keep(steps: Step[]): void;
}

export class Composer {
  picked = $state.raw<string[]>([]);
  steps = $state.raw<Step[]>([]);
  draft = $state.raw<Drafted | null>(null);
  /** A gesture that is confirmed and not yet part of the match. */
  sending = $state.raw<Gesture | null>(null);
  notice = $state.raw<Notice | null>(null);
  /** An answer to a draft is awaited. */
  busy = $state(false);
  /** What an open move in words means is awaited. */
  reading = $state(false);
  /** What is sent competes with what others do at the same moment. */
  private racing = false;
  /** Grows with every change of plan: answers to an older plan are of no use. */
  private plan = 0;

  constructor(private readonly host: Host) {}

  get view(): View | null {
    return this.draft?.view ?? this.host.state?.view ?? null;
  }

  get prompt(): PromptInfo | null {
    return this.draft?.prompt ?? this.host.state?.prompt ?? null;
  }

  get choices(): Choice[] {
    if (this.sending !== null || this.host.seat === null) return [];
    return this.draft?.choices ?? this.host.state?.choices ?? [];
  }

  /** The open moves of the position shown. */
  get forms(): FormInfo[] {
    if (this.host.seat === null) return [];
    return this.draft?.forms ?? this.host.state?.forms ?? [];
  }

  get isComposing(): boolean {
    return this.steps.length > 0 || this.picked.length > 0;
  }

  get canConfirm(): boolean {
    if (this.draft === null || this.busy || this.sending !== null) return false;
    return !isAsked(this.draft.prompt) || this.steps.length >= LONGEST_GESTURE;
  }

  /** The person chose a target. */
  async pick(target: string): Promise<void> {
    if (this.busy || this.sending !== null) return;
    const answer = pick(this.choices, this.picked, target);
    this.notice = answer.kind === "refused" ? { kind: "choice", choice: answer.choice } : null;
    if (answer.kind === "narrowed") this.picked = answer.picked;
    if (answer.kind === "move") await this.choose(answer.move);
  }

  /** The person chose a move; one that is not listed says what it is. */
  async choose(move: number, open?: Choice): Promise<void> {
    if (this.busy || this.sending !== null) return;
    this.notice = null;
    await this.extend([...this.steps, this.step(move, open)]);
    if (!preferences.confirm) await this.confirm();
  }

  /** What is chosen now, with what it answers. */
  private step(move: number, open?: Choice): Step {
    const { prompt } = this;
    const choice = this.choices.find((one) => one.move === move) ?? open;
    const as: Chosen | null = choice === undefined || prompt === null ? null : { choice, prompt };
    return { move, forced: false, ...(as && { as }) };
  }

  /** Make these moves the gesture. If they are refused, it stays what it was, and the reason is said. */
  async compose(moves: number[], still = false): Promise<void> {
    if (this.busy || this.sending !== null) return;
    this.notice = null;
    const goesOn = this.steps.every(({ move }, place) => moves[place] === move);
    const steps = recomposed(this.steps, moves);
    const next = goesOn ? steps[this.steps.length] : undefined;
    if (next !== undefined) Object.assign(next, this.step(next.move));
    if (moves.length === 0) this.cancel();
    else await this.extend(steps, { keep: true, still: still || !goesOn });
  }

  /** The number of a move in the game's notation, and why it cannot be made after `before`; null if there was no answer. */
  async read(text: string, before: () => number[] = () => movesOf(this.steps)): Promise<Pick<Checked, "move" | "refusal"> | null> {
    const { seat } = this.host;
    for (let tries = 0; tries < TRIES && seat !== null && this.host.state !== null; tries++) {
      const { seq } = this.host.state;
      this.reading = true;
      const answer = await this.asked({ type: "check", seat, seq, text, moves: before() });
      this.reading = false;
      if (answer?.type === "checked") return answer;
      // Where several act at once, the position may have changed under way.
      if (answer?.type === "refused" && answer.code === "stale" && this.host.state?.seq !== seq) continue;
      if (answer?.type === "refused") this.object(answer);
      return null;
    }
    return null;
  }

  /** Say why something is not possible. */
  object({ code, clause, params }: Problem, late = false): void {
    this.notice = { kind: "refused", code, clause, params, late };
  }

  /** Take back a pick, or else the last move. */
  async back(): Promise<void> {
    this.notice = null;
    if (this.sending !== null) return;
    if (this.picked.length > 0) {
      this.picked = this.picked.slice(0, -1);
      return;
    }
    const steps = stepBack(this.steps);
    if (steps.length === 0) this.cancel();
    else await this.preview(steps);
  }

  /** Empty the draft. */
  cancel(): void {
    if (this.sending !== null) return;
    this.notice = null;
    this.clear();
  }

  /** Send the gesture. It is kept and sent again until the server has answered. */
  async confirm(): Promise<void> {
    if (this.canConfirm) await this.send(movesOf(this.steps));
  }

  /** Play this move at once, after those composed so far. `racing`: others may act before it arrives. */
  async playNow(move: number, racing = false): Promise<boolean> {
    if (this.busy || this.sending !== null) return false;
    this.notice = null;
    this.picked = [];
    return this.send([...movesOf(this.steps), move], racing);
  }

  /** True once it is part of the match. */
  private async send(moves: number[], racing = false): Promise<boolean> {
    const { state, seat } = this.host;
    if (state === null || seat === null) return false;
    const gesture = { seat, seq: state.seq, moves };
    this.sending = gesture;
    this.racing = racing;
    this.host.keep([]);
    try {
      const answer = await this.host.ask({ type: "play", ...gesture });
      if (this.sending !== gesture) return answer.type === "ack";
      if (answer.type === "refused") this.refuse(answer, { late: racing });
      else if (answer.type === "ack" && this.host.state !== null && this.host.state.seq >= answer.seq) this.clear();
      return answer.type === "ack";
    } catch (error) {
      if (!(error instanceof Lost)) throw error;
      // The page is leaving; the gesture waits for the next one.
      return false;
    }
  }

  /** A new position: what was composed for the old one is of no use, unless it is what has just been played. */
  meet(state: State): { before: View; events: GameEvent[] } | null {
    const { draft, sending, racing } = this;
    const next = sending !== null && (racing ? state.seq > sending.seq : state.seq === sending.seq + 1);
    const ours = next && state.actor === sending.seat;
    // Somebody else was faster: what is on its way is judged where the table stands now, and will be answered.
    if (racing && sending !== null && !ours) return null;
    const lost = this.steps.length > 0 && !ours;
    this.clear();
    // Who is not asked any more has nothing to choose again.
    this.notice = lost && state.choices.length > 0 ? { kind: "stale" } : null;
    return ours && draft !== null ? { before: draft.view, events: unseen(state.events, draft.events) } : null;
  }

  /** The connection is back, or the page was loaded again, at the same position: ask for the preview again. */
  async resume(steps: Step[] = this.steps): Promise<void> {
    if (this.sending !== null || steps.length === 0) return;
    this.busy = false;
    await this.preview(steps);
  }

  clear(): void {
    this.plan += 1;
    this.busy = false;
    this.picked = [];
    this.steps = [];
    this.draft = null;
    this.sending = null;
    this.racing = false;
    this.host.keep([]);
  }

  private refuse(refused: Refused, { keep = false, late = false } = {}): void {
    if (!keep) this.clear();
    this.object(refused, late);
  }

  /** The answer, or null and a notice if the connection was lost. */
  private async asked(request: Request): Promise<Answer | null> {
    try {
      return await this.host.ask(request);
    } catch (error) {
      if (!(error instanceof Lost)) throw error;
      this.notice = { kind: "lost" };
      return null;
    }
  }

  /** Show these moves, and then whatever is forced. `still`: they do not go on from what is shown. */
  private async extend(steps: Step[], { keep = false, still = false } = {}): Promise<void> {
    const { view: before, draft } = this;
    // The animation begins with the same picture that shows the answer: nothing is drawn twice.
    const drafted = await this.preview(steps, keep, ({ view, events }) => {
      if (!still && before !== null) this.host.animate(before, view, unseen(events, draft?.events ?? []), draft);
    });
    if (drafted === null || before === null) return;
    // An open move is a choice too.
    const next = isAsked(drafted.prompt) && drafted.forms.length === 0 ? forced(drafted.choices) : null;
    if (next !== null && steps.length < LONGEST_GESTURE) await this.extend([...steps, { move: next, forced: true }]);
  }

  /** Ask for the position after these moves and show it. What is refused empties the draft, unless it is kept. */
  private async preview(steps: Step[], keep = false, onshown?: (drafted: Drafted) => void): Promise<Drafted | null> {
    const { state, seat } = this.host;
    if (state === null || seat === null) return null;
    const plan = ++this.plan;
    this.busy = true;
    try {
      const answer = await this.host.ask({ type: "draft", seat, seq: state.seq, moves: movesOf(steps) });
      if (plan !== this.plan) return null;
      this.busy = false;
      if (answer.type === "refused") this.refuse(answer, { keep });
      if (answer.type !== "draft") return null;
      const drafted = { ...answer, view: kept(answer.view, this.view) };
      this.picked = [];
      this.steps = steps;
      this.draft = drafted;
      this.host.keep(steps);
      onshown?.(drafted);
      return drafted;
    } catch (error) {
      if (!(error instanceof Lost)) throw error;
      if (plan === this.plan) {
        this.busy = false;
        this.notice = { kind: "lost" };
      }
      return null;
    }
  }
}
