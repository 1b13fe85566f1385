import type { Atom, Getter, PrimitiveAtom, Setter, WritableAtom } from "jotai";
import type { Placement, PlacementEvent } from "../../../domain/checkout/placement.ts";
import type { Tender } from "../../../domain/payment/settlement.ts";
import type { Instant } from "../../../domain/time/instant.ts";
import type { WalletResult } from "../../../services/ports/wallets.ts";
import type { GoodsKind } from "../goods/goodsKind.ts";

/** The sheet of a wallet that was opened in the diner's tap. */
export interface OpenSheet {
  readonly answer: Promise<WalletResult>;
  readonly close: AbortController;
}

/** The state of placing orders of one kind of goods. An element has one for each. */
export interface Placing {
  readonly goods: GoodsKind;
  /** The order being placed: one at most (R33). */
  readonly placementAtom: PrimitiveAtom<Placement>;
  /** What is sent along with the attempt, as it was when the diner pressed the button (R37: only in memory). */
  readonly tenderAtom: PrimitiveAtom<Tender>;
  readonly sheetAtom: PrimitiveAtom<OpenSheet | null>;
  /** When the order may be sent again, if the store answered that it is too busy. */
  readonly sendAgainFromAtom: PrimitiveAtom<Instant | null>;
  /** Only this page can keep an order in progress. The diner is warned before anything is sent. */
  readonly isPageAloneAtom: PrimitiveAtom<boolean>;
  /** Set while an unknown outcome is looked up regularly. */
  readonly lookingAtom: PrimitiveAtom<{ readonly stop: () => void } | null>;
  /**
   * The order in progress belongs to a member who isn't logged in now. It stays stored, so that they find it when they
   * log in (R33). Nobody else sees anything of it or can continue it.
   */
  readonly isOrdererGoneAtom: Atom<boolean>;
  /** Sends an event to the order being placed, and runs the commands that follow. */
  readonly dispatchAtom: WritableAtom<null, [PlacementEvent], Promise<void>>;
}

/** What running a command needs. */
export interface Run {
  readonly get: Getter;
  readonly set: Setter;
  readonly placing: Placing;
}
