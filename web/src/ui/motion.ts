/** Whether anything on these pages moves. What the system asks for is asked of it by whoever draws. */
import { isPreferred } from "../store/memory";

/** Pages stand still, or do as the system says. */
export function standStill(still: boolean): void {
  if (still) document.documentElement.dataset.motion = "none";
  else delete document.documentElement.dataset.motion;
}

export function isStill(): boolean {
  return document.documentElement.dataset.motion === "none";
}

export function startMotion(): void {
  standStill(isPreferred("still", false));
}
