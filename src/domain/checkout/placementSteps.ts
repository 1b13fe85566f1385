import type { StatusCode } from "../order/statusCode.ts";
import {
  canBePaidApart,
  isAskedByBank,
  isSameMeans,
  isSettled,
  markSettled,
  needsNothing,
} from "../payment/settlement.ts";
import { type Attempt, pageOf, withEarlier } from "./attempt.ts";
import type { Otherwise, Placement, PlacementCommand, PlacementEvent, Refusal } from "./placement.ts";

export type PlacementIn<Kind extends Placement["kind"]> = Extract<Placement, { readonly kind: Kind }>;
export type RefusalEvent = Extract<PlacementEvent, Refusal>;
type Returned = Extract<PlacementEvent, { readonly kind: "returned" }>;

export interface Step {
  readonly placement: Placement;
  readonly commands: readonly PlacementCommand[];
}

export function to(placement: Placement, ...commands: readonly PlacementCommand[]): Step {
  return { placement, commands };
}

/** What is known of an order whose outcome isn't. */
export type KnownOutcome = Pick<PlacementIn<"unknown">, "message" | "isUnclear" | "refusal" | "otherwise">;

export function lookUp(attempt: Attempt, canSend: boolean, told: KnownOutcome = {}): Step {
  const { message, isUnclear, refusal, otherwise } = told;
  const command = { kind: "look-up", reference: attempt.reference } as const;
  const known = { message, isUnclear, refusal, otherwise };
  return to({ kind: "unknown", attempt, canSend, lookUp: "running", ...known }, command);
}

export function lookUpSettled(attempt: Attempt): Step {
  const command = { kind: "look-up", reference: attempt.reference } as const;
  return to({ kind: "settled-elsewhere", attempt, lookUp: "running" }, command);
}

export function lookUpStored(attempt: Attempt): Step {
  return lookUp(attempt, needsNothing(attempt.settlement));
}

/**
 * Sends the order to find out whether it is paid, because only the backend knows (R36). The backend takes it, or
 * `otherwise` happens. `asked` is the attempt, or its earlier payment page.
 */
export function ask(attempt: Attempt, asked: Attempt, otherwise?: Otherwise): Step {
  const kind = isSameMeans(attempt.settlement, asked.settlement) ? "claim-again" : "claim-back";
  return to({ kind: "claiming", attempt: asked, turn: "again", otherwise }, { kind, attempt: asked });
}

/** The same UDID and body, so the backend treats it as the same order. */
export function sendAgain(attempt: Attempt): Step {
  return ask(attempt, attempt);
}

/** The payment page reported a payment, or the order is about to be given up: asks the backend. */
export function askPaid(attempt: Attempt, page: Attempt): Step {
  return ask(attempt, { ...page, settlement: markSettled(page.settlement) });
}

/** A wallet's token was spent before. The next one pays under the same UDID, so that nobody pays twice. */
export function payAgain(attempt: Attempt): Step {
  return to({ kind: "claiming", attempt, turn: "again", paysAgain: true }, { kind: "claim-again", attempt });
}

/**
 * R57 pending: the payment may still be confirmed, so the attempt is kept. A wallet's that nobody has confirmed is paid
 * again.
 */
export function awaitPayment(attempt: Attempt, { message, isPaid }: RefusalEvent): Step {
  const { settlement } = attempt;
  const isLost = settlement.kind === "token" && !isPaid;
  return to({ kind: isLost ? "needs-payment-again" : "unconfirmed", attempt, message });
}

export function place(attempt: Attempt, customerId: string | null): Step {
  const reference = { ...attempt.reference, customerId: customerId ?? attempt.reference.customerId };
  // The card is dropped last: its surcharge is part of the cart's total until the cart is emptied.
  return to({ kind: "placed", reference }, { kind: "settle", reference, attempt }, { kind: "drop-card" });
}

/** The outcome is known: the next try is a new attempt. */
export function fail({ reference }: Attempt, message: string): Step {
  return to({ kind: "failed", message }, { kind: "drop-card" }, { kind: "forget-attempt", udid: reference.udid });
}

/** The backend was only asked whether the order is paid, and doesn't take it. */
function followOtherwise(attempt: Attempt, otherwise: Otherwise, { kind, message, isCoded }: Refusal): Step {
  if ("message" in otherwise) {
    // Without a code it is unknown who refuses it, so the order keeps the UDID that may be paid.
    return isCoded
      ? fail(attempt, otherwise.message)
      : to({ kind: "needs-payment-again", attempt, message: otherwise.message });
  }
  if ("refusal" in otherwise) {
    // If it is refused for another reason than payment, it may still have been paid: then the money is refunded.
    if (kind === "unpaid") return to({ kind: "needs-payment-again", attempt, message: otherwise.refusal });
    const paid = { ...attempt, settlement: markSettled(attempt.settlement) };
    return to({ kind: "needs-payment-again", attempt: paid, message, isPaidBack: isCoded });
  }
  // The current `postedAt` shows that no other tab has claimed the order since.
  const next = withEarlier(attempt, { ...otherwise.next, postedAt: attempt.postedAt });
  return to({ kind: "claiming", attempt: next, turn: "first" }, { kind: "claim", attempt: next });
}

/** The order is refused, and it isn't there (R89). */
export function refuse(attempt: Attempt, refusal: Refusal, otherwise?: Otherwise): Step {
  if (otherwise) return followOtherwise(attempt, otherwise, refusal);
  const { message, isCoded } = refusal;
  // Unlike a payment page, a bank that agrees has paid nothing.
  if (isCoded && isAskedByBank(attempt.settlement)) return failOrAskBack(attempt, message);
  // The diner can fix what is wrong. The payment belongs to the UDID, so the order keeps it, and nobody pays twice. If
  // the cart is stored only inside the attempt, it can't be changed until the attempt is removed.
  const isKept = attempt.settlement.kind === "redirect" && !attempt.holdsCart;
  // Without a code, it is unknown who refuses it, and so whether the payment is refunded.
  if (isKept || (!isCoded && canBePaidApart(attempt.settlement))) {
    const isPaidBack = (isCoded && isSettled(attempt.settlement)) || undefined;
    return to({ kind: "needs-payment-again", attempt, message, isPaidBack });
  }
  // It has been paid, so no earlier payment page is still open.
  if (isSettled(attempt.settlement)) return failRefused(attempt, message);
  const { placement, commands } = failOrAskBack(attempt, message);
  return placement.kind === "failed" && !isCoded
    ? to({ ...placement, isUncoded: true }, ...commands)
    : to(placement, ...commands);
}

/** The backend refused an order that was paid separately. The payment is refunded, so the next try is paid again. */
export function failRefused(attempt: Attempt, message: string): Step {
  return to({ kind: "failed", message, isPaidBack: true }, ...fail(attempt, message).commands);
}

/**
 * R57 twice: the new payment was refused or cancelled. The earlier payment page may have been used in the meantime, in
 * another tab or late. So the backend is asked about it before the diner is asked again, and nobody pays twice.
 */
export function failOrAskBack(attempt: Attempt, message: string): Step {
  const page = pageOf(attempt);
  if (!attempt.earlier || !page) return fail(attempt, message);
  // The order can't be changed: the device has no room to store a new version.
  if (attempt.holdsCart) return to({ kind: "needs-payment-again", attempt, message }, { kind: "drop-card" });
  const { placement, commands } = ask(attempt, page, { refusal: message });
  return to(placement, { kind: "drop-card" }, ...commands);
}

/** R105 bank: the bank's page speaks of a payment, and the diner has typed a card. */
const refusedByBank: StatusCode = "card-declined";

/** R57 result: whatever the payment page reports, only the backend knows whether the order is paid there. */
export function comeBack(placement: Placement, attempt: Attempt, { mayBePaid, message: reported }: Returned): Step {
  const { settlement } = attempt;
  const message = isAskedByBank(settlement) ? refusedByBank : reported;
  const page = pageOf(attempt);
  // A spent wallet token may have paid: wait for the backend's answer to that first.
  if (mayBePaid && page && (settlement.kind === "redirect" || !isSettled(settlement))) return askPaid(attempt, page);
  if (settlement.kind !== "redirect") return to(placement);
  // The page reported a payment before. One of the two reports is wrong.
  if (settlement.hasReturned) return ask(attempt, attempt, { message });
  if (attempt.earlier) return failOrAskBack(attempt, message);
  return to({ kind: "failed", message }, { kind: "withdraw", attempt });
}
