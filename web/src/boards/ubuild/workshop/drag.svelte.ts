/** Something that is dragged: a tile from the tray, or one that lies there. It begins when the pointer has gone some way. */
import type { TileOffered } from "../../../wire/requests/ubuild";

export type Load = { tile: TileOffered; place: 0 } | { tile: null; place: number };

const FAR = 8;

export class Drag {
  load = $state.raw<Load | null>(null);
  x = $state(0);
  y = $state(0);
  /** A drag ends in a click on some element, which is none. */
  #ended = 0;

  /** `moved` is told of every step, `dropped` of the end; neither of a press that goes nowhere. */
  start(load: Load, event: PointerEvent, moved: (x: number, y: number) => void, dropped: (x: number, y: number) => void): void {
    // Pressed anew: what is clicked now is meant.
    this.#ended = 0;
    if (event.button !== 0 || !event.isPrimary) return;
    const { clientX, clientY, pointerId } = event;
    const end = new AbortController();
    const on = (name: "pointermove" | "pointerup" | "pointercancel", heard: (event: PointerEvent) => void) =>
      window.addEventListener(name, (one) => one.pointerId === pointerId && heard(one), { signal: end.signal });
    const stop = () => {
      end.abort();
      this.load = null;
    };
    on("pointermove", ({ clientX: x, clientY: y }) => {
      if (this.load === null && Math.hypot(x - clientX, y - clientY) < FAR) return;
      this.load = load;
      [this.x, this.y] = [x, y];
      moved(x, y);
    });
    on("pointerup", ({ clientX: x, clientY: y }) => {
      const went = this.load !== null;
      stop();
      if (!went) return;
      this.#ended = performance.now();
      dropped(x, y);
    });
    on("pointercancel", stop);
    window.addEventListener("keydown", (one) => one.key === "Escape" && stop(), { signal: end.signal });
  }

  /** Whether a click is the end of a drag. */
  get isOver(): boolean {
    return performance.now() - this.#ended < 100;
  }
}
