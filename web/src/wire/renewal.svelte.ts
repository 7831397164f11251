/** Whether the server has other pages by now than this one was opened with: parts of this one may be gone for good. */
class Renewal {
  found = $state(false);

  /** Ask the server for the page as it is today, once something of this one did not come; true if it is another. */
  async look(): Promise<boolean> {
    const begins = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.getAttribute("src");
    if (this.found || !begins) return this.found;
    try {
      const answer = await fetch("/", { cache: "no-store" });
      this.found = answer.ok && !(await answer.text()).includes(begins);
    } catch {
      // Nobody is there to say so.
    }
    return this.found;
  }
}

export const renewal = new Renewal();
