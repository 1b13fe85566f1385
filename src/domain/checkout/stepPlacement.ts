import { askedByBank, asksDiner, canBePaidApart, isSettled, markUsed } from "../payment/settlement.ts";
import { type Attempt, asUnanswered, isSameOrder } from "./attempt.ts";
import { attemptOf, type Placement, type PlacementEvent } from "./placement.ts";
import {
  ask,
  awaitPayment,
  comeBack,
  failOrAskBack,
  type KnownOutcome,
  lookUp,
  lookUpSettled,
  lookUpStored,
  type PlacementIn,
  place,
  type RefusalEvent,
  type Step,
  to,
} from "./placementSteps.ts";
import { stepSettled, stepUnknown, stepWaiting } from "./stepOpenOutcome.ts";
import { canSendAgain, hasRefusal, stepRefusal } from "./stepRefusal.ts";

/** This tab may send the order. If the diner must pay first, that comes first. */
function go(attempt: Attempt, { turn, otherwise, paysAgain }: PlacementIn<"claiming">): Step {
  // With `otherwise`, the backend is only asked whether the order is paid, so the diner doesn't pay now.
  if (turn !== "paid" && !otherwise && (paysAgain || asksDiner(attempt.settlement))) {
    return to({ kind: "paying", attempt, turn, paysAgain }, { kind: "pay", attempt });
  }
  const isFirst = (turn === "first" && !attempt.earlier && !isSettled(attempt.settlement)) || undefined;
  const isAgain = turn === "again" || undefined;
  return to({ kind: "sending", attempt, isFirst, isAgain, otherwise, paysAgain }, { kind: "post", attempt });
}

/** R89: the answer refuses the order, which may be there all the same. */
function stepRefused(placement: PlacementIn<"sending">, event: RefusalEvent): Step {
  const { otherwise } = placement;
  const { kind, message, isCoded } = event;
  // The ordering API itself has answered, and a 401 is about the caller.
  const isAnswered = isCoded && kind !== "unproven";
  const attempt = isAnswered ? { ...placement.attempt, unansweredAt: undefined } : placement.attempt;
  if (!otherwise && kind === "unpaid" && canBePaidApart(attempt.settlement)) return awaitPayment(attempt, event);
  const command = { kind: "look-up", reference: attempt.reference, isQuick: true } as const;
  return to({ ...placement, attempt, refusal: { kind, message, isCoded } }, command);
}

/** The wallet's own payment was refused, perhaps because an earlier one has paid: then the backend takes the order. */
function refusePayment({ attempt, paysAgain }: PlacementIn<"sending">, message: string): Step {
  return paysAgain ? ask(attempt, attempt, { message }) : failOrAskBack(attempt, message);
}

/** Nothing was paid. If the order may have been sent before, its outcome stays open. */
function stopPaying(placement: PlacementIn<"paying">, message: string | null): Step {
  const { attempt, turn } = placement;
  if (attempt.earlier) return failOrAskBack(attempt, message ?? "");
  if (turn === "again") return to({ kind: "needs-payment-again", attempt, message: message ?? "" });
  return to(message === null ? { kind: "idle" } : { kind: "failed", message }, { kind: "withdraw", attempt });
}

function stepIdle(placement: Placement, event: PlacementEvent): Step {
  switch (event.kind) {
    case "start": {
      const { attempt } = event;
      return to({ kind: "claiming", attempt, turn: "first" }, { kind: "claim", attempt });
    }
    case "stored":
      return lookUpStored(event.attempt);
    case "returned":
      return comeBack(placement, event.attempt, event);
    case "acknowledged":
      return to({ kind: "idle" });
    default:
      return to(placement);
  }
}

function stepClaiming(placement: PlacementIn<"claiming">, event: PlacementEvent): Step {
  const { attempt } = placement;
  switch (event.kind) {
    case "claimed":
      return isSameOrder(event.attempt, attempt) ? go(event.attempt, placement) : to(placement);
    case "stored":
      return lookUpStored(event.attempt);
    case "settled-elsewhere":
      return lookUpSettled(attempt);
    // An earlier look-up found the order.
    case "taken":
      return place(attempt, event.customerId);
    case "not-claimed": {
      const follows = event.why === "unsaved" ? "warn-page-alone" : "reconcile-cart";
      return to({ kind: "not-sent", why: event.why }, { kind: follows });
    }
    default:
      return to(placement);
  }
}

function stepPaying(placement: PlacementIn<"paying">, event: PlacementEvent): Step {
  const { attempt } = placement;
  switch (event.kind) {
    case "paid": {
      const { settlement } = attempt;
      // Stored before the token is used: after a reload nobody could tell whether it was (R58).
      const settled = { ...attempt, settlement: markUsed(settlement, event.isSpent) };
      // Paying may have taken long, so the attempt's age is counted from now.
      return to(
        { ...placement, kind: "claiming", attempt: settled, turn: "paid" },
        { kind: "claim-again", attempt: settled },
      );
    }
    case "not-paid":
      return stopPaying(placement, event.message);
    case "returned":
      return comeBack(placement, event.attempt, event);
    case "came-back":
      return lookUpStored(attempt);
    case "stored":
      return lookUpStored(event.attempt);
    case "settled-elsewhere":
      return lookUpSettled(attempt);
    // An earlier look-up found the order: nothing more needs to be paid.
    case "taken":
      return place(attempt, event.customerId);
    default:
      return to(placement);
  }
}

/** The order was sent, but it is unknown whether the backend has it. */
function lookUpSent(placement: PlacementIn<"sending">, told: KnownOutcome, isPaid = true): Step {
  return lookUp(asUnanswered(placement.attempt), canSendAgain(placement, isPaid), told);
}

/**
 * R105 bank: it is stored as an order that is paid on a page, so a reload, Back, another tab or a lost answer ends as
 * there: nothing is asked twice, and the backend alone says whether it is paid.
 */
function stepAsked(placement: PlacementIn<"sending">): Step {
  const attempt = {
    ...placement.attempt,
    settlement: askedByBank(placement.attempt.settlement),
    unansweredAt: undefined,
  };
  // The backend was only asked whether it is paid, and it isn't.
  if (placement.otherwise) {
    return stepRefused(placement, { kind: "unpaid", udid: attempt.reference.udid, message: "", isCoded: true });
  }
  return ask(placement.attempt, attempt);
}

function stepSending(placement: PlacementIn<"sending">, event: PlacementEvent): Step {
  if (hasRefusal(placement)) return stepRefusal(placement, event);
  const { attempt } = placement;
  switch (event.kind) {
    case "taken":
      return place(attempt, event.customerId);
    case "refused":
    case "unpaid":
    case "unproven":
      return stepRefused(placement, event);
    case "action-needed":
      return stepAsked(placement);
    // The wallet's own payment was refused, so the order wasn't sent.
    case "not-paid":
      if (attempt.settlement.kind !== "token") return to(placement);
      return refusePayment(placement, event.message ?? "");
    case "no-answer":
      return lookUpSent(placement, { isUnclear: event.isUnclear }, event.isPaid);
    default:
      return to(placement);
  }
}

/** An answer about another order, or a return from another order's payment page, is ignored. */
function isStale(placement: Placement, event: PlacementEvent): boolean {
  const attempt = attemptOf(placement);
  if (attempt === null) return false;
  if (event.kind === "returned") return !isSameOrder(event.attempt, attempt);
  return "udid" in event && event.udid !== attempt.reference.udid;
}

/** An event that a state doesn't expect changes nothing, such as a second click or a late answer (R33 attempt). */
export function stepPlacement(placement: Placement, event: PlacementEvent): Step {
  // This holds in any state, even if another order has started.
  if (event.kind === "forgotten") return to(placement, { kind: "reconcile-cart" });
  if (isStale(placement, event)) return to(placement);
  switch (placement.kind) {
    case "idle":
    case "not-sent":
    case "failed":
      return stepIdle(placement, event);
    case "placed":
      return event.kind === "acknowledged" ? to({ kind: "idle" }) : to(placement);
    case "claiming":
      return stepClaiming(placement, event);
    case "paying":
      return stepPaying(placement, event);
    case "sending":
      return stepSending(placement, event);
    case "unknown":
      return stepUnknown(placement, event);
    case "needs-payment-again":
    case "unconfirmed":
      return stepWaiting(placement, event);
    case "settled-elsewhere":
      return stepSettled(placement, event);
  }
}
