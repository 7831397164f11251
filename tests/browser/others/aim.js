/** Where to press: the middle of what a selector finds, once it is in sight, stands still, and nothing lies over it. Or why nowhere. */
async (selector, patience) => {
  // None comes from a browser that does not draw.
  const LONGEST = 10_000;
  const drawn = () => new Promise((done) => requestAnimationFrame(() => done(true)));
  const frame = () => Promise.race([drawn(), new Promise((done) => setTimeout(done, LONGEST, false))]);
  const seen = (one) => one.getClientRects().length > 0 && one.checkVisibility({ visibilityProperty: true });
  const boxOf = (one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2, width, height };
  };
  const isSame = (one, other) => Object.keys(one).every((key) => one[key] === other?.[key]);
  const until = performance.now() + patience;
  const places = ["nearest", "center", "start", "end"];
  let problem = "";
  for (let tries = 0; performance.now() < until; await frame()) {
    // Where a part of the board is open under a loupe, its target lies there, and comes last.
    const one = [...document.querySelectorAll(selector)].filter(seen).at(-1);
    problem = one === undefined ? "is not there" : one.matches(":disabled") ? "is disabled" : "";
    if (problem !== "") continue;
    const block = places[tries % places.length];
    one.scrollIntoView({ block, inline: "nearest", behavior: "instant" });
    const before = boxOf(one);
    if (!(await frame())) return { problem: "is not drawn" };
    problem = isSame(before, boxOf(one)) ? "" : "moves";
    if (problem !== "") continue;
    const over = document.elementFromPoint(before.x, before.y);
    if (over !== null && one.contains(over)) return { x: before.x, y: before.y };
    problem = `lies under ${over?.outerHTML.slice(0, 200)}`;
    tries += 1;
  }
  return { problem };
}
