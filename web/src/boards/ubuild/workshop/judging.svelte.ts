/** What bots find on a layout, as the figures grow: the server does a little whenever it is asked, and no more than that. */
import { keep, recall } from "../../../beside/device";
import { ApiProblem, requestsOf } from "../../../wire/api";
import type { Judged, Requests } from "../../../wire/requests/ubuild";

const ask = requestsOf<Requests>("ubuild");
const SEED = 1;
/** After being told that it was too fast, or out of reach. */
const PAUSE = 3000;
const MOST_FAILURES = 5;

/** What was asked last in this browser. */
interface Asked {
  layout: string;
  seats: number;
  matches: number;
}
const KEPT = "faubourg.judged";

export class Judging {
  /** What is asked next. */
  seats = $state(4);
  matches = $state(200);
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

  /** Until all is known, or somebody stops it. */
  async start(layout: string, seats: number, matches: number): Promise<void> {
    this.stop();
    const giveUp = (this.#giveUp = new AbortController());
    const { signal } = giveUp;
    const asked = { layout, seats, matches };
    keep(KEPT, JSON.stringify(asked));
    [this.running, this.problem] = [true, null];
    let failures = 0;
    while (!signal.aborted) {
      try {
        const found = await ask("judge", { ...asked, seed: SEED }, signal);
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

  /** What was found of a layout before the page was left: asked for once, so that nobody works on unasked. */
  async recall(layout: string): Promise<void> {
    const asked = lastAsked();
    if (asked?.layout !== layout) return;
    const { signal } = (this.#giveUp = new AbortController());
    [this.seats, this.matches] = [asked.seats, asked.matches];
    try {
      const found = await ask("judge", { ...asked, seed: SEED }, signal);
      if (!signal.aborted) this.found = found;
    } catch {
      // Whoever wants to know asks again.
    }
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

function lastAsked(): Asked | null {
  try {
    const { layout, seats, matches } = JSON.parse(recall(KEPT) ?? "{}") as Partial<Asked>;
    return typeof layout === "string" && typeof seats === "number" && typeof matches === "number" ? { layout, seats, matches } : null;
  } catch {
    return null;
  }
}
