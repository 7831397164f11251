/** Where a person's attention goes: the focus of the keyboard, and what a small screen shows. */

/** A field: its keys are its own. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("input, textarea, select, [contenteditable]") !== null;
}

/** Somebody is in a field: the focus stays there, and so does the page, whatever happens meanwhile. */
export function isInField(): boolean {
  return isTyping(document.activeElement);
}

/** The focus goes there, unless somebody is in a field. */
export function lead(to: HTMLElement | null | undefined): void {
  if (!isInField()) to?.focus();
}

/** Something that answers Enter by itself. */
export function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("button, a, summary, [role=button]") !== null;
}

/** The first thing to choose, on the board or in the hand. */
const CHOOSABLE = [
  ".ask [data-target][data-legal='']",
  ".board [data-target][data-legal][tabindex='0']",
  ".hand [data-target]:not([aria-disabled])",
  ".board [data-target]:not([aria-disabled])",
];

/** By keyboard the focus follows what is asked next: from the card played to the board, and back to the hand. */
export function leadFocus(): void {
  const now = document.activeElement;
  const elsewhere = now !== null && now !== document.body && now.closest(".board, .hand, .ask") === null;
  const done = now?.matches(".ask [data-target][aria-pressed='true']") ?? false;
  if (elsewhere || (!done && now?.matches("[data-target]:not([aria-disabled]), .ask button, .ask a"))) return;
  const found = CHOOSABLE.map((place) => document.querySelector<HTMLElement>(place));
  lead(found.find((one) => one !== null));
}

/** On a phone the page moves so that what can be chosen stands above the question. */
export function reveal(flows: boolean): void {
  if (isInField()) return;
  if (flows) return revealOne();
  // What is auctioned or offered is seen on the board, though nothing there can be chosen.
  const hand = document.querySelector(".board [data-target][data-legal]") === null ? document.querySelector(".hand") : null;
  const area = (hand ?? document.querySelector(".board"))?.getBoundingClientRect();
  const question = document.querySelector(".ask")?.getBoundingClientRect();
  if (area === undefined || question === undefined) return;
  // On a phone that lies on its side the question stands beside it.
  const below = area.bottom - (question.left < area.right ? question.top : innerHeight);
  if (area.top < 0) scrollBy(0, area.top);
  else if (below > 0) scrollBy(0, Math.min(below, area.top));
}

/** The page moves so that one of these targets is in sight, on the board or in the hand. */
export function bring(targets: readonly string[]): void {
  if (isInField()) return;
  const all = [...document.querySelectorAll<HTMLElement>(".hand [data-target], .board [data-target]")];
  const found = all.find((one) => targets.includes(one.dataset.target ?? "") && one.getBoundingClientRect().height > 0);
  const box = found?.getBoundingClientRect();
  if (box === undefined) return;
  const edge = innerHeight - hiddenAtEdge();
  if (box.top < MARGIN) scrollBy(0, box.top - MARGIN);
  else if (box.bottom > edge) scrollBy(0, Math.min(box.bottom - edge + 8, box.top - MARGIN));
}

/** How much of the window the question takes, where it stays at the lower end of the screen. */
function hiddenAtEdge(): number {
  const question = document.querySelector(".ask")?.getBoundingClientRect();
  return question === undefined || question.width < innerWidth ? 0 : innerHeight - question.top;
}

/** What has just come is what everybody waits for: the page moves to its head, unless that is in sight or somebody is in a field.
 * At once: on its way, the page would miss what still grows above it. */
export function bringIntoSight(to: Element): void {
  const { top } = to.getBoundingClientRect();
  if (!isInField() && (top < 0 || top > innerHeight / 2)) to.scrollIntoView({ block: "start", behavior: "instant" });
}

/** How much of an area lies behind the question, where that stays at the lower end of the screen. */
export function hiddenBelow(area: DOMRect): number {
  const question = document.querySelector(".ask")?.getBoundingClientRect();
  if (question === undefined || question.left >= area.right || question.right <= area.left) return 0;
  return Math.max(0, Math.min(area.bottom - question.top, area.height));
}

/** Room above what is revealed, for whatever is pinned there. */
const MARGIN = 60;

/** A board that is taller than the screen moves only if nothing that can be chosen is in sight. */
function revealOne(): void {
  const targets = [...document.querySelectorAll<HTMLElement>(".board [data-legal], .hand [data-legal]")];
  const boxes = targets.map((one) => one.getBoundingClientRect()).filter(({ height }) => height > 0);
  const edge = document.querySelector(".ask")?.getBoundingClientRect().top ?? innerHeight;
  const [first] = boxes;
  if (first === undefined || boxes.some(({ top, bottom }) => top >= 0 && bottom <= edge)) return;
  scrollBy(0, first.top - MARGIN);
}
