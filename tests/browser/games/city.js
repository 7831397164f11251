/** Who owns what, how many blocks stand there, and on which square everybody's pawn stands, all as it is drawn. */
(all) => {
  const plots = all("[data-plot]").map((one) => [one.dataset.plot, one]);
  const storeys = (plot) =>
    [...plot.querySelectorAll("[data-piece=residential], [data-piece=industrial]")].reduce((sum, one) => sum + Number(one.dataset.storeys), 0);
  const spot = (one) => /translate\((\S+) (\S+)\)/.exec(one.getAttribute("transform")).slice(1).map(Number);
  const squares = all("[data-square]").map((one) => {
    const [x, y] = spot(one);
    const { width, height } = one.querySelector("rect");
    return { number: Number(one.dataset.square), x, y, right: x + width.baseVal.value, bottom: y + height.baseVal.value };
  });
  const under = ([x, y]) => squares.find((one) => one.x <= x && x <= one.right && one.y <= y && y <= one.bottom)?.number ?? null;
  return {
    owners: Object.fromEntries(plots.filter(([, one]) => one.dataset.owner !== undefined).map(([id, one]) => [id, Number(one.dataset.owner)])),
    blocks: Object.fromEntries(plots.map(([id, one]) => [id, storeys(one)])),
    pawns: Object.fromEntries(all(".pawn[data-seat]").filter((one) => one.closest(".end") === null).map((one) => [one.dataset.seat, under(spot(one))])),
  };
}
