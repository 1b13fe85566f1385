import type { Atom, Getter, PrimitiveAtom, Setter, WritableAtom } from "jotai";
import type { Attempt } from "../../../domain/checkout/attempt.ts";
import type { Placement, PlacementEvent } from "../../../domain/checkout/placement.ts";
import type { ChosenTime } from "../../../domain/fulfilment/times.ts";
import type { BankAction } from "../../../domain/payment/bankAction.ts";
import type { Tender } from "../../../domain/payment/settlement.ts";
import type { Instant } from "../../../domain/time/instant.ts";
import type { WalletResult } from "../../../services/ports/wallets.ts";
import type { FieldsResult } from "../../payment/paymentMethod.ts";
import type { WalletPress } from "../../payment/walletPress.ts";
import type { Goods } from "../goods/createGoods.ts";

/** The sheet of a wallet that was opened in the diner's tap, or the card's fields that were asked for a token there. */
export interface OpenSheet {
  readonly answer: Promise<WalletResult | FieldsResult>;
  readonly close: AbortController;
}

/** What became of a press of the form's button. */
export type SubmitResult =
  | { readonly kind: "started" }
  /** S19: the chosen time isn't available any more. Another one is shown instead. */
  | { readonly kind: "invalid-time"; readonly instead: ChosenTime | null }
  /** The clock, another tab or the store's rules changed the order since it was shown. */
  | { readonly kind: "price-changed" }
  /** R61: the cart spends points of a member who isn't logged in. */
  | { readonly kind: "log-in" }
  /** The store is out of operation (R71). */
  | { readonly kind: "not-sold" }
  /** R117: the diner came back from the question about membership, so nothing is paid or sent. */
  | { readonly kind: "question-left" }
  /** The device has no network, so nothing has left it. */
  | { readonly kind: "offline" }
  /** A required form has invalid fields. */
  | { readonly kind: "invalid" }
  /** R97: a wallet can't give the room, the table or the address that the order lacks, so that comes first. */
  | { readonly kind: "place-first" }
  /** R102: nor does it ask for the age. */
  | { readonly kind: "age-first" }
  /** A wallet's sheet is closed, and nothing is paid. `message`: why it failed. Null: the diner closed it. */
  | { readonly kind: "closed"; readonly message: string | null }
  /**
   * Something that is needed isn't loaded: nothing was sent. `replaced`: the shop was updated, so only a reload helps.
   */
  | { readonly kind: "not-loaded" | "replaced" };

/** The state of placing orders of one kind of goods. An element has one for each. */
export interface Placing {
  readonly goods: Goods;
  /** The order being placed: one at most (R33 attempt). */
  readonly placementAtom: PrimitiveAtom<Placement>;
  /** What is sent along with the attempt, as it was when the diner pressed the button (R37: only in memory). */
  readonly tenderAtom: PrimitiveAtom<Tender>;
  readonly sheetAtom: PrimitiveAtom<OpenSheet | null>;
  /** R105 bank: what the bank wants the diner to do next. */
  readonly bankActionAtom: PrimitiveAtom<BankAction | null>;
  /** Set before a press of `submitAtom` that a wallet's button makes (R97). */
  readonly walletPressAtom: PrimitiveAtom<WalletPress | null>;
  /** When the order may be sent again, if the store answered that it is too busy. */
  readonly sendAgainFromAtom: PrimitiveAtom<Instant | null>;
  /** Whether the order is being paid or sent, or a wallet's sheet is open, so nothing can be changed. */
  readonly isHeldAtom: Atom<boolean>;
  /** Only this page can keep an order in progress. The diner is warned before anything is sent. */
  readonly isPageAloneAtom: PrimitiveAtom<boolean>;
  /** Set while an unknown outcome is looked up regularly. */
  readonly lookingAtom: PrimitiveAtom<{ readonly stop: () => void } | null>;
  /**
   * The order in progress belongs to a member who isn't logged in now. It stays stored, so that they find it when they
   * log in (R33 return). Nobody else sees anything of it or can continue it.
   */
  readonly isOrdererGoneAtom: Atom<boolean>;
  /** The order that the form continues, if it is the shown store's (R57 back). */
  readonly reopenedAtom: Atom<Attempt | null>;
  /** Whether pressing the form's button has an effect. */
  readonly canPressAtom: Atom<boolean>;
  /** The answer to the last press of the shown form's button. */
  readonly submitResultAtom: PrimitiveAtom<SubmitResult | null>;
  /** Whether the shown cart differs from the order in progress. */
  readonly isCartAnotherAtom: Atom<boolean>;
  /** Sends an event to the order being placed, and runs the commands that follow. Never throws. */
  readonly dispatchAtom: WritableAtom<null, [PlacementEvent], Promise<void>>;
  /** R105 bank: the diner calls off its question, which reads as its refusal. */
  readonly refuseBankAtom: WritableAtom<null, [], void>;
  /** Sends the same order again, unless the store has asked to wait longer. */
  readonly sendAgainAtom: WritableAtom<null, [], void>;
  /**
   * R33 again: a page that was asleep may have looked the order up too early. Looks it up again, and then decides
   * whether to give it up.
   */
  readonly giveUpAtom: WritableAtom<null, [], Promise<void>>;
  /** Call it when the checkout is left. Clears card and age, unless an order in progress may still need them (R37). */
  readonly leaveAtom: WritableAtom<null, [], void>;
}

/** What running a command needs. */
export interface Run {
  readonly get: Getter;
  readonly set: Setter;
  readonly placing: Placing;
}
