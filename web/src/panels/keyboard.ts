/** What the keys do at a table; those of a field, a button or an open dialog are left to it. */
import type { TableStore } from "../store/table.svelte";
import { isControl, isTyping } from "./attention";

/** What can be opened beside the board. */
export type Panel = "log" | "chat";

export interface Keyboard {
  store: TableStore;
  /** Whether there is a chat at this table. */
  chat: boolean;
  open: (panel: Panel) => void;
  /** The board in words, or drawn again. */
  write: () => void;
  /** What the keys do, to read. */
  explain: () => void;
}

export function pressed(event: KeyboardEvent, { store, chat, open, write, explain }: Keyboard): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
  if (document.querySelector("dialog[open]") !== null || store.covered !== null) return;
  const act = event.key === "Enter" ? entered(store, event.target) : event.key === "Escape" ? escaped(store) : null;
  const key = event.key.toLowerCase();
  if (act !== null) act();
  else if (key === "l") open("log");
  else if (key === "c" && chat) open("chat");
  else if (key === "t") write();
  else if (key === "?") explain();
  else return;
  event.preventDefault();
}

function entered(store: TableStore, target: EventTarget | null): (() => void) | null {
  if (isControl(target)) return null;
  if (store.pictures.stop !== null) return () => store.pictures.goOn();
  if (store.bargaining.terms === null && store.canConfirm) return () => void store.composer.confirm();
  if (store.showing.awaitsTap) return () => store.showing.hasten();
  return null;
}

function escaped(store: TableStore): () => void {
  if (store.showing.canSkip) return () => store.showing.showEnd();
  if (store.bargaining.terms !== null) return () => store.bargaining.close();
  return () => void store.composer.back();
}
