/**
 * An offer being composed, piece by piece. Each change is checked by the server and, if it is allowed, made the draft:
 * the draft's view tells what the deal would change. Or it is a suggestion: what one would accept in place of the offer
 * that is open, which is no move and is written as its reader would offer it.
 */
import type { Bargain } from "../boards/board";
import type { Scene, View } from "../wire/position";
import type { Answer, Request } from "../wire/socket";
import { Lost } from "../wire/socket";
import type { State } from "../wire/types";
import type { Composer } from "./composer.svelte";
import { dealableIn, dealFormOf, dealText, hasOffered, heldBy, termsOf, turned, type Offer, type Terms } from "./deals";
import { legalOf, movesOf } from "./selection";

export interface Market {
  ask(request: Request): Promise<Answer>;
  readonly state: State | null;
  readonly scene: Scene | null;
  readonly seat: number | null;
}

export class Bargaining {
  terms = $state.raw<Terms | null>(null);
  purpose = $state<"offer" | "suggestion">("offer");
  partners = $state.raw<number[]>([]);
  /** The terms as they stand are allowed, and drafted. */
  isFine = $state(false);
  /** The sum is one that could be named at all. */
  isClear = $state(true);
  /** The kind of choice that refuses the offer in place of which something is suggested. */
  private refusal = "";
  /** It is to be sent: a suggestion is on its way, or an offer waits for the answer about its last change. */
  isSending = $state(false);
  private assets: string[] = [];
  /** The moves composed before the offer. */
  private base: number[] = [];
  private isChecking = $state(false);

  constructor(
    private readonly market: Market,
    private readonly composer: Composer,
  ) {}

  /** Nothing is known to be wrong with it, or there is something to say about its sum. */
  get mayTry(): boolean {
    return this.isFine || this.isChecking || !this.isClear;
  }

  /** Compose an offer; `terms` to begin with. */
  open(terms?: Terms): void {
    const form = dealFormOf(this.composer.forms);
    const [partner] = form?.partners ?? [];
    if (form === null || partner === undefined) return;
    this.begin("offer", form.partners, form.assets);
    this.base = movesOf(this.composer.steps);
    this.terms = terms ?? { partner, assets: [], cash: 0 };
    if (terms !== undefined) void this.verify();
  }

  /** Compose what one would accept in place of an offer, beginning with that; `refusal` is the kind of its refusal. */
  counter(offer: Offer, refusal: string): void {
    this.refusal = refusal;
    this.begin("suggestion", [offer.proposer], dealableIn(this.market.scene));
    this.terms = turned(termsOf(offer), offer.proposer);
  }

  private begin(purpose: "offer" | "suggestion", partners: number[], assets: string[]): void {
    this.composer.notice = null;
    this.purpose = purpose;
    this.partners = partners;
    this.assets = assets;
    this.isClear = true;
    this.isFine = purpose === "suggestion";
  }

  /** What the board needs: the assets of the two, and which of them change hands. */
  bargain(view: View): Bargain | null {
    if (this.terms === null) return null;
    const { partner, assets: chosen } = this.terms;
    const assets = [...this.held(view, this.market.seat), ...this.held(view, partner)];
    return { partner, assets, chosen, ontoggle: (asset) => this.toggle(asset) };
  }

  /** What a seat could give. */
  held(view: View, seat: number | null): string[] {
    return seat === null ? [] : heldBy(view, seat, this.assets);
  }

  toggle(asset: string): void {
    if (this.terms === null) return;
    const { assets } = this.terms;
    const next = assets.includes(asset) ? assets.filter((one) => one !== asset) : [...assets, asset];
    this.change({ assets: next });
  }

  /** Another partner: what was the former one's is no part of it any more. */
  turnTo(partner: number, view: View): void {
    if (this.terms === null || partner === this.terms.partner) return;
    this.change({ partner, assets: this.terms.assets.filter((asset) => this.held(view, this.market.seat).includes(asset)) });
  }

  /** Shown as it is typed, and asked about once it is clear. */
  setCash(cash: number, isClear = true): void {
    if (this.terms === null || (this.terms.cash === cash && this.isClear === isClear)) return;
    this.isClear = isClear;
    this.change({ cash });
  }

  private change(part: Partial<Terms>): void {
    if (this.terms === null || this.composer.sending !== null) return;
    this.terms = { ...this.terms, ...part };
    this.composer.notice = null;
    if (this.purpose === "suggestion") this.isFine = this.isClear;
    else void this.verify();
  }

  /** Ask about the terms until those that were asked about are still those that are shown. */
  private async verify(): Promise<void> {
    // What was to be sent has changed.
    this.isFine = this.isSending = false;
    if (this.isChecking) return;
    this.isChecking = true;
    let asked: Terms | null = null;
    while (this.terms !== null && this.isClear && this.terms !== asked) {
      asked = this.terms;
      await this.check(asked);
    }
    this.isChecking = false;
    if (this.terms === null) await this.forget();
    if (!this.isSending) return;
    this.isSending = false;
    await this.send();
  }

  private async check(terms: Terms): Promise<void> {
    const answer = await this.composer.read(dealText(terms), () => this.base);
    if (this.terms !== terms) return;
    const move = answer?.refusal === null ? answer.move : null;
    if (move !== null) await this.composer.compose([...this.base, move], true);
    if (this.terms !== terms) return;
    this.isFine = move !== null && this.composer.steps.at(-1)?.move === move;
    if (this.isFine) return;
    const { notice } = this.composer;
    await this.forget();
    if (this.terms !== terms) return;
    if (notice !== null) this.composer.notice = notice;
    else if (answer?.refusal) this.composer.object(answer.refusal);
  }

  /** The draft is what it was before the offer. */
  private async forget(): Promise<void> {
    if (this.composer.steps.length > this.base.length) await this.composer.compose(this.base, true);
  }

  /** At the first press, also right after a change: then as soon as that is known to be allowed. */
  async send(): Promise<void> {
    if (this.terms === null || !this.isClear) return;
    if (this.purpose === "suggestion") await this.suggest(this.terms);
    else if (this.isChecking) this.isSending = true;
    else if (this.isFine) await this.composer.confirm();
  }

  /** Say what one would accept, and then refuse what is open: whoever reads it must know both. */
  private async suggest(terms: Terms): Promise<void> {
    const { seat, state } = this.market;
    if (seat === null || state === null || this.isSending) return;
    this.isSending = true;
    try {
      const text = dealText(turned(terms, seat));
      const answer = await this.market.ask({ type: "suggest", seat, seq: state.seq, to: terms.partner, text });
      if (answer.type === "refused") this.composer.object(answer);
      else await this.refuse();
    } catch (error) {
      if (!(error instanceof Lost)) throw error;
      this.composer.notice = { kind: "unsent" };
    } finally {
      this.isSending = false;
    }
  }

  private async refuse(): Promise<void> {
    this.terms = null;
    const refusal = legalOf(this.composer.choices).find(({ kind }) => kind === this.refusal);
    // Its time may be up meanwhile.
    if (refusal !== undefined) await this.composer.playNow(refusal.move);
  }

  close(): void {
    const wasOffer = this.terms !== null && this.purpose === "offer";
    this.terms = null;
    if (wasOffer && this.composer.sending === null) void this.forget();
  }

  /**
   * A new position. What is being composed stays as long as it could be sent: an offer until it is made or no more can
   * be, a suggestion until the turn passes.
   */
  meet(before: State, state: State): void {
    if (this.terms === null) return;
    if (this.purpose === "suggestion") {
      if (state.view.turn !== before.view.turn) this.terms = null;
      return;
    }
    const form = dealFormOf(state.forms);
    const isOpen = !hasOffered(state, this.market.seat) && form?.partners.includes(this.terms.partner);
    this.terms = isOpen ? { ...this.terms } : null;
    if (form === null || this.terms === null) return;
    this.base = [];
    this.partners = form.partners;
    this.assets = form.assets;
    void this.verify();
  }
}
