import type { Atom, Getter, Setter } from "jotai";
import type { Attempt, FoodAttempt, GiftAttempt } from "../../../domain/checkout/attempt.ts";
import type { SheetQuestions, WalletPlace } from "../../../domain/checkout/walletSheet.ts";
import type { Address, TypedAddress } from "../../../domain/customer/address.ts";
import type { Cents } from "../../../domain/money/cents.ts";
import type { OrderBody } from "../../../domain/order/orderBody.ts";
import type { DraftInput } from "../../../domain/order/orderDraft.ts";
import type { ReceiptRow } from "../../../domain/order/receiptRows.ts";
import type { Store } from "../../../domain/store/store.ts";
import type { OrderingApi } from "../../../services/ports/ordering.ts";
import type { PaymentMethodRules } from "../../payment/paymentMethod.ts";
import type { Placing, SubmitResult } from "../placing/placing.ts";

/** What every order says, whatever its goods. */
export type DraftBasics = Pick<DraftInput, "udid" | "customer" | "joins" | "cardIdentifier" | "now"> & {
  readonly store: Store;
};

/** An attempt without its body, because encoding the body needs the ordering code. */
export type Unencoded = Omit<FoodAttempt, "body"> | Omit<GiftAttempt, "body">;

/** What attempts to order either goods have in common. */
export type AttemptBasics = Pick<Attempt, "reference" | "holdsCart" | "settlement" | "total" | "joins" | "postedAt">;

export interface Checked<Fields> {
  readonly kind: "checked";
  readonly fields: Fields;
}

export interface Pricing {
  readonly totalAtom: Atom<Cents>;
  /** Reads again what depends on the time and on other tabs. */
  readonly refresh: (set: Setter) => void;
}

/** What differs between the forms of dishes and of gift cards. */
export interface SubmitKind<Seen, Fields, Draft> extends Pricing {
  readonly placing: Placing;
  /** Null if no method is offered. */
  readonly methodAtom: Atom<PaymentMethodRules | null>;
  /** Why nothing can be ordered yet, whatever is filled in. */
  readonly blocked: (get: Getter) => SubmitResult | null;
  /** What the diner sees at the press and may lose when the order is priced anew. */
  readonly seen: (get: Getter) => Seen;
  readonly check: (get: Getter, set: Setter, seen: Seen) => Checked<Fields> | SubmitResult;
  readonly draft: (get: Getter, fields: Fields, basics: DraftBasics) => Draft;
  readonly attempt: (get: Getter, basics: AttemptBasics) => Unencoded;
  readonly encode: (ordering: OrderingApi, draft: Draft) => OrderBody;
  readonly wallet: WalletKind;
  /** The typed address that the device stores with the contact. */
  readonly address: (get: Getter, draft: Draft) => TypedAddress | null;
}

/** What differs between the two for a wallet's sheet (R97). */
interface WalletKind {
  /** What the order lacks that the sheet can give. "place" and "age": what it can't. */
  readonly asks: (get: Getter) => SheetQuestions | "place" | "age";
  /** The rows that the checkout shows beside it (R116). */
  readonly receipt: (get: Getter) => readonly ReceiptRow[];
  /** Prices the order by the place in the sheet, or by none. Returns false if nothing is delivered there. */
  readonly locate: (get: Getter, set: Setter, place: WalletPlace | null) => boolean;
  /** Takes over the whole address, as if it had been typed, and looks up where it is. */
  readonly takeAddress: (get: Getter, set: Setter, address: Address) => Promise<void>;
}
