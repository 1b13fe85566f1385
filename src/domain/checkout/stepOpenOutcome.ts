import type { StatusCode } from "../order/statusCode.ts";
import { canBePaidApart, isSettled, needsNothing } from "../payment/settlement.ts";
import { type Attempt, isSameOrder, pageOf } from "./attempt.ts";
import { canGiveUp, type PlacementEvent, reopenedOf } from "./placement.ts";
import {
  ask,
  askPaid,
  comeBack,
  fail,
  failRefused,
  lookUp,
  lookUpSettled,
  lookUpStored,
  type PlacementIn,
  payAgain,
  place,
  refuse,
  type Step,
  sendAgain,
  to,
} from "./placementSteps.ts";
import { isBelieved } from "./stepRefusal.ts";

type Open = PlacementIn<"unknown" | "needs-payment-again" | "unconfirmed">;

function lookQuietly(placement: Open | PlacementIn<"settled-elsewhere">): Step {
  const isLooking = "lookUp" in placement && placement.lookUp === "running";
  return isLooking ? to(placement) : to(placement, { kind: "look-up", reference: placement.attempt.reference });
}

function stepLookedUp(placement: PlacementIn<"unknown">, event: PlacementEvent): Step {
  const { isWantedAgain, ...known } = placement;
  const { attempt, canSend, message = "", refusal, otherwise } = known;
  const isRunning = placement.lookUp === "running";
  if (isRunning && event.kind === "look-up-failed") {
    return isWantedAgain ? lookUp(attempt, canSend, known) : to({ ...known, lookUp: "unanswered" });
  }
  if (isRunning && event.kind === "sent-elsewhere") return to({ ...known, lookUp: "elsewhere" });
  if (event.kind !== "not-found" || placement.lookUp === "elsewhere") return to(placement);
  if (refusal && isBelieved(attempt, refusal, event.now)) return refuse(attempt, refusal, otherwise);
  if (placement.lookUp === "absent") return to(placement);
  return to(canSend || refusal ? { ...known, lookUp: "absent" } : { kind: "needs-payment-again", attempt, message });
}

export function stepUnknown(placement: PlacementIn<"unknown">, event: PlacementEvent): Step {
  const { attempt, canSend } = placement;
  const isLooking = placement.lookUp === "running";
  switch (event.kind) {
    case "look-again":
      return isLooking ? to({ ...placement, isWantedAgain: true }) : lookUp(attempt, canSend, placement);
    case "retry":
      if (isLooking) return to(placement);
      return canSend ? sendAgain(attempt) : lookUp(attempt, false, placement);
    default:
      return stepOpen(placement, event) ?? stepLookedUp(placement, event);
  }
}

/** Whether both are the same payment. Opening it again shows whether it was paid. */
function isSamePayment(kept: Attempt, next: Attempt): boolean {
  const [{ settlement: before }, { settlement: after }] = [kept, next];
  return (
    before.kind === "redirect" &&
    after.kind === "redirect" &&
    before.method === after.method &&
    kept.total === next.total
  );
}

/**
 * R57 twice: pressing the button again continues the order under its UDID. It may have been paid without the shop
 * knowing, for example by an app on the phone or in another tab. So before another payment is used, the backend is
 * asked.
 */
function goOn(kept: Attempt, next: Attempt): Step {
  const page = pageOf(kept);
  if (page && !isSamePayment(page, next)) return ask(kept, page, { next });
  const attempt = { ...next, unansweredAt: kept.unansweredAt };
  return to({ kind: "claiming", attempt, turn: page ? "again" : "first" }, { kind: "claim", attempt });
}

/** Whether the diner is asked for a wallet's payment whose token was spent before. */
function asksForToken({ kind, attempt: { settlement } }: PlacementIn<"needs-payment-again" | "unconfirmed">): boolean {
  return kind === "needs-payment-again" && settlement.kind === "token" && settlement.isSpent;
}

/** R90: the code's words are shown in the diner's language. */
const notSeen: StatusCode = "payment-pending";

function checkAgain(placement: PlacementIn<"needs-payment-again" | "unconfirmed">): Step {
  const { attempt } = placement;
  // R57 back: the diner may have paid on the payment page. If the backend doesn't know of it, the form is there again.
  const page = reopenedOf(placement) && pageOf(attempt);
  if (page) return ask(attempt, page, { refusal: notSeen });
  return asksForToken(placement) ? payAgain(attempt) : sendAgain(attempt);
}

/** The backend doesn't have the order, or refused it for now. The diner decides what happens next. */
export function stepWaiting(
  placement: PlacementIn<"needs-payment-again" | "unconfirmed">,
  event: PlacementEvent,
): Step {
  switch (event.kind) {
    case "look-again":
      // An unpaid order isn't expected to be found, so the screen stays as it is unless there is news.
      return placement.kind === "unconfirmed" ? lookQuietly(placement) : lookUp(placement.attempt, false);
    case "retry":
      return checkAgain(placement);
    case "start": {
      const kept = reopenedOf(placement);
      return kept && isSameOrder(kept, event.attempt) ? goOn(kept, event.attempt) : to(placement);
    }
    default:
      return stepOpen(placement, event) ?? to(placement);
  }
}

function canSend(placement: Open): boolean {
  return placement.kind === "unknown" && placement.canSend;
}

/** Handles the events that mean the same for every attempt whose outcome is open while nothing is being sent. */
function stepOpen(placement: Open, event: PlacementEvent): Step | null {
  const { attempt } = placement;
  switch (event.kind) {
    case "taken":
      return place(attempt, event.customerId);
    case "payment-failed":
      return fail(attempt, event.message);
    case "stored":
      if (placement.kind === "unconfirmed" && isSameOrder(event.attempt, attempt)) {
        return lookQuietly({ ...placement, attempt: event.attempt });
      }
      return isSameOrder(event.attempt, attempt)
        ? lookUp(event.attempt, canSend(placement) || needsNothing(event.attempt.settlement))
        : lookUpStored(event.attempt);
    case "returned":
      return comeBack(placement, event.attempt, event);
    case "look-quietly":
      return lookQuietly(placement);
    case "settled-elsewhere":
      return lookUpSettled(attempt);
    case "give-up": {
      if (!canGiveUp(placement, event.now)) return null;
      // It may have been paid separately: only the backend knows (R36).
      const apart = canBePaidApart(attempt.settlement) ? attempt : pageOf(attempt);
      if (apart && placement.kind !== "unconfirmed") return askPaid(attempt, apart);
      return to({ kind: "idle" }, { kind: "drop-card" }, { kind: "withdraw", attempt });
    }
    default:
      return null;
  }
}

/**
 * Found: it was placed, and the other tab has announced it. Not found: it was refused or given up, and only the other
 * tab knows why.
 */
export function stepSettled(placement: PlacementIn<"settled-elsewhere">, event: PlacementEvent): Step {
  const { attempt } = placement;
  switch (event.kind) {
    case "taken": {
      const { customerId } = attempt.reference;
      const reference = { ...attempt.reference, customerId: event.customerId ?? customerId };
      return to({ kind: "placed", reference }, { kind: "drop-card" });
    }
    case "not-found":
      return isSettled(attempt.settlement) ? failRefused(attempt, "") : fail(attempt, "");
    case "payment-failed":
      return fail(attempt, event.message);
    case "look-up-failed":
      if (placement.isWantedAgain) return lookUpSettled(attempt);
      return to({ ...placement, lookUp: "unanswered" });
    case "sent-elsewhere":
      return to({ kind: "settled-elsewhere", attempt, lookUp: "unanswered" });
    case "look-again":
    case "retry":
      return placement.lookUp === "running" ? to({ ...placement, isWantedAgain: true }) : lookUpSettled(attempt);
    case "look-quietly":
      return lookQuietly(placement);
    // Nothing is stored any more. The member who placed it may be gone, so that nobody here may look it up.
    case "give-up":
      if (!canGiveUp(placement, event.now)) return to(placement);
      return to({ kind: "idle" }, { kind: "drop-card" }, { kind: "withdraw", attempt });
    default:
      return to(placement);
  }
}
