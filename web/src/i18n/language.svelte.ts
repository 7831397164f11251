/** Which language the reader reads, and the texts loaded so far. Reading either makes a component follow it. */

export type Language = "fr" | "en";
export const LANGUAGES: readonly Language[] = ["fr", "en"];

const REMEMBERED = "faubourg.language";

class Spoken {
  #current = $state<Language>("en");
  /** Grows when texts arrive. */
  #texts = $state(0);

  get current(): Language {
    return this.#current;
  }

  get texts(): number {
    return this.#texts;
  }

  become(language: Language): void {
    this.#current = language;
  }

  arrived(): void {
    this.#texts += 1;
  }
}

export const language = new Spoken();

function isLanguage(word: string | null | undefined): word is Language {
  return word === "fr" || word === "en";
}

function remembered(): string | null {
  try {
    return window.localStorage.getItem(REMEMBERED);
  } catch {
    return null;
  }
}

export function remember(chosen: Language): void {
  try {
    window.localStorage.setItem(REMEMBERED, chosen);
  } catch {
    // A browser that keeps nothing still speaks.
  }
}

/** The address decides (?lang=fr), else what was chosen before, else the browser; English for all others. */
export function firstLanguage(): Language {
  const asked = new URL(window.location.href).searchParams.get("lang");
  if (isLanguage(asked)) {
    remember(asked);
    return asked;
  }
  const before = remembered();
  if (isLanguage(before)) return before;
  for (const wanted of navigator.languages ?? []) {
    const short = wanted.slice(0, 2).toLowerCase();
    if (isLanguage(short)) return short;
  }
  return "en";
}
