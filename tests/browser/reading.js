/**
 * What cannot be read well on the page: letters that are too small as they are seen on the screen, and words that are
 * broken inside. In a drawing letters may be smaller than in what is said.
 */
({ drawn, said }) => {
  const DRAWINGS = "svg, figure, .board .picture, :is(.learn, .viewer) .board, .hand [data-target], .thumbnail";
  // Addresses and hashes are no words.
  const NO_WORDS = "code, kbd, .code";
  const WORD = /[\p{L}\p{M}\p{N}’']{2,}/gu;
  const found = new Map();

  const place = (element) => {
    const names = [];
    for (let one = element; one !== null && names.length < 3; one = one.parentElement) {
      const own = [...one.classList].filter((name) => !name.startsWith("s-") && !name.startsWith("svelte-"));
      names.unshift([one.localName, ...own].join("."));
    }
    return names.join(" > ");
  };

  const sizeOf = (element) => {
    const size = parseFloat(getComputedStyle(element).fontSize);
    if (element instanceof SVGElement) {
      const matrix = element.getScreenCTM();
      return size * Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c));
    }
    // A box that is drawn smaller than it is laid out.
    const { offsetHeight } = element;
    const seen = element.getBoundingClientRect().height;
    return offsetHeight > 0 && Math.abs(seen / offsetHeight - 1) > 0.1 ? (size * seen) / offsetHeight : size;
  };

  const isSeen = (element) =>
    element.checkVisibility({ visibilityProperty: true }) && element.closest(".unseen, title, desc, script, style, option") === null;

  const complain = (element, text, what) => {
    const key = `${place(element)}: ${what}`;
    if (!found.has(key)) found.set(key, `${key}: “${text.trim().slice(0, 40)}”`);
  };

  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (nodes.nextNode()) {
    const node = nodes.currentNode;
    const element = node.parentElement;
    if (node.data.trim() === "" || element === null || !isSeen(element)) continue;
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    if (boxes.length === 0) continue;
    const least = element.closest(DRAWINGS) === null ? said : drawn;
    const size = sizeOf(element);
    if (size < least - 0.05) complain(element, node.data, `${size.toFixed(1)} px, less than ${least}`);
    if (boxes.length === 1 || element.closest(NO_WORDS) !== null) continue;
    for (const word of node.data.matchAll(WORD)) {
      range.setStart(node, word.index);
      range.setEnd(node, word.index + word[0].length);
      const lines = new Set([...range.getClientRects()].filter(({ width }) => width > 0.5).map(({ bottom }) => Math.round(bottom / 4)));
      if (lines.size > 1) complain(element, word[0], "broken inside");
    }
  }
  return [...found.values()];
}
