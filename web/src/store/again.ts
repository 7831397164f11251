/** To the next match of the same people, where each has a seat kept; and sit down there. */
import { ApiProblem, rematch, sit } from "../wire/api";

/** The table that it is played at. `names`: under which I sat, a name for each of my seats; `game`: another one than before. */
export async function playAgain(table: string, names: readonly string[], game: string | null = null): Promise<string> {
  const { table: next } = await rematch(table, game);
  for (const name of names) {
    try {
      await sit(next, name);
    } catch (problem) {
      // Somebody else was quicker, or we sit there already: the waiting room shows how things are.
      if (!(problem instanceof ApiProblem)) throw problem;
    }
  }
  return next;
}
