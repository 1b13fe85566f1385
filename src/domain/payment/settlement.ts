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
  /** A wallet gives a token (R58). */
  | {
      readonly kind: "token";
      readonly method: PaymentMethod;
      /** The token has paid by itself, or nobody knows: it is used once, so the order is sent without one from now on. */
      readonly isSpent: boolean;
      /** A token has gone with the order: that may still arrive. Missing while the sheet has only been open. */
      readonly isSent?: true;
    }
  /** It is paid on another page before it is sent (R57). */
  | {
      readonly kind: "redirect";
      readonly method: PaymentMethod;
      /**
       * That page has reported the payment. This proves nothing (R36), so the order is sent and the backend decides.
       */
      readonly hasReturned: boolean;
    };

interface OrderToken {
  readonly kind: "token";
  readonly token: string;
}

/** What is sent along with one request for the order. */
export type OrderTender = { readonly kind: "none" } | { readonly kind: "card"; readonly card: NewCard } | OrderToken;

/** `payment`: it pays by itself, just before the order is sent. */
export type WalletTender = OrderToken | { readonly kind: "payment"; readonly token: string };

/** It is kept in memory alone (R37, R58). */
export type Tender = OrderTender | WalletTender;

export const noTender: OrderTender = { kind: "none" };

/** The diner has something to do, in a wallet's sheet or on another page, before the order can be sent. */
export function asksDiner(settlement: Settlement): boolean {
  return (settlement.kind === "token" || settlement.kind === "redirect") && !isSettled(settlement);
}

/** Whether the order can be sent after a reload, when no card or token is in memory. */
export function needsNothing(settlement: Settlement): boolean {
  return settlement.kind === "none" || isSettled(settlement);
}

/** The diner has paid apart from the order, or says so: only the backend knows (R36). */
export function isSettled(settlement: Settlement): boolean {
  return (
    (settlement.kind === "redirect" && settlement.hasReturned) || (settlement.kind === "token" && settlement.isSpent)
  );
}

export function markSettled(settlement: Settlement): Settlement {
  switch (settlement.kind) {
    case "redirect":
      return { ...settlement, hasReturned: true };
    case "token":
      return { ...settlement, isSpent: true };
    default:
      return settlement;
  }
}

/** The sheet gave a token: from here on a reload can't tell what became of it. */
export function markUsed(settlement: Settlement, isSpent: boolean): Settlement {
  if (isSpent || settlement.kind !== "token") return markSettled(settlement);
  return { ...settlement, isSent: true };
}

/** Something was done with it that a reload must not forget. */
export function wasUsed(settlement: Settlement): boolean {
  return isSettled(settlement) || "isSent" in settlement;
}

/** What pays by the same means. */
export function isSameMeans(one: Settlement, other: Settlement): boolean {
  const meansOf = (settlement: Settlement) => ("method" in settlement ? settlement.method : settlement.kind);
  return meansOf(one) === meansOf(other);
}

/** By a page of its own, or by a token that is spent. */
export function canBePaidApart(settlement: Settlement): boolean {
  return settlement.kind === "redirect" || isSettled(settlement);
}
