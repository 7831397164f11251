/**
 * Before a page begins: `glances.look()` tells what it shows, in one glance: what tests wait for and choose from.
 * `board` reads the board of the game played. `glances.after(changes, most)` looks when the page has changed since.
 */
(board) => {
  // As they are before a test makes time stand still.
  const later = window.setTimeout.bind(window);
  // What changes together is looked at together.
  const TOGETHER = 4;
  const ALL = { subtree: true, childList: true, attributes: true, characterData: true };
  let changes = 0;
  let changed = () => {};
  new MutationObserver(() => {
    changes += 1;
    changed();
  }).observe(document, ALL);

  // As it is before a test takes it away.
  const { checkVisibility } = Element.prototype;
  const seen = (element) => element.getClientRects().length > 0 && checkVisibility.call(element);
  const all = (selector) => [...document.querySelectorAll(selector)].filter(seen);

  const look = () => {
    const table = document.querySelector("[data-status]");
    const prompt = document.querySelector(".prompt");
    // Under the loupe one flat is open: what else is on the board lies behind it.
    const loupe = document.querySelector("figure [role=dialog]");
    const reachable = (one) => loupe === null || loupe.contains(one) || one.closest("figure") === null;
    const targets = all("[data-target]").filter((one) => reachable(one) && one.ariaPressed !== "true");
    return {
      changes,
      status: table?.dataset.status ?? null,
      seq: table?.dataset.seq === undefined ? null : Number(table.dataset.seq),
      covered: document.querySelector(".cover") !== null,
      asked: table?.dataset.asked !== undefined,
      busy: prompt?.ariaBusy === "true",
      composing: all("button[aria-keyshortcuts=Escape]").length > 0,
      confirm: all(".prompt button[aria-keyshortcuts=Enter]").length > 0,
      legal: targets.filter((one) => one.dataset.legal === "").map((one) => one.dataset.target),
      refused: targets.filter((one) => one.ariaDisabled === "true").map((one) => one.dataset.target),
      suggested: all(".prompt [data-suggested]").length > 0,
      plain: all(".prompt [data-move]").map((one) => one.dataset.move),
      bids: all(".prompt [data-bid]:enabled").map((one) => Number(one.dataset.bid)),
      out: all(".prompt [data-out]:enabled").length > 0,
      hand: all("[data-target^='card:']").map((one) => one.dataset.target.slice(5)),
      board: board(all),
    };
  };

  window.glances = {
    look,
    /** At the latest after `most` milliseconds: not all that is waited for is in the document. */
    async after(known, most) {
      if (changes === known) {
        await new Promise((done) => {
          later(done, most);
          changed = () => later(done, TOGETHER);
        });
        changed = () => {};
      }
      return look();
    },
  };
}
