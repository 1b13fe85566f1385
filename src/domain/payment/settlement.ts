import type { NewCard } from "./card.ts";
import type { PaymentMethod } from "./paymentMethod.ts";

/**
 * How an order is paid, as far as placing it depends on that. It is kept with the order, so it contains no secret
 * (R37).
 */
export type Settlement =
  /** Nothing goes with the order: cash, a room's bill, points, a total of 0. */
  | { readonly kind: "none" }
  /** A card that is typed in goes with the order. */
  | { readonly kind: "card" }
  /** A wallet gives a token for one sending (R58), or pays beside the order. */
  | {
      readonly kind: "token";
      readonly method: PaymentMethod;
      /** It was paid beside the order: nothing more goes with it. */
      readonly isSettled: boolean;
    }
  /** It is paid on another page before it is sent (R57). */
  | {
      readonly kind: "redirect";
      readonly method: PaymentMethod;
      /**
       * That page has reported the payment. This proves nothing (R36), so the order is sent and the backend decides.
       */
      readonly isSettled: boolean;
    };

/** What is sent along with one request for the order. It is kept in memory alone (R37, R58). */
export type Tender =
  | { readonly kind: "none" }
  | { readonly kind: "card"; readonly card: NewCard }
  | { readonly kind: "token"; readonly token: string };

export const noTender: Tender = { kind: "none" };

/** The diner has something to do, in a wallet's sheet or on another page, before the order can be sent. */
export function asksDiner(settlement: Settlement): boolean {
  return "isSettled" in settlement && !settlement.isSettled;
}

/** Whether the order can be sent after a reload, when no card or token is in memory. */
export function needsNothing(settlement: Settlement): boolean {
  return settlement.kind === "none" || isSettled(settlement);
}

export function markSettled(settlement: Settlement): Settlement {
  return "isSettled" in settlement ? { ...settlement, isSettled: true } : settlement;
}

/** The diner has paid beside the order, or says so: only the backend knows (R36). */
export function isSettled(settlement: Settlement): boolean {
  return "isSettled" in settlement && settlement.isSettled;
}
