/** Before each page: whatever goes wrong on it is kept, for whoever drives this browser hears nothing of it. */
(() => {
  const KEPT = "tests.complaints";
  // A size that is measured again in the next frame: nobody is shown that.
  const isHarmless = (text) => text.includes("ResizeObserver loop");
  const keep = (text) => {
    if (isHarmless(text)) return;
    const all = JSON.parse(sessionStorage.getItem(KEPT) ?? "[]");
    sessionStorage.setItem(KEPT, JSON.stringify([...all, `${location.pathname}: ${text}`]));
  };
  addEventListener("error", ({ message, target }) => keep(`error: ${message ?? target?.src ?? target?.href}`), true);
  addEventListener("unhandledrejection", ({ reason }) => keep(`rejection: ${reason}`));
  addEventListener("securitypolicyviolation", (event) => keep(`policy: ${event.violatedDirective} ${event.blockedURI}`));
  for (const how of ["error", "warn"]) {
    const own = console[how];
    console[how] = (...all) => {
      keep(`${how}: ${all.join(" ")}`);
      own.apply(console, all);
    };
  }
})();
