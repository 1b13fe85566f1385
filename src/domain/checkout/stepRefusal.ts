import { isByNewCard } from "../payment/settlement.ts";
import type { Instant } from "../time/instant.ts";
import { type Attempt, isSameOrder, mayStillArrive } from "./attempt.ts";
import type { PlacementEvent, Refusal } from "./placement.ts";
import { fail, lookUp, type PlacementIn, place, refuse, type Step, to } from "./placementSteps.ts";

type Refused = PlacementIn<"sending"> & { readonly refusal: Refusal };

export function hasRefusal(placement: PlacementIn<"sending">): placement is Refused {
  return placement.refusal !== undefined;
}

/** Whether the order can be sent again as it is, if nobody knows what became of it. */
export function canSendAgain({ attempt: { settlement }, otherwise }: PlacementIn<"sending">, isPaid = true): boolean {
  // It is unknown whether the payment page was used, so the form returns with the diner's new choice, or with the
  // reason why that was refused.
  if (otherwise && !("message" in otherwise)) return false;
  // A wallet's token can be sent only once; a card is still typed, and its fields give another token. Nobody has to
  // wait for a payment that perhaps never began: the diner pays again, under the same UDID.
  return settlement.kind !== "token" || isByNewCard(settlement) || (settlement.isSpent && isPaid);
}

/** R89: whether an order that isn't found was really refused. */
export function isBelieved(attempt: Attempt, { isCoded }: Refusal, now: Instant): boolean {
  return isCoded === true || !mayStillArrive(attempt, now);
}

/** The order isn't there. */
function believe(placement: Refused): Step {
  const { attempt, refusal, otherwise, isFirst } = placement;
  if (refusal.kind !== "unproven") return refuse(attempt, refusal, otherwise);
  // R63: a 401 says nothing about an earlier sending.
  return isFirst ? fail(attempt, refusal.message) : leaveOpen(placement, "absent");
}

/** It may be there all the same. The refusal is told only once it is believed. */
function leaveOpen(placement: Refused, lookedUp: "absent" | "unanswered" | "elsewhere"): Step {
  const { attempt, refusal, otherwise } = placement;
  const canSend = canSendAgain(placement);
  // R63: the diner can log in, and then send it again.
  const isProven = refusal.kind !== "unproven";
  const known = isProven ? { isUnclear: true as const, refusal, otherwise } : { message: refusal.message };
  // Nobody waits for the answer any more, so this look-up may take its time.
  if (lookedUp === "unanswered") return lookUp(attempt, canSend, known);
  const isWaiting = canSend || isProven || lookedUp === "elsewhere";
  if (!isWaiting) return to({ kind: "needs-payment-again", attempt, message: refusal.message });
  return to({ kind: "unknown", attempt, canSend, lookUp: lookedUp, ...known });
}

/** The answer refuses the order, and a look-up says whether it is there. */
export function stepRefusal(placement: Refused, event: PlacementEvent): Step {
  const { attempt, refusal } = placement;
  switch (event.kind) {
    case "taken":
      return place(attempt, event.customerId);
    case "payment-failed":
      return fail(attempt, event.message);
    case "not-found":
      return isBelieved(attempt, refusal, event.now) ? believe(placement) : leaveOpen(placement, "absent");
    case "look-up-failed":
      return refusal.isCoded && (refusal.kind !== "unproven" || placement.isFirst)
        ? believe(placement)
        : leaveOpen(placement, "unanswered");
    case "sent-elsewhere":
      return leaveOpen(placement, "elsewhere");
    // Another tab sends the same order, and only that tab hears the answer.
    case "stored":
      return isSameOrder(event.attempt, attempt)
        ? leaveOpen({ ...placement, attempt: event.attempt }, "unanswered")
        : to(placement);
    default:
      return to(placement);
  }
}
