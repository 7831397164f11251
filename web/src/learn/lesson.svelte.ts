/** A guided game as the server tells it: what has been done so far is kept here and sent whole, each time. */
import type { Animation, Preview } from "../boards/board";
import type { Choice, GameEvent, Scene, View } from "../wire/position";
import { keepLesson, keptLesson } from "../store/memory";
import { pick } from "../store/selection";
import { lessonAt } from "../wire/api";
import type { PromptInfo } from "../wire/types";

/** What is sent for a button. */
const BUTTON = -1;

export interface LessonState {
  game: string;
  /** The sentences are `learn-<game>-<id>`. */
  id: string;
  /** All that was done so far, by the person or the guide. */
  moves: number[];
  /** Each with the step it begins with; the sentences are `learn-<game>-chapter-<id>`. */
  chapters: { id: string; step: string }[];
  /** The place of this one, from 1 on, and of the step in it. */
  chapter: number;
  step: number;
  of: number;
  /** Steps that show a turn, and how it ends. */
  pictures: Record<"turn" | "end", string>;
  /** null: a move is awaited. */
  button: "next" | "confirm" | "finish" | null;
  highlight: string[];
  drafting: boolean;
  seat: number;
  names: string[];
  scene: Scene;
  view: View;
  prompt: PromptInfo;
  choices: Choice[];
  events: GameEvent[];
  done: boolean;
}

/** What was shown after each thing the person did. */
interface Moment {
  state: LessonState;
  preview: Preview | null;
  inputs: number[];
}

export class Lesson {
  picked = $state.raw<string[]>([]);
  /** A greyed target that was tapped. */
  refused = $state.raw<Choice | null>(null);
  animation = $state.raw<Animation | null>(null);
  busy = $state(false);
  problem = $state.raw<unknown>(null);
  skip = $state(0);
  private moments = $state.raw<Moment[]>([]);
  private key = 0;

  constructor(
    readonly game: string,
    private readonly ask: (game: string, moves: number[], to?: string) => Promise<LessonState> = lessonAt,
  ) {}

  get state(): LessonState | null {
    return this.moments.at(-1)?.state ?? null;
  }

  /** The moves that are not confirmed yet, and the view before them. */
  get preview(): Preview | null {
    return this.moments.at(-1)?.preview ?? null;
  }

  async start(): Promise<void> {
    keepLesson(this.game, []);
    this.moments = [];
    await this.show([]);
  }

  /** Where it was left; from the beginning, if it was not, or if that is not asked for any more. */
  async resume(): Promise<void> {
    const left = keptLesson(this.game);
    if (left.length > 0) await this.show(left);
    if (this.state === null) await this.start();
  }

  /** To a chapter: whatever comes before it is done as the guide says. */
  async open(step: string): Promise<void> {
    if (!this.busy) await this.turnTo([], step);
  }

  get canGoBack(): boolean {
    return this.picked.length > 0 || (this.state?.moves.length ?? 0) > 0;
  }

  /** The person chose a target on the board. */
  async pick(target: string): Promise<void> {
    if (this.state === null || this.busy) return;
    this.endAnimation();
    const answer = pick(this.state.choices, this.picked, target);
    this.refused = answer.kind === "refused" ? answer.choice : null;
    if (answer.kind === "narrowed") this.picked = answer.picked;
    if (answer.kind === "move") await this.choose(answer.move);
  }

  async choose(move: number): Promise<void> {
    if (!this.busy) await this.show([...(this.moments.at(-1)?.inputs ?? []), move]);
  }

  async press(): Promise<void> {
    await this.choose(BUTTON);
  }

  /** Take back a pick, or else the last thing done. */
  back(): void {
    this.endAnimation();
    this.refused = null;
    this.problem = null;
    if (this.picked.length > 0) this.picked = this.picked.slice(0, -1);
    else if (this.busy) return;
    else if (this.moments.length > 1) this.moments = this.moments.slice(0, -1);
    // What came before the place where it was left, or opened, has not been shown here.
    else if (this.canGoBack) void this.turnTo(this.state!.moves.slice(0, -1));
    keepLesson(this.game, this.state?.moves ?? []);
  }

  endAnimation(): void {
    if (this.animation === null) return;
    this.skip += 1;
    this.animation = null;
  }

  animated(): void {
    this.animation = null;
  }

  /** Show another place, without the way there. */
  private async turnTo(moves: number[], to?: string): Promise<void> {
    this.endAnimation();
    await this.show(moves, to);
    this.endAnimation();
    const place = this.moments.at(-1);
    this.moments = place === undefined ? [] : [{ ...place, preview: null }];
  }

  private async show(inputs: number[], to?: string): Promise<void> {
    this.busy = true;
    this.problem = null;
    try {
      const state = await this.ask(this.game, inputs, to);
      keepLesson(this.game, state.done ? [] : state.moves);
      this.endAnimation();
      const last = this.moments.at(-1);
      this.moments = [...this.moments, { state, preview: previewOf(last, state), inputs: state.moves }];
      if (last && state.events.length > 0) this.animation = { key: ++this.key, before: last.state.view, events: state.events };
      this.picked = [];
      this.refused = null;
    } catch (error) {
      this.problem = error;
    }
    this.busy = false;
  }
}

function previewOf(last: Moment | undefined, state: LessonState): Preview | null {
  if (!state.drafting || last === undefined) return null;
  const { before, events } = last.preview ?? { before: last.state.view, events: [] };
  return { before, events: [...events, ...state.events] };
}
