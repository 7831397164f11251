// How tall the question is, how tall what it holds would be, the tallest part of it with nothing in it, and how much of its
// buttons lies outside.
() => {
  const prompt = document.querySelector(".prompt");
  const box = prompt.getBoundingClientRect();
  const inner = [...prompt.querySelectorAll("h2, p, li, legend, input, button, summary, dt, dd, [role=group]")]
    .map((one) => one.getBoundingClientRect())
    .filter(({ height }) => height > 0)
    .sort((one, other) => one.top - other.top);
  let hole = 0, reached = box.top;
  for (const { top, bottom } of [...inner, { top: box.bottom, bottom: box.bottom }]) {
    hole = Math.max(hole, top - reached);
    reached = Math.max(reached, bottom);
  }
  const hidden = Math.max(0, ...[...prompt.querySelectorAll(".actions button")].map((one) => one.getBoundingClientRect().bottom - box.bottom));
  prompt.style.minHeight = "0";
  prompt.style.height = "auto";
  const needed = prompt.offsetHeight;
  prompt.style.minHeight = prompt.style.height = "";
  return { height: Math.round(box.height), needed, hole: Math.round(hole), hidden: Math.round(hidden) };
}
