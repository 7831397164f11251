/** For tests that type: the fields of a page one after another, and what becomes of the one typed into, key by key. */
window.fields = (() => {
  const FIELD = "input, textarea, select, [contenteditable]";
  const seen = (one) => one.getClientRects().length > 0 && one.checkVisibility();
  const inReach = (one) => (document.querySelector("dialog[open]") ?? document).contains(one);
  // One of several that exclude each other has the focus of all; a button opens the file behind it.
  const isMeant = (one) => !one.disabled && one.tabIndex >= 0 && !(one.type === "radio" && !one.checked);
  const all = (selector) => [...document.querySelectorAll(selector)].filter((one) => inReach(one) && seen(one) && isMeant(one));
  const hasFocus = () => document.activeElement === field;
  const valueOf = () => (["checkbox", "radio"].includes(field.type) ? String(field.checked) : field.value);
  const caretOf = () => (field.matches("textarea, input:is([type=text], :not([type]))") ? field.selectionStart : null);
  const met = new Set();
  let field = null;
  let notes = [];
  let wasOn = false;
  addEventListener("keyup", () => field && notes.push([hasFocus(), valueOf(), caretOf()]), true);

  const kindOf = () => {
    if (field.readOnly) return "read";
    if (field.inputMode === "numeric") return "number";
    return { text: "text", textarea: "text", "select-one": "select" }[field.type] ?? field.type;
  };

  return {
    forget: () => met.clear(),
    /** The next field that nobody has been in yet. */
    next() {
      field?.removeAttribute("data-field");
      field = all(FIELD).find((one) => !met.has(one)) ?? null;
      if (field === null) return null;
      met.add(field);
      wasOn = field.checked;
      field.setAttribute("data-field", "");
      const name = field.ariaLabel ?? [...(field.labels ?? [])].map((label) => label.innerText).join(" ").trim();
      const last = field.options !== undefined && field.selectedIndex === field.options.length - 1;
      return { kind: kindOf(), name, size: parseFloat(getComputedStyle(field).fontSize), last };
    },
    /** The focus is on whatever comes before it. */
    comeBefore() {
      const stops = all("a[href], button, summary, [tabindex], " + FIELD);
      const before = stops[stops.indexOf(field) - 1];
      if (before === undefined) document.activeElement.blur();
      else before.focus();
    },
    /** It has the focus, and what is typed replaces what is in it. */
    begin() {
      notes = [];
      if (caretOf() !== null) field.select();
    },
    /** After each key, and once nothing is awaited: whether it has the focus, what is in it, and where the caret is. */
    async end() {
      while (document.querySelector(".prompt[aria-busy=true]") !== null) await new Promise(requestAnimationFrame);
      const told = { keys: notes, after: hasFocus() };
      // What was switched is as it was.
      if (field.type === "checkbox" && field.checked !== wasOn) field.click();
      return told;
    },
  };
})();
