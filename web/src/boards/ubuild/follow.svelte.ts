/**
 * A table that is larger than its window: it turns to what it is about. What is well in sight is left where it is, so that
 * nothing runs away from under a finger; and what lies behind the question is not in sight.
 */
import { hiddenBelow } from "../../panels/attention";
import { prefersReducedMotion } from "../shared/clock.svelte";
import { CLOSE, type Box } from "./fit";
import { HALF, TALL, type Point } from "./geometry";

/** A point is well in sight if the hexagon around it is. */
const MARGIN = { x: 1.2 * HALF * CLOSE, y: 1.2 * TALL * CLOSE };

export class Follow {
  pane = $state<HTMLElement>();
  /** What is in sight, in units of the sheet. */
  sight = $state.raw<Box>({ x: 0, y: 0, width: 0, height: 0 });
  /** Pixels of the window that lie behind the question: so much room there is below the table. */
  #hidden = 0;
  /** It has turned to something: from the first on, one sees it go there. */
  #hasTurned = false;

  /** `about` is the point that is to be seen. To be made while the board is. */
  constructor(about: () => Point) {
    let asked = $state(0);
    $effect(() => {
      // What the question says may come later, and make it taller.
      const question = this.pane && document.querySelector(".ask");
      if (!question) return;
      const observer = new ResizeObserver(([entry]) => (asked = entry?.contentRect.height ?? 0));
      observer.observe(question);
      return () => observer.disconnect();
    });
    $effect(() => {
      void asked;
      const point = about();
      if (!this.pane) return;
      // Once, when all else is in its place: the page itself may move first, to where the board stands above the question.
      let frame = requestAnimationFrame(() => (frame = requestAnimationFrame(() => this.#turnTo(point))));
      return () => cancelAnimationFrame(frame);
    });
  }

  #turnTo(point: Point): void {
    const { pane } = this;
    if (!pane) return;
    this.#hidden = hiddenBelow(pane.getBoundingClientRect());
    pane.style.paddingBottom = `${this.#hidden}px`;
    const [x, y] = [point.x * CLOSE - pane.scrollLeft, point.y * CLOSE - pane.scrollTop];
    const isSeen = x >= MARGIN.x && x <= pane.clientWidth - MARGIN.x && y >= MARGIN.y && y <= pane.clientHeight - this.#hidden - MARGIN.y;
    if (!isSeen) this.lookAt(point);
    this.#hasTurned = true;
    this.see();
  }

  lookAt({ x, y }: Point): void {
    const { pane } = this;
    if (!pane) return;
    const behavior = this.#hasTurned && !prefersReducedMotion() ? "smooth" : "auto";
    pane.scrollTo?.({ left: x * CLOSE - pane.clientWidth / 2, top: y * CLOSE - (pane.clientHeight - this.#hidden) / 2, behavior });
  }

  see(): void {
    if (!this.pane) return;
    const { scrollLeft, scrollTop, clientWidth, clientHeight } = this.pane;
    this.sight = { x: scrollLeft / CLOSE, y: scrollTop / CLOSE, width: clientWidth / CLOSE, height: (clientHeight - this.#hidden) / CLOSE };
  }
}
