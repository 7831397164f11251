/** "Your turn": a short sound and a notification of the browser, each only if it was asked for. */
import { hear } from "../sound/hearing";
import { isWished } from "./memory";

/** Without https no browser lets a page notify: the title and the sound are left. */
export function canNotify(): boolean {
  return typeof Notification !== "undefined" && window.isSecureContext;
}

/** Whether notifications are allowed, after asking if need be. */
export async function allowNotifications(): Promise<boolean> {
  if (!canNotify()) return false;
  return (await Notification.requestPermission()) === "granted";
}

/** Tell the person that it is their turn; a notification only while they look elsewhere. */
export function tellTurn(title: string, body: string): void {
  void hear("turn");
  if (document.visibilityState === "visible" || !isWished("notifications")) return;
  if (!canNotify() || Notification.permission !== "granted") return;
  try {
    const note = new Notification(title, { body, tag: "faubourg-turn", icon: "/favicon.svg" });
    note.onclick = () => {
      window.focus();
      note.close();
    };
  } catch {
    // Some phones only let a service worker notify.
  }
}
