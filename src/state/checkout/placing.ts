import type { Getter, PrimitiveAtom, Setter, WritableAtom } from "jotai";
import type { Placement, PlacementEvent } from "../../domain/checkout/placement.ts";
import type { Tender } from "../../domain/payment/settlement.ts";
import type { Instant } from "../../domain/time/instant.ts";
import type { TokenAnswer } from "../payment/paymentMethod.ts";
import type { GoodsKind } from "./goodsKind.ts";

/** A wallet that was asked in the diner's tap. */
export interface OpenSheet {
  readonly answer: Promise<TokenAnswer>;
  readonly close: AbortController;
}

/** Where orders of one kind of goods are placed. An element has one for each. */
export interface Placing {
  readonly goods: GoodsKind;
  /** The order being placed: one at most (R33). */
  readonly placementAtom: PrimitiveAtom<Placement>;
  /** What goes with the attempt, as it was when the diner pressed the button (R37: in memory alone). */
  readonly tenderAtom: PrimitiveAtom<Tender>;
  readonly sheetAtom: PrimitiveAtom<OpenSheet | null>;
  /** The store was too busy for the last sending, and has said when to try again. */
  readonly sendAgainFromAtom: PrimitiveAtom<Instant | null>;
  /** Nothing but the page can keep an order on its way, and the diner has been told before anything is sent. */
  readonly isPageAloneAtom: PrimitiveAtom<boolean>;
  /** While an open outcome is looked up every now and then. */
  readonly lookingAtom: PrimitiveAtom<{ readonly stop: () => void } | null>;
  /** Tells the order being placed what happened, and does what it asks for. */
  readonly tellAtom: WritableAtom<null, [PlacementEvent], Promise<void>>;
}

/** What one command is obeyed with. */
export interface Run {
  readonly get: Getter;
  readonly set: Setter;
  readonly placing: Placing;
}
