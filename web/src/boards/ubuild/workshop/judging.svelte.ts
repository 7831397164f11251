/** What bots find on a layout, as the figures grow: the server does a little whenever it is asked, and no more than that. */
import { ApiProblem, requestsOf } from "../../../wire/api";
import type { Judged, Requests } from "../../../wire/requests/ubuild";

const ask = requestsOf<Requests>("ubuild");
const SEED = 1;
/** After being told that it was too fast, or out of reach. */
const PAUSE = 3000;
const MOST_FAILURES = 5;

export class Judging {
  found = $state.raw<Judged | null>(null);
  problem = $state.raw<unknown>(null);
  running = $state(false);
  #giveUp: AbortController | null = null;

  /** How much is done, 0 to 1. */
  get share(): number {
    const { found } = this;
    if (found === null) return 0;
    return ((found.judged?.matches ?? 0) + (found.printed?.matches ?? 0)) / (2 * found.matches);
  }

  get done(): boolean {
    return this.share >= 1;
  }

  async start(layout: string, seats: number, matches: number): Promise<void> {
    this.stop();
    const giveUp = (this.#giveUp = new AbortController());
    const { signal } = giveUp;
    [this.running, this.problem] = [true, null];
    let failures = 0;
    while (!signal.aborted) {
      try {
        const found = await ask("judge", { layout, seats, matches, seed: SEED }, signal);
        if (signal.aborted) return;
        this.found = found;
        failures = 0;
        if (this.done) break;
      } catch (problem) {
        if (signal.aborted) return;
        failures += 1;
        if (!mayPass(problem) || failures > MOST_FAILURES) {
          this.problem = problem;
          break;
        }
        await new Promise((resolve) => setTimeout(resolve, PAUSE));
      }
    }
    if (this.#giveUp === giveUp) this.running = false;
  }

  /** What is known stays. */
  stop(): void {
    this.#giveUp?.abort();
    this.#giveUp = null;
    this.running = false;
  }

  forget(): void {
    this.stop();
    [this.found, this.problem] = [null, null];
  }
}

function mayPass(problem: unknown): boolean {
  return problem instanceof ApiProblem && (problem.status === 0 || problem.status === 429 || problem.status === 503);
}
