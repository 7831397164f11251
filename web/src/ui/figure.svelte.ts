/** A whole number that somebody types: what stands in its field, what it comes to, and what is wrong with it. */
import { say } from "../i18n/bundle";

export interface Range {
  low: number;
  high: number;
  step: number;
}

export type Fault = "empty" | "unreadable" | "high" | "low" | "step";

/** Figures, in groups of three or not; null for anything else. */
export function numberIn(text: string): number | null {
  const found = /^(?:\d+|\d{1,3}(?:[\s.,'’]\d{3})+)$/.exec(text.trim());
  return found === null ? null : Number(found[0].replace(/\D/g, ""));
}

export function faultOf(text: string, { low, high, step }: Range): Fault | null {
  if (text.trim() === "") return "empty";
  const number = numberIn(text);
  if (number === null) return "unreadable";
  if (number > high) return "high";
  if (number < low) return "low";
  return number % step === 0 ? null : "step";
}

/** The possible number next to another one. */
export function nearest({ low, high, step }: Range, number: number): number {
  const round = Math.round(number / step) * step;
  return Math.max(low, Math.min(Math.floor(high / step) * step, round));
}

/** No further key would mend these: they are said at once, the others when somebody leaves the field or goes on. */
const HOPELESS: readonly (Fault | null)[] = ["unreadable", "high"];

export class Figure {
  /** What was typed, and the value there was then. */
  private typed = $state.raw<{ text: string; value: number } | null>(null);
  private isIn = $state(false);
  private isWanted = $state(false);
  private field: HTMLInputElement | null = null;

  /**
   * `now` is where the value is kept, and what it may be. `tell` is told of each change, readable or not: whether it is
   * possible is for the one who keeps it to say.
   */
  constructor(
    private readonly now: () => Range & { value: number },
    private readonly tell: (number: number | null) => void,
  ) {}

  get range(): Range {
    return this.now();
  }

  get value(): number {
    return this.now().value;
  }

  /** What somebody types is theirs while they are in the field; afterwards a new value takes its place. */
  get text(): string {
    const { typed } = this;
    return typed !== null && (this.isIn || typed.value === this.value) ? typed.text : String(this.value);
  }

  get fault(): Fault | null {
    return faultOf(this.text, this.range);
  }

  /** What to say about it now. */
  get problem(): string | undefined {
    const { fault, range, text } = this;
    if (fault === null || (this.isIn && !this.isWanted && !HOPELESS.includes(fault))) return undefined;
    return say(`number-${fault}`, { ...range, near: nearest(range, numberIn(text) ?? range.low) });
  }

  /** For the field itself: {@attach figure.attach}. Its form is not sent with something impossible in it. */
  readonly attach = (field: HTMLInputElement): (() => void) => {
    this.field = field;
    // A proposal stays chosen as a whole, whatever it becomes: the first key replaces it.
    $effect(() => {
      void this.text;
      if (this.isIn && this.typed === null) field.select();
    });
    $effect(() => field.setCustomValidity(this.fault ?? ""));
    return () => {
      this.field = null;
      this.isIn = false;
    };
  };

  /** What else the field tells of: {...figure.on}. */
  readonly on = {
    onfocus: (): void => {
      this.isIn = true;
      if (this.fault !== null) return;
      this.typed = null;
      this.field?.select();
    },
    onblur: (): void => {
      this.isIn = this.isWanted = false;
    },
    oninvalid: (event: Event & { currentTarget: HTMLInputElement }): void => {
      // The page says it, and not the browser.
      event.preventDefault();
      this.isWanted = true;
      const field = event.currentTarget;
      // It may be folded away.
      field.closest("details")?.setAttribute("open", "");
      if (field.form?.querySelector("input:invalid") === field) field.focus();
    },
    onkeydown: (event: KeyboardEvent): void => {
      const way = { ArrowUp: 1, ArrowDown: -1 }[event.key];
      if (way === undefined) return;
      event.preventDefault();
      this.go(way * this.range.step);
    },
  };

  type(text: string): void {
    this.isWanted = false;
    this.tell(numberIn(text));
    this.typed = { text, value: this.value };
  }

  /** So much more, or less. */
  go(by: number): void {
    const next = nearest(this.range, (numberIn(this.text) ?? this.value) + by);
    this.typed = null;
    this.tell(next);
  }
}
