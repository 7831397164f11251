/** A guided game as the server tells it: what has been done so far is kept here and sent whole, each time. */
import type { Animation, Preview } from "../boards/board";
import type { Choice, GameEvent, Scene, View } from "../wire/position";
import { pick } from "../store/selection";
import { lessonAt } from "../wire/api";
import type { PromptInfo } from "../wire/types";

/** What is sent for a button. */
const BUTTON = -1;

export interface LessonState {
  game: string;
  /** The sentences are `learn-<game>-<id>`. */
  id: string;
  step: number;
  of: number;
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
    private readonly ask: (game: string, moves: number[]) => Promise<LessonState> = lessonAt,
  ) {}

  get state(): LessonState | null {
    return this.moments.at(-1)?.state ?? null;
  }

  /** The moves that are not confirmed yet, and the view before them. */
  get preview(): Preview | null {
    return this.moments.at(-1)?.preview ?? null;
  }

  async start(): Promise<void> {
    this.moments = [];
    await this.show([]);
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
    else if (this.moments.length > 1 && !this.busy) this.moments = this.moments.slice(0, -1);
  }

  endAnimation(): void {
    if (this.animation === null) return;
    this.skip += 1;
    this.animation = null;
  }

  animated(): void {
    this.animation = null;
  }

  private async show(inputs: number[]): Promise<void> {
    this.busy = true;
    this.problem = null;
    try {
      const state = await this.ask(this.game, inputs);
      this.endAnimation();
      const last = this.moments.at(-1);
      this.moments = [...this.moments, { state, preview: previewOf(last, state), inputs }];
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
