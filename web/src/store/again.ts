/** To the next match of the same people, where each has a seat kept; and sit down there. */
import { ApiProblem, rematch, sit } from "../wire/api";

/** A request may be lost on its way, as when a connection was just being closed: so often it is made, with a pause between. */
const ATTEMPTS = 4;
const PAUSE = 400;

/** The table that it is played at. `names`: under which I sat, a name for each of my seats; `game`: another one than before. */
export async function playAgain(table: string, names: readonly string[], game: string | null = null): Promise<string> {
  // All who ask are led to the same table: to ask twice does no harm.
  const { table: next } = await reached(() => rematch(table, game));
  for (const name of names) {
    try {
      await reached(() => sit(next, name));
    } catch (problem) {
      // Somebody else was quicker, or we sit there already: the waiting room shows how things are, and has a chair.
      if (!(problem instanceof ApiProblem)) throw problem;
    }
  }
  return next;
}

/** What comes of it, once the server was reached. */
async function reached<Found>(doing: () => Promise<Found>): Promise<Found> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await doing();
    } catch (problem) {
      if (!(problem instanceof ApiProblem) || problem.code !== "unreachable" || attempt === ATTEMPTS) throw problem;
      await new Promise((done) => setTimeout(done, PAUSE));
    }
  }
}
