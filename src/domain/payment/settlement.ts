import type { NewCard, TokenCard } from "./card.ts";
import { isPaidByCard, type PaymentMethod } from "./paymentMethod.ts";

/**
 * How an order is paid, as far as placing it depends on that. It is stored with the order, so it contains no secrets
 * (R37).
 */
export type Settlement =
  /** Nothing is sent with the order: cash, a room charge, points, or a total of 0. */
  | { readonly kind: "none" }
  /** The data of a typed card is sent with the order. */
  | { readonly kind: "card" }
  /** A wallet provides a token (R58), or the fields that a card is typed in (R105). */
  | {
      readonly kind: "token";
      readonly method: PaymentMethod;
      /**
       * The token has been used for a payment of its own, or may have been. A token is used only once, so the order is
       * now sent without one.
       */
      readonly isSpent: boolean;
      /** A token has been sent with the order, which may still arrive. Missing if the wallet's sheet was only open. */
      readonly isSent?: true;
    }
  /**
   * It is paid on a payment page before it is sent (R57 leave), or its bank asks there before it approves a card that
   * was sent (R105 bank).
   */
  | {
      readonly kind: "redirect";
      readonly method: PaymentMethod;
      /**
       * The payment page has reported the payment. This proves nothing (R36), so the order is sent and the backend
       * decides.
       */
      readonly hasReturned: boolean;
    };

interface OrderToken {
  readonly kind: "token";
  readonly token: string;
}

export interface CardTokenTender {
  readonly kind: "card-token";
  readonly card: TokenCard;
}

/** R105: what the diner has answered their bank, as the provider's fields tell it. */
interface BankAnswer {
  readonly kind: "bank-answer";
  readonly result: unknown;
}

/** The payment data sent with one request for the order. */
export type OrderTender =
  | { readonly kind: "none" }
  | { readonly kind: "card"; readonly card: NewCard }
  | CardTokenTender
  | BankAnswer
  | OrderToken;

/** The payment data from a wallet. `payment`: it is charged separately, just before the order is sent. */
export type WalletTender = OrderToken | { readonly kind: "payment"; readonly token: string };

/** Kept only in memory (R37, R58). */
export type Tender = OrderTender | WalletTender;

export const noTender: OrderTender = { kind: "none" };

/** How an order is settled that each is sent with. */
export const settledBy: Readonly<Record<Tender["kind"], Settlement["kind"]>> = {
  none: "none",
  card: "card",
  "card-token": "token",
  "bank-answer": "redirect",
  token: "token",
  payment: "token",
};

/**
 * Whether the diner must act in a wallet's sheet or on a payment page before the order can be sent. Names each kind, so
 * that the compiler asks about a new one: otherwise its order would be sent without a payment.
 */
export function asksDiner(settlement: Settlement): boolean {
  switch (settlement.kind) {
    case "none":
    case "card":
      return false;
    case "token":
    case "redirect":
      return !isSettled(settlement);
  }
}

/** Whether the order can be sent after a reload, when neither card nor token is in memory. */
export function needsNothing(settlement: Settlement): boolean {
  return settlement.kind === "none" || isSettled(settlement);
}

/** Whether the diner has paid separately from the order, or a payment page reports it: only the backend knows (R36). */
export function isSettled(settlement: Settlement): boolean {
  if (settlement.kind === "redirect") return settlement.hasReturned;
  return settlement.kind === "token" && settlement.isSpent;
}

export function markSettled(settlement: Settlement): Settlement {
  switch (settlement.kind) {
    case "redirect":
      return { ...settlement, hasReturned: true };
    case "token":
      return { ...settlement, isSpent: true };
    case "none":
    case "card":
      return settlement;
  }
}

/** Marks that the wallet returned a token. From now on, a reload can't tell whether it was used. */
export function markUsed(settlement: Settlement, isSpent: boolean): Settlement {
  if (isSpent || settlement.kind !== "token") return markSettled(settlement);
  return { ...settlement, isSent: true };
}

/** R105 bank: the backend has the card or the token. What is missing is its holder's answer to the bank. */
export function askedByBank(settlement: Settlement): Settlement {
  return { kind: "redirect", method: "method" in settlement ? settlement.method : "card", hasReturned: false };
}

export function isAskedByBank(settlement: Settlement): boolean {
  return settlement.kind === "redirect" && isPaidByCard(settlement.method);
}

/** Whether something happened to the payment that must survive a reload. */
export function wasUsed(settlement: Settlement): boolean {
  return isSettled(settlement) || "isSent" in settlement;
}

function meansOf(settlement: Settlement): PaymentMethod | Settlement["kind"] {
  return "method" in settlement ? settlement.method : settlement.kind;
}

/** Whether both use the same payment method. */
export function isSameMeans(one: Settlement, other: Settlement): boolean {
  return meansOf(one) === meansOf(other);
}

/** Whether it is paid with a card that the diner types, wherever that is and whether or not its bank asks. */
export function isByNewCard(settlement: Settlement): boolean {
  return meansOf(settlement) === "card";
}

/** Whether it may be paid separately from the order: on a payment page, or by a spent token. */
export function canBePaidApart(settlement: Settlement): boolean {
  return settlement.kind === "redirect" || isSettled(settlement);
}
