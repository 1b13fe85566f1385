import { canBePaidApart, isSameMeans, isSettled, markSettled, needsNothing } from "../payment/settlement.ts";
import { type Attempt, pageOf } from "./attempt.ts";
import type { Otherwise, Placement, PlacementCommand, PlacementEvent } from "./placement.ts";

export type PlacementIn<Kind extends Placement["kind"]> = Extract<Placement, { readonly kind: Kind }>;
type Returned = Extract<PlacementEvent, { readonly kind: "returned" }>;

export interface Step {
  readonly placement: Placement;
  readonly commands: readonly PlacementCommand[];
}

export function to(placement: Placement, ...commands: readonly PlacementCommand[]): Step {
  return { placement, commands };
}

export function lookUp(attempt: Attempt, canSend: boolean, message?: string): Step {
  const command = { kind: "look-up", reference: attempt.reference } as const;
  return to({ kind: "unknown", attempt, canSend, lookUp: "running", message }, command);
}

export function lookUpSettled(attempt: Attempt): Step {
  const command = { kind: "look-up", reference: attempt.reference } as const;
  return to({ kind: "settled-elsewhere", attempt, lookUp: "running" }, command);
}

export function lookUpKept(attempt: Attempt): Step {
  return lookUp(attempt, needsNothing(attempt.settlement));
}

/**
 * Only the backend knows whether it is paid (R36): it takes the order, or what follows otherwise is done. `asked` is the
 * attempt, or the page that was left for before it.
 */
export function ask(attempt: Attempt, asked: Attempt, otherwise?: Otherwise): Step {
  const kind = isSameMeans(attempt.settlement, asked.settlement) ? "claim-again" : "claim-back";
  return to({ kind: "claiming", attempt: asked, turn: "again", otherwise }, { kind, attempt: asked });
}

/** The same UDID and the same body: the backend treats the second as the first. */
export function sendAgain(attempt: Attempt): Step {
  return ask(attempt, attempt);
}

/** Whoever paid on that page has said so, or is about to give the order up. */
export function askPaid(attempt: Attempt, page: Attempt): Step {
  return ask(attempt, { ...page, settlement: markSettled(page.settlement) });
}

/** R57: its payment may still be confirmed, so the attempt is kept. */
export function awaitPayment(attempt: Attempt, message: string): Step {
  return canBePaidApart(attempt.settlement) ? to({ kind: "unconfirmed", attempt, message }) : fail(attempt, message);
}

export function place(attempt: Attempt, customerId: string | null): Step {
  const reference = { ...attempt.reference, customerId: customerId ?? attempt.reference.customerId };
  // The card goes last: its surcharge is in the cart's total until that is empty.
  return to({ kind: "placed", reference }, { kind: "settle", reference, attempt }, { kind: "drop-card" });
}

/** A known outcome: the next try is a new attempt. */
export function fail({ reference }: Attempt, message: string): Step {
  return to({ kind: "failed", message }, { kind: "drop-card" }, { kind: "forget-attempt", udid: reference.udid });
}

/** The backend refused what was paid apart from it. That is given back, so the next try is paid anew. */
export function failRefused(attempt: Attempt, message: string): Step {
  return to({ kind: "failed", message, isPaidBack: true }, ...fail(attempt, message).commands);
}

/**
 * R57: the new choice came to nothing: refused, or left. The page that was chosen before may have been paid on in the
 * meantime, in another tab or late: the backend is asked about it before the diner is, so that nobody pays twice.
 */
export function failOrAskBack(attempt: Attempt, message: string): Step {
  const { instead, holdsCart, postedAt } = attempt;
  if (!instead) return fail(attempt, message);
  // It goes on as it is: the device has no room to change it.
  if (holdsCart) return to({ kind: "needs-payment-again", attempt, message }, { kind: "drop-card" });
  const { placement, commands } = ask(attempt, { ...instead, postedAt }, { refusal: message });
  return to(placement, { kind: "drop-card" }, ...commands);
}

/** R57. What the payment's page says counts only for an order that is paid there. */
export function comeBack(placement: Placement, attempt: Attempt, { isPaid, message }: Returned): Step {
  const { settlement } = attempt;
  const page = pageOf(attempt);
  // A wallet's token that is spent may have paid: the backend's answer to that comes first.
  if (isPaid && page && (settlement.kind === "redirect" || !isSettled(settlement))) return askPaid(attempt, page);
  if (settlement.kind !== "redirect") return to(placement);
  // It was said to be paid before: one of the two is wrong.
  if (settlement.hasReturned) return ask(attempt, attempt, { message });
  if (attempt.instead) return failOrAskBack(attempt, message);
  return to({ kind: "failed", message }, { kind: "withdraw", attempt });
}
