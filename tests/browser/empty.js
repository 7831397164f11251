// How much of the screen below the header has nothing in it: the widest strip from top to bottom, in pixels, and the share.
() => {
  const FULL = "svg, img, button, a, p, li, h1, h2, h3, input, select, summary, table, label, .card, .prompt, figure";
  const step = 20;
  const top = document.querySelector("header").getBoundingClientRect().bottom + step;
  let widest = 0, run = 0, empty = 0, all = 0;
  for (let x = step / 2; x < innerWidth; x += step) {
    let full = false;
    for (let y = top; y < innerHeight; y += step) {
      all += 1;
      const one = document.elementFromPoint(x, y)?.closest(FULL);
      if (one) full = true; else empty += 1;
    }
    run = full ? 0 : run + step;
    widest = Math.max(widest, run);
  }
  return { widest, share: Math.round(100 * empty / all) };
}
