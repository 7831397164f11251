/** The pictures on the way to the view. The animation is an overlay: when it is over or skipped, the view is what is drawn. */
import { untrack } from "svelte";
import type { BoardProps } from "../board";
import { Clock, prefersReducedMotion } from "../shared/clock.svelte";
import { eased } from "../shared/estate/motion";
import { stepsOf, type Step } from "./animation";
import { ubuildView, type UBuildScene, type UBuildView } from "./types";

type Played = Pick<BoardProps, "view" | "animation" | "skip" | "pace" | "onanimated">;

export class Playback {
  readonly #clock = new Clock<Step>();
  #before = $state.raw<UBuildView | null>(null);

  /** To be made while the board is: it listens for what is to be played, and stops with it. */
  constructor(
    private readonly props: () => Played,
    private readonly scene: () => UBuildScene,
  ) {
    let played: number | null = null;
    let skipped = untrack(() => props().skip);
    $effect(() => {
      const { animation } = props();
      if (!animation) return untrack(() => this.#clock.cancel());
      if (animation.key === played) return;
      played = animation.key;
      untrack(() => this.#play(animation));
    });
    $effect(() => {
      const { skip } = props();
      if (skip === skipped) return;
      skipped = skip;
      untrack(() => this.#clock.finish());
    });
    $effect(() => () => this.#clock.cancel());
  }

  #play({ before, events }: NonNullable<Played["animation"]>): void {
    const { spaces, jail } = this.scene();
    this.#before = ubuildView(before);
    const steps = prefersReducedMotion() ? [] : stepsOf(before, events, { spaces: spaces.length, jail });
    this.#clock.play(steps, () => this.props().onanimated(), this.props().pace);
  }

  get step(): Step | null {
    return this.#clock.step;
  }

  /** How much of the step has passed. */
  get share(): number {
    return this.#clock.share;
  }

  /** What rises, turns over or is shown is drawn as after its step; what moves, as before it. */
  readonly view = $derived.by<UBuildView>(() => {
    const settled = ubuildView(this.props().view);
    const { step } = this;
    if (!step) return settled;
    const { index, steps } = this.#clock;
    const start = (index === 0 ? this.#before : steps[index - 1]?.after) ?? settled;
    return step.pawn || step.payment || step.kind === "hazard-removed" ? start : step.after;
  });

  /** How far each bridge is lifted, by its space. */
  readonly lifted = $derived.by<ReadonlyMap<number, number>>(() => {
    return new Map(
      this.view.bridges.map(({ space, open }) => {
        const share = this.step?.bridge === space ? eased(this.share) : 1;
        return [space, open ? share : 1 - share];
      }),
    );
  });
}
