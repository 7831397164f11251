/** What is asked of whom, and what there is to answer it with: what the prompt and its parts show. */
import type { BoardModule } from "../boards/board";
import type { Phrases } from "../i18n/phrases";
import { say } from "../i18n/bundle";
import { actionsOf } from "../store/actions";
import { auctionOf, BID_FORM } from "../store/bidding";
import { dealFormOf, debtOf, offerOf } from "../store/deals";
import { isAsked } from "../store/seats";
import { answersOf, firstAsked, fitting, suggestedBy } from "../store/selection";
import type { TableStore } from "../store/table.svelte";
import type { Choice } from "../wire/position";

/** So many choices left fit on buttons, in words; more, if each is of a kind of its own. */
const FEW = 4;
/** So much of a move is repeated when it is to be confirmed; what it does is listed besides. */
const REPEATED = 2;

/** Where it is asked, as it is now. */
export interface Asking {
  readonly store: TableStore;
  readonly phrases: Phrases;
  readonly board: BoardModule;
}

export class Question {
  constructor(private readonly asking: Asking) {}

  private readonly store = $derived.by(() => this.asking.store);
  private readonly phrases = $derived.by(() => this.asking.phrases);
  private readonly board = $derived.by(() => this.asking.board);
  private readonly composer = $derived(this.store.composer);
  private readonly choices = $derived(this.store.choices);

  readonly prompt = $derived(this.store.prompt);
  readonly isOwn = $derived(this.prompt !== null && isAsked(this.prompt) && this.store.seat !== null);
  readonly suggested = $derived(this.isOwn && this.choices.length > 0 ? suggestedBy(this.prompt) : []);
  /** What the draft did so far. */
  readonly happened = $derived(this.store.draft?.events.map((event) => this.phrases.event(event, this.store.seat)) ?? []);

  // What the position is about, for whoever looks at it: of these there is at most one.
  readonly view = $derived(this.store.view ?? {});
  readonly terms = $derived(this.store.bargaining.terms);
  readonly auction = $derived(auctionOf(this.view));
  /** While an answer is to be confirmed, the offer it answers stays in sight. */
  readonly offered = $derived(this.store.canConfirm ? (this.store.state?.view ?? {}) : this.view);
  readonly offer = $derived(this.auction === null ? offerOf(this.offered) : null);
  readonly debt = $derived(this.auction === null && this.offer === null ? debtOf(this.view) : null);
  readonly isPanelled = $derived(this.auction !== null || this.offer !== null);

  /** Kinds of choices that a panel has buttons for. */
  private readonly inPanels = $derived([BID_FORM, ...Object.values(this.board.bidding ?? {}), ...Object.values(this.board.answers ?? {})]);
  readonly actions = $derived(actionsOf(this.choices, this.board.lead, this.isPanelled ? this.inPanels : [], this.board.declining));
  readonly mayDeal = $derived(this.choices.length > 0 && dealFormOf(this.composer.forms) !== null);

  /** Asked before anything on the board; what has been chosen of it stays in sight. */
  readonly first = $derived(
    this.board.first === undefined || this.terms !== null ? [] : firstAsked(this.choices, this.board.first.sort),
  );
  readonly isSettled = $derived(this.composer.picked.some((target) => this.first.includes(target)));
  readonly picked = $derived(this.composer.picked.filter((target) => !this.first.includes(target)));

  /** Something on the board or in the hand is asked for, and more than a button is pressed. */
  readonly isAimed = $derived(
    this.store.isAsked && this.choices.some(({ move, targets }) => move !== null && targets.length > 0),
  );

  /** What is left to choose is in words here, or only to be confirmed. */
  readonly left = $derived(this.composer.picked.length > 0 ? fitting(this.choices, this.composer.picked) : []);
  readonly isFew = $derived(
    this.left.length > 1 && (this.left.length <= FEW || new Set(this.left.map(({ kind }) => kind)).size === this.left.length),
  );
  /** What has a button of its own anyway is not offered twice. */
  readonly spoken = $derived(
    this.isFew ? this.left.filter(({ move }) => !this.actions.buttons.some((button) => button.move === move)) : [],
  );

  readonly title = $derived.by(() => {
    const { store, phrases, composer, board, terms, debt } = this;
    const { stop } = store.pictures;
    if (stop !== null) return phrases.event(stop, store.seat);
    if (composer.sending !== null) return say(store.link === "live" ? "play-sending" : "play-will-send");
    if (terms !== null) {
      const who = phrases.player(terms.partner);
      return say(store.bargaining.purpose === "offer" ? "deal-title" : "deal-suggest-title", { who });
    }
    if (store.canConfirm) return this.move === "" ? say("play-confirm-title") : say("play-confirm-move", { move: this.move });
    if (board.first !== undefined && this.first.length > 0 && !this.isSettled) return phrases.say(board.first.question);
    if (this.isOwn && debt !== null && debt.debtor === store.seat) {
      const creditor = debt.creditor === null ? "" : phrases.player(debt.creditor);
      return say("debt-title", { to: debt.creditor === null ? "bank" : "other", creditor, amount: debt.amount });
    }
    if (this.isOwn && this.offer !== null) return say("deal-asked", { who: phrases.player(this.offer.proposer) });
    if (store.told !== null) return say("play-plays", { who: phrases.player(store.told) });
    return this.prompt === null ? "" : phrases.prompt(this.prompt, store.seat);
  });

  /** The move in words, as it was chosen; where a picture of it is composed, that says it. */
  private readonly move = $derived.by(() => {
    const answers = answersOf(this.composer.steps);
    const isPictured = this.board.Draft !== undefined && answers?.some(({ choice }) => choice.targets.length > 0);
    if (answers === null || answers.length === 0 || isPictured) return "";
    const spoken = answers.slice(0, REPEATED).map(({ choice, prompt }) => this.phrases.choice(choice, prompt));
    return `${spoken.join(". ")}${answers.length > REPEATED ? " …" : "."}`;
  });

  said(choice: Choice): string {
    return this.prompt === null ? "" : this.phrases.choice(choice, this.prompt);
  }

  choose({ kind, move }: Choice): void {
    if (move === null) return;
    if (this.board.atOnce?.includes(kind)) void this.composer.playNow(move);
    else void this.composer.choose(move);
  }

  /** The one to press as a rule: one in each prompt. */
  isLead({ kind }: Choice, place: number): boolean {
    return this.board.lead === undefined ? kind === this.board.usual : this.actions.hasLead && place === 0;
  }
}
