/** "Your turn": a short sound and a notification of the browser, each only if it was asked for. */
import { isWished } from "./memory";

let audio: AudioContext | null = null;

/** Two soft notes, drawn by hand: no file to load. */
export function playSound(): void {
  try {
    audio ??= new AudioContext();
    const start = audio.currentTime;
    for (const [note, delay] of [
      [523, 0],
      [784, 0.14],
    ] as const) {
      const tone = audio.createOscillator();
      const volume = audio.createGain();
      tone.frequency.value = note;
      tone.type = "triangle";
      volume.gain.setValueAtTime(0.0001, start + delay);
      volume.gain.exponentialRampToValueAtTime(0.12, start + delay + 0.02);
      volume.gain.exponentialRampToValueAtTime(0.0001, start + delay + 0.3);
      tone.connect(volume).connect(audio.destination);
      tone.start(start + delay);
      tone.stop(start + delay + 0.32);
    }
  } catch {
    // A browser without sound, or one that wants a click first.
  }
}

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
  if (isWished("sound")) playSound();
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
