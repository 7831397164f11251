/** By keyboard: one target is in the order of the Tab key, the arrow keys go along the track and round the sites. */
import { nextOnTrack } from "./ring";

/** Hexagons beside each other are at most so many of their widths apart. */
const BESIDE = 1.15;

export class Roving {
  /** Where the focus was last. */
  #kept: string | null = null;

  /** `about` is what the question is about; `onpoint` is told what the keys have come to. */
  constructor(
    private readonly root: () => HTMLElement | undefined,
    private readonly about: () => string | null,
    private readonly onpoint: (target: string) => void,
  ) {}

  #buttons(): HTMLElement[] {
    return [...(this.root()?.querySelectorAll<HTMLElement>(".targets [data-target]") ?? [])];
  }

  /** The one stop: where the focus was, if that can be chosen; else the first that can. */
  settle(): void {
    const all = this.#buttons();
    const legal = all.filter((one) => one.dataset.legal === "");
    const open = legal.length > 0 ? legal : all.filter((one) => one.dataset.legal !== undefined);
    const same = all.find((one) => one.dataset.target === this.#kept && (open.length === 0 || open.includes(one) || one === document.activeElement));
    const about = this.about();
    const stop = same ?? open[0] ?? all.find((one) => one.dataset.target === about) ?? all[0];
    for (const one of all) {
      const place = one === stop ? "0" : "-1";
      if (one.getAttribute("tabindex") !== place) one.setAttribute("tabindex", place);
    }
  }

  /** What the board tells of: {...roving.on}. */
  readonly on = {
    onkeydown: (event: KeyboardEvent): void => {
      const from = targetOf(event);
      if (from === undefined) return;
      const boxes = this.#buttons().map((one) => ({ one, target: one.dataset.target ?? "", box: one.getBoundingClientRect() }));
      const stops = boxes.map(({ target, box }) => ({ target, x: box.left + box.width / 2, y: box.top + box.height / 2 }));
      const next = nextOnTrack(stops, from, event.key, (boxes[0]?.box.width ?? 0) * BESIDE);
      if (next === null) return;
      event.preventDefault();
      boxes.find(({ target }) => target === next)?.one.focus();
    },
    onfocusin: (event: FocusEvent): void => {
      const target = targetOf(event);
      if (target === undefined) return;
      this.#kept = target;
      this.settle();
      if (event.target instanceof HTMLElement && event.target.matches(":focus-visible")) this.onpoint(target);
    },
    /** Whoever comes back by Tab comes to what can be chosen. */
    onfocusout: ({ relatedTarget }: FocusEvent): void => {
      if (!(relatedTarget instanceof Element && relatedTarget.closest(".targets"))) this.settle();
    },
  };
}

function targetOf({ target }: Event): string | undefined {
  return target instanceof HTMLElement && target.closest(".targets") ? target.dataset.target : undefined;
}
