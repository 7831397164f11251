/** Who owns what, how many blocks stand there, what is on the sites, which bridges are open, and where the pawns are, all as it is drawn. */
(all) => {
  const signs = all("[data-sign]");
  const spot = (one) => /translate\((\S+) (\S+)\)/.exec(one.getAttribute("transform")).slice(1).map(Number);
  const storeys = (id) =>
    all(`[data-lot="${id}"] [data-piece]`).reduce((sum, one) => sum + Number(one.dataset.storeys), 0);
  const spaces = all("[data-space]").map((one) => ({ number: Number(one.dataset.space), at: spot(one) }));
  // A pawn stands on the hexagon whose middle is nearest.
  const under = ([x, y]) => {
    const far = ({ at }) => Math.hypot(at[0] - x, at[1] - y);
    return spaces.reduce((best, one) => (far(one) < far(best) ? one : best)).number;
  };
  return {
    owners: Object.fromEntries(signs.filter((one) => one.dataset.owner !== undefined).map((one) => [one.dataset.sign, Number(one.dataset.owner)])),
    blocks: Object.fromEntries(signs.map((one) => [one.dataset.sign, storeys(one.dataset.sign)])),
    sites: Object.fromEntries(all("[data-built]").map((one) => [one.dataset.built, one.querySelector("[data-piece]").dataset.piece])),
    open: all("[data-bridge][data-open]").map((one) => Number(one.dataset.bridge)).toSorted((one, two) => one - two),
    pawns: Object.fromEntries(all(".layout .pawn[data-seat]").map((one) => [one.dataset.seat, under(spot(one))])),
  };
}
