/** Something that scrolls once it holds too much: then, and only then, the keyboard can scroll it too. */
export function scrollable(box: HTMLElement): () => void {
  // A pixel may be lost in rounding.
  const look = () => {
    if (box.scrollHeight > box.clientHeight + 1) box.tabIndex = 0;
    else box.removeAttribute("tabindex");
  };
  // What it holds may be fetched, and comes later.
  const sized = new ResizeObserver(look);
  const filled = new MutationObserver(look);
  sized.observe(box);
  filled.observe(box, { childList: true, characterData: true, subtree: true });
  look();
  return () => {
    sized.disconnect();
    filled.disconnect();
  };
}
