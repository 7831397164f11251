/** Light, dark, or as the system has it. */

export type Theme = "system" | "light" | "dark";
const REMEMBERED = "faubourg.theme";

class Chosen {
  #theme = $state<Theme>("system");

  get current(): Theme {
    return this.#theme;
  }

  choose(theme: Theme): void {
    this.#theme = theme;
    if (theme === "system") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
    try {
      window.localStorage.setItem(REMEMBERED, theme);
    } catch {
      // A browser that keeps nothing can still be dark.
    }
  }

  /** Whether what is on the screen now is dark. */
  isDark(): boolean {
    if (this.#theme !== "system") return this.#theme === "dark";
    return window.matchMedia("(prefers-color-scheme: dark)").matches;
  }
}

export const theme = new Chosen();

export function startTheme(): void {
  let before: string | null = null;
  try {
    before = window.localStorage.getItem(REMEMBERED);
  } catch {
    // As above.
  }
  if (before === "light" || before === "dark") theme.choose(before);
}
