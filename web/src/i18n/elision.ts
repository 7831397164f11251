/**
 * Small words of French that lose their vowel before another one, for texts that fill a name in:
 * `{ DE($who) }` is "de Bob" or "d’Anna", `{ QUE($who) }` "que Bob" or "qu’Anna".
 */
import type { FluentFunction } from "@fluent/bundle";

/** Before an h or a y it depends on the word: these are left alone. */
const VOWEL = /^[aeiouœæ]/i;

function elided(word: string): FluentFunction {
  return ([next]) => {
    const name = String(next?.valueOf() ?? "");
    return VOWEL.test(name.normalize("NFD")) ? `${word.slice(0, -1)}’${name}` : `${word} ${name}`;
  };
}

export const ELISIONS: Record<string, FluentFunction> = { DE: elided("de"), QUE: elided("que") };
