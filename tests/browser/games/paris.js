/** What is on sale, what lies in the basket, who owns what and what stands there, and everybody's rent tokens. */
(all) => {
  const TOKENS = "[data-points^='tokens-']";
  const lotsIn = (place) => all(`${place} [data-target^='lot:']`).map((one) => [one.dataset.target.slice(4), one]);
  const market = lotsIn("[data-part=market]");
  const isTaken = ([, button]) => button.ariaPressed === "true";
  const ids = (lots) => lots.map(([id]) => id).sort();
  const built = (button) => (button.querySelector(".hotel .flag") ? "hotel" : button.querySelectorAll("g.house").length);
  // Where there is little room, one quarter is shown, below its tab.
  const headOf = (button) => button.closest(".owner").querySelector("[data-spot^='seat-']") ?? document.querySelector(".tab.shown [data-spot]");
  const seatOf = (button) => Number(headOf(button).dataset.spot.slice(5));
  const quarters = lotsIn("[data-part=quarters] .quarter");
  return {
    sale: ids(market.filter((one) => !isTaken(one))),
    basket: ids(market.filter(isTaken)),
    owners: Object.fromEntries(quarters.map(([id, button]) => [id, seatOf(button)])),
    built: Object.fromEntries(quarters.map(([id, button]) => [id, built(button)])),
    // The table says them once, beside the board.
    tokens: Object.fromEntries(all(TOKENS).map((one) => [one.dataset.points.slice(7), parseInt(one.textContent)])),
  };
}
