/** Copying a text; without https browsers have no clipboard for pages, and the old way is left. */

/** Whether it is copied. A field that holds it is selected, so that a person can copy it by hand at the worst. */
export async function copied(text: string, field?: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return field === undefined ? copiedFromAside(text) : copiedFrom(field);
  }
}

function copiedFrom(field: HTMLInputElement): boolean {
  field.focus();
  field.select();
  try {
    return document.execCommand("copy");
  } catch {
    return false;
  }
}

/** From a field that is there for this alone. */
function copiedFromAside(text: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement("input");
  field.value = text;
  field.readOnly = true;
  field.className = "unseen";
  document.body.append(field);
  const done = copiedFrom(field);
  field.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return done;
}
