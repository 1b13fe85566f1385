import { asksDiner, needsNothing, returned } from "../payment/settlement.ts";
import type { Attempt } from "./attempt.ts";
import { attemptOf, canGiveUp, type Placement, type PlacementCommand, type PlacementEvent } from "./placement.ts";

type In<Kind extends Placement["kind"]> = Extract<Placement, { readonly kind: Kind }>;
type Open = In<"unknown" | "needs-payment-again" | "unconfirmed">;
type Returned = Extract<PlacementEvent, { readonly kind: "returned" }>;

export interface Step {
  readonly placement: Placement;
  readonly commands: readonly PlacementCommand[];
}

function to(placement: Placement, ...commands: readonly PlacementCommand[]): Step {
  return { placement, commands };
}

function isSame(one: Attempt, other: Attempt): boolean {
  return one.address.udid === other.address.udid;
}

function lookUp(attempt: Attempt, canSend: boolean): Step {
  const command = { kind: "look-up", address: attempt.address } as const;
  return to({ kind: "unknown", attempt, canSend, lookUp: "running" }, command);
}

function lookUpSettled(attempt: Attempt): Step {
  const command = { kind: "look-up", address: attempt.address } as const;
  return to({ kind: "settled-elsewhere", attempt, lookUp: "running" }, command);
}

function lookQuietly(placement: Open | In<"settled-elsewhere">): Step {
  const isLooking = "lookUp" in placement && placement.lookUp === "running";
  return isLooking ? to(placement) : to(placement, { kind: "look-up", address: placement.attempt.address });
}

function lookUpKept(attempt: Attempt): Step {
  return lookUp(attempt, needsNothing(attempt.settlement));
}

/** The same UDID and the same body: the backend treats the second as the first. */
function sendAgain(attempt: Attempt): Step {
  return to({ kind: "claiming", attempt, turn: "again" }, { kind: "claim-again", attempt });
}

/** Ours to send. What the diner has to do first comes first. */
function go(attempt: Attempt, turn: In<"claiming">["turn"]): Step {
  if (turn !== "paid" && asksDiner(attempt.settlement)) {
    return to({ kind: "paying", attempt, turn }, { kind: "pay", attempt });
  }
  return to({ kind: "sending", attempt }, { kind: "post", attempt });
}

function place(attempt: Attempt, customerId: string | null): Step {
  const address = { ...attempt.address, customerId: customerId ?? attempt.address.customerId };
  // The card goes last: its surcharge is in the cart's total until that is empty.
  return to({ kind: "placed", address }, { kind: "settle", address, attempt }, { kind: "drop-card" });
}

/** A known outcome: the next try is a new attempt. */
function fail({ address }: Attempt, message: string): Step {
  return to({ kind: "failed", message }, { kind: "drop-card" }, { kind: "forget-attempt", udid: address.udid });
}

/** Nothing was paid. Where it may have been sent before, its outcome is as open as it was. */
function stopPaying({ attempt, turn }: In<"paying">, message: string | null): Step {
  if (turn === "again") return to({ kind: "needs-payment-again", attempt, message: message ?? "" });
  return to(message === null ? { kind: "idle" } : { kind: "failed", message }, { kind: "withdraw", attempt });
}

/** R57. What the page says goes for an order that is paid there, and for no other. */
function comeBack(placement: Placement, attempt: Attempt, { isPaid, message }: Returned): Step {
  const { settlement } = attempt;
  if (settlement.kind !== "redirect") return to(placement);
  if (isPaid) return sendAgain({ ...attempt, settlement: returned(settlement) });
  // Another tab has heard that it is paid.
  if (settlement.hasReturned) return lookUpKept(attempt);
  return to({ kind: "failed", message }, { kind: "withdraw", attempt });
}

function stepIdle(placement: Placement, event: PlacementEvent): Step {
  switch (event.kind) {
    case "start": {
      const { attempt } = event;
      return to({ kind: "claiming", attempt, turn: "first" }, { kind: "claim", attempt });
    }
    case "kept":
      return lookUpKept(event.attempt);
    case "returned":
      if (!event.attempt) return to({ kind: "not-sent", why: "unknown-payment" });
      return comeBack(placement, event.attempt, event);
    case "acknowledged":
      return to({ kind: "idle" });
    default:
      return to(placement);
  }
}

function stepClaiming(placement: In<"claiming">, event: PlacementEvent): Step {
  const { attempt } = placement;
  switch (event.kind) {
    case "claimed":
      return isSame(event.attempt, attempt) ? go(event.attempt, placement.turn) : to(placement);
    case "kept":
      return lookUpKept(event.attempt);
    case "settled-elsewhere":
      return lookUpSettled(attempt);
    case "not-claimed": {
      const follows = event.why === "unkept" ? "warn-page-alone" : "reconcile-cart";
      return to({ kind: "not-sent", why: event.why }, { kind: follows });
    }
    default:
      return to(placement);
  }
}

function stepPaying(placement: In<"paying">, event: PlacementEvent): Step {
  const { attempt } = placement;
  switch (event.kind) {
    case "paid": {
      const settled = { ...attempt, settlement: returned(attempt.settlement) };
      // The diner may have taken long: its age counts from now.
      return to({ kind: "claiming", attempt: settled, turn: "paid" }, { kind: "claim-again", attempt: settled });
    }
    case "not-paid":
      return stopPaying(placement, event.message);
    case "returned":
      return comeBack(placement, event.attempt ?? attempt, event);
    case "came-back":
      return lookUpKept(attempt);
    case "kept":
      return lookUpKept(event.attempt);
    case "settled-elsewhere":
      return lookUpSettled(attempt);
    // A look-up from before has found it: nothing more is to be paid.
    case "taken":
      return place(attempt, event.customerId);
    default:
      return to(placement);
  }
}

function stepSending(placement: In<"sending">, event: PlacementEvent): Step {
  const { attempt } = placement;
  switch (event.kind) {
    case "taken":
      return place(attempt, event.customerId);
    case "refused":
      if (attempt.settlement.kind !== "redirect") return fail(attempt, event.message);
      return to({ kind: "unconfirmed", attempt, message: event.message });
    case "no-answer":
      // A wallet's token is for one sending; a card is still in the form.
      return lookUp(attempt, attempt.settlement.kind !== "token");
    default:
      return to(placement);
  }
}

function stepLookedUp(placement: In<"unknown">, event: PlacementEvent): Step {
  const { attempt } = placement;
  const isRunning = placement.lookUp === "running";
  if (isRunning && event.kind === "look-up-failed") return to({ ...placement, lookUp: "unanswered" });
  if (isRunning && event.kind === "sent-elsewhere") return to({ ...placement, lookUp: "elsewhere" });
  const isSettled = placement.lookUp === "absent" || placement.lookUp === "elsewhere";
  if (isSettled || event.kind !== "not-found") return to(placement);
  return to(
    placement.canSend ? { ...placement, lookUp: "absent" } : { kind: "needs-payment-again", attempt, message: "" },
  );
}

function stepUnknown(placement: In<"unknown">, event: PlacementEvent): Step {
  const { attempt } = placement;
  const isLooking = placement.lookUp === "running";
  switch (event.kind) {
    case "look-again":
      return isLooking ? to(placement) : lookUp(attempt, placement.canSend);
    case "retry":
      if (isLooking) return to(placement);
      return placement.canSend ? sendAgain(attempt) : lookUp(attempt, false);
    default:
      return stepOpen(placement, event) ?? stepLookedUp(placement, event);
  }
}

/** It isn't there, or was refused for now: the diner decides what comes next. */
function stepWaiting(placement: In<"needs-payment-again" | "unconfirmed">, event: PlacementEvent): Step {
  switch (event.kind) {
    case "look-again":
      return lookUp(placement.attempt, canSend(placement));
    case "retry":
      return sendAgain(placement.attempt);
    default:
      return stepOpen(placement, event) ?? to(placement);
  }
}

function canSend(placement: Open): boolean {
  return placement.kind === "unconfirmed" || (placement.kind === "unknown" && placement.canSend);
}

/** What holds for every attempt whose outcome is open while nothing is being sent. */
function stepOpen(placement: Open, event: PlacementEvent): Step | null {
  const { attempt } = placement;
  switch (event.kind) {
    case "taken":
      return place(attempt, event.customerId);
    case "refused":
      return fail(attempt, event.message);
    case "kept":
      return isSame(event.attempt, attempt)
        ? lookUp(event.attempt, canSend(placement) || needsNothing(event.attempt.settlement))
        : lookUpKept(event.attempt);
    case "returned":
      return event.attempt && comeBack(placement, event.attempt, event);
    case "look-quietly":
      return lookQuietly(placement);
    case "settled-elsewhere":
      return lookUpSettled(attempt);
    case "give-up":
      if (!canGiveUp(placement, event.now)) return null;
      // It may have been paid for on another page: only the backend knows (R36).
      if (attempt.settlement.kind === "redirect" && placement.kind !== "unconfirmed") {
        return sendAgain({ ...attempt, settlement: returned(attempt.settlement) });
      }
      return to({ kind: "idle" }, { kind: "drop-card" }, { kind: "withdraw", attempt });
    default:
      return null;
  }
}

/** Found: placed, and the other tab has announced it. Not found: it was refused, and the other tab has said so. */
function stepSettled(placement: In<"settled-elsewhere">, event: PlacementEvent): Step {
  const { attempt } = placement;
  switch (event.kind) {
    case "taken": {
      const { customerId } = attempt.address;
      const address = { ...attempt.address, customerId: event.customerId ?? customerId };
      return to({ kind: "placed", address }, { kind: "drop-card" });
    }
    case "not-found":
    case "refused":
      return to({ kind: "idle" }, { kind: "drop-card" });
    case "look-up-failed":
    case "sent-elsewhere":
      return to({ ...placement, lookUp: "unanswered" });
    case "look-again":
    case "retry":
      return placement.lookUp === "running" ? to(placement) : lookUpSettled(attempt);
    case "look-quietly":
      return lookQuietly(placement);
    default:
      return to(placement);
  }
}

/** An answer about another order than ours is stale, and so is a return for one. */
function isStale(placement: Placement, event: PlacementEvent): boolean {
  const attempt = attemptOf(placement);
  if (attempt === null) return false;
  if (event.kind === "returned") return !event.attempt || !isSame(event.attempt, attempt);
  return "udid" in event && event.udid !== attempt.address.udid;
}

/** What has no place in a state changes nothing: a second click, an answer that comes late (R33). */
export function step(placement: Placement, event: PlacementEvent): Step {
  // Whatever has begun since.
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
