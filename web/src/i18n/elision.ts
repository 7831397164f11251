/**
 * Small words of French that lose their vowel before another one, for texts that fill a name in:
 * `{ DE($who) }` is "de Bob" or "d’Anna", `{ QUE($who) }` "que Bob" or "qu’Anna".
 */
import type { FluentFunction } from "@fluent/bundle";

/**
 * Without its accents. A y before a consonant is one: Yves, not Yann. Before an h it depends on the name: those whose h
 * nearly everybody takes for mute are listed, such as Hélène, Henri and Hortense; Hugo and Hassan are left alone.
 */
const VOWEL = /^(?:[aeiouœæ]|y[bcdfghj-np-tv-xz]|h(?:el[eo]|enri|ermi|ector|erv|ipp|onor|ortens|ubert|yacin))/i;

function elided(word: string): FluentFunction {
  return ([next]) => {
    const name = String(next?.valueOf() ?? "");
    return VOWEL.test(name.normalize("NFD").replace(/\p{M}/gu, "")) ? `${word.slice(0, -1)}’${name}` : `${word} ${name}`;
  };
}

export const ELISIONS: Record<string, FluentFunction> = { DE: elided("de"), QUE: elided("que") };
