/**
 * What a game says of the options in a form while somebody chooses them: whether they can be played, and by how many.
 * It is asked a moment after the last change, never at every key, and once more before the form is sent.
 */
import { ApiProblem, checkOptions } from "../wire/api";
import type { GameInfo } from "../wire/types";

/** Milliseconds in which nothing changes before the game is asked. */
export const PAUSE = 500;
/** What the server says of something that it has read and does not take. */
const REFUSED = 422;

type Options = Record<string, unknown>;

export class OptionCheck {
  /** What is wrong with the options that there are now; null while nobody has said so. */
  problem = $state.raw<ApiProblem | null>(null);
  /** How many can play that game, by its last good options. */
  private known = $state.raw<{ game: string; seats: number[] } | null>(null);
  /** The last question, as text: an answer to another one comes too late. */
  private question = "";
  private waiting: (() => Promise<void>) | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private looking: Promise<void> = Promise.resolve();

  constructor(private readonly ask: typeof checkOptions = checkOptions) {}

  /** How many can play with the options, as far as that is known. */
  seatsFor(game: GameInfo): number[] {
    return this.known?.game === game.id ? this.known.seats : game.usual_seats;
  }

  /**
   * These are the options now, for so many. The usual ones need no asking. With `figures` of one's own only a table could
   * tell what is wrong with them: then nothing is, and if they are refused with the usual figures, anybody may play.
   */
  meet(game: GameInfo, options: Options, seats: number, figures = false): void {
    const question = JSON.stringify([game.id, options, seats, figures]);
    if (question === this.question) return;
    this.question = question;
    this.problem = null;
    this.stop();
    if (Object.keys(options).length === 0) this.known = { game: game.id, seats: game.usual_seats };
    else {
      this.waiting = () => this.look(game, options, seats, figures);
      this.timer = setTimeout(() => this.begin(), PAUSE);
    }
  }

  /** Whether nothing is wrong; what has not been asked yet is asked at once. */
  async isGood(): Promise<boolean> {
    this.begin();
    await this.looking;
    return this.problem === null;
  }

  /** A table with them was refused. */
  refuse(problem: ApiProblem): void {
    this.problem = problem;
  }

  /** Nothing more is asked. */
  stop(): void {
    clearTimeout(this.timer);
    this.waiting = null;
  }

  private begin(): void {
    const { waiting } = this;
    this.stop();
    if (waiting !== null) this.looking = waiting();
  }

  private async look(game: GameInfo, options: Options, seats: number, figures: boolean): Promise<void> {
    const { question } = this;
    try {
      const answer = await this.ask(game.id, { options, seats });
      if (question === this.question) this.known = { game: game.id, seats: answer.seats };
    } catch (problem) {
      // A server that cannot be asked has refused nothing.
      if (question !== this.question || !(problem instanceof ApiProblem) || problem.status !== REFUSED) return;
      if (figures) this.known = { game: game.id, seats: game.seats };
      else this.problem = problem;
    }
  }
}
