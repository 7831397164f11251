/** What the checker says of the board on the bench, and what is to be pressed next. */
import type { Workbench } from "../../../wire/requests/ubuild";
import { faultText, problemSentence, tell } from "./words";

export interface Verdict {
  look: "problem" | "good" | "quiet";
  text: string;
}

/** Which part of the tile that is picked is to be placed next. */
export type Half = "whole" | "first" | "second";

/** `problem` is why the last act was not done, `whyNot` why a tile of the tray cannot come next. */
export function verdictOf(now: Workbench | null, problem: unknown, whyNot: string, half: Half | null): Verdict {
  if (problem) return { look: "problem", text: problemSentence(problem, now) };
  if (whyNot) return { look: "problem", text: whyNot };
  if (!now) return { look: "quiet", text: "" };
  const where = half === null ? "" : tell("workshop-where", { half });
  if (now.fault) return { look: "problem", text: `${faultText(now.fault, now)} ${where}`.trim() };
  if (where) return { look: "quiet", text: where };
  if (now.left > 0) return { look: "quiet", text: tell("workshop-left-to-build", { left: now.left, next: nextOf(now) }) };
  return { look: "good", text: tell("workshop-good", { printed: now.printed ? "yes" : "no", sites: now.sites.length, spaces: now.spaces.length }) };
}

/** The sorts of tiles that may come next. */
function nextOf({ tray }: Workbench): string {
  const next = tray.filter(({ left, refusal }) => left > 0 && !refusal);
  const sorts = [
    next.some(({ spaces }) => spaces.length > 1) && "double",
    next.some(({ code, spaces }) => spaces.length === 1 && code !== "br") && "single",
    next.some(({ code }) => code === "br") && "bridge",
  ];
  return sorts.filter(Boolean).join("-") || "none";
}
