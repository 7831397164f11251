/** What the board is given of a match, and what is told of it beside. */
import type { BoardModule, BoardProps } from "../boards/board";
import type { Phrases } from "../i18n/phrases";
import { BID_FORM } from "../store/bidding";
import { Teller } from "../store/caption";
import { pointsAt } from "../store/log";
import { preferences } from "../store/preferences.svelte";
import { firstAsked, movesOf } from "../store/selection";
import { sinceTurn } from "../store/since";
import type { Telling } from "../store/story.svelte";
import type { TableStore } from "../store/table.svelte";
import type { Scene, View } from "../wire/position";
import type { TableInfo } from "../wire/types";

/** A match on the screen, as it is now. */
export interface Match {
  readonly store: TableStore;
  readonly table: TableInfo;
  readonly board: BoardModule;
  readonly phrases: Phrases;
  readonly names: string[];
  readonly view: View;
  readonly scene: Scene;
  readonly ended: boolean;
  /** The board is written, not drawn. */
  readonly written: boolean;
  /** What a line of the log is about, while somebody looks at it. */
  readonly pointed: string[];
}

export interface Given {
  /** For the board, the hand and whatever else the game draws. */
  readonly shown: BoardProps;
  readonly teller: Teller;
  /** What others did since this seat's turn, once it has been told. */
  readonly turns: Telling[];
  /** Something is asked before anything on the board, and not answered yet. */
  readonly isFirstOpen: boolean;
}

/** For a component, as it begins. */
export function given(match: Match): Given {
  const { store } = match;

  // In words, and on the board until something is chosen.
  const teller = $derived(new Teller(match.board, match.phrases, store.reader));
  const turns = $derived(
    match.ended || store.reader === null || store.showing.isBehind || (store.showing.story.telling !== null && !store.isAsked)
      ? []
      : sinceTurn(store.log, store.reader, match.board),
  );
  const since = $derived(
    store.composer.isComposing
      ? []
      : turns.flatMap((turn) => teller.telling(turn)).flatMap((event) => pointsAt(event, match.scene)),
  );

  const highlight = $derived(match.pointed.length > 0 ? match.pointed : (store.hints.shown?.choice?.targets ?? []));
  const preview = $derived(
    store.draft !== null && store.state !== null ? { before: store.state.view, events: store.draft.events } : null,
  );

  const deal = $derived(store.bargaining.bargain(match.view));
  // What is bid is chosen in the panel, and while an offer is composed the board is about that.
  const offered = $derived(deal === null ? store.choices.filter(({ kind }) => kind !== BID_FORM) : []);
  // What is asked first is asked in the prompt; as text it stands with all the rest.
  const first = $derived(match.written ? [] : firstAsked(offered, match.board.first?.sort));
  const isFirstOpen = $derived(first.length > 0 && !store.composer.picked.some((one) => first.includes(one)));
  const choices = $derived(isFirstOpen ? offered.filter(({ refusal }) => refusal !== null) : offered);
  const moves = $derived(movesOf(store.composer.steps));

  // Each part by itself: what does not change is not drawn again.
  const shown: BoardProps = {
    get scene() {
      return match.scene;
    },
    get view() {
      return match.view;
    },
    get seat() {
      return store.reader;
    },
    get names() {
      return match.names;
    },
    get phrases() {
      return match.phrases;
    },
    get prompt() {
      return store.prompt;
    },
    get choices() {
      return choices;
    },
    get picked() {
      return store.composer.picked;
    },
    onpick: (target) => void store.composer.pick(target),
    get highlight() {
      return highlight;
    },
    get since() {
      return since;
    },
    get drafting() {
      return store.draft !== null;
    },
    get preview() {
      return preview;
    },
    get moves() {
      return moves;
    },
    oncompose: (moves) => void store.composer.compose(moves),
    get deal() {
      return deal;
    },
    get pace() {
      return preferences.length;
    },
    get points() {
      return match.table.settings.live_score !== false || match.view.over === true;
    },
    get animation() {
      return store.animation;
    },
    onanimated: () => store.pictures.shown(),
    get skip() {
      return store.pictures.skip;
    },
  };

  return {
    shown,
    get teller() {
      return teller;
    },
    get turns() {
      return turns;
    },
    get isFirstOpen() {
      return isFirstOpen;
    },
  };
}
