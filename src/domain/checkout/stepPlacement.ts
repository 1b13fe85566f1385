import type { Attempt } from "./attempt.ts";
import { attemptOf, canGiveUp, type Placement, type PlacementCommand, type PlacementEvent } from "./placement.ts";

type In<Kind extends Placement["kind"]> = Extract<Placement, { readonly kind: Kind }>;
type Open = In<"unknown" | "needs-card-again">;

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

function lookQuietly(placement: In<"unknown" | "needs-card-again" | "settled-elsewhere">): Step {
  const isLooking = placement.kind !== "needs-card-again" && ["running", "elsewhere"].includes(placement.lookUp);
  return isLooking ? to(placement) : to(placement, { kind: "look-up", address: placement.attempt.address });
}

function lookUpKept(attempt: Attempt): Step {
  return lookUp(attempt, !attempt.needsCard);
}

/** The same UDID and the same body: the backend treats the second as the first. */
function sendAgain(attempt: Attempt): Step {
  return to({ kind: "claiming", attempt }, { kind: "claim-again", attempt });
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

function stepIdle(placement: Placement, event: PlacementEvent): Step {
  switch (event.kind) {
    case "start":
      return to({ kind: "claiming", attempt: event.attempt }, { kind: "claim", attempt: event.attempt });
    case "kept":
      return lookUpKept(event.attempt);
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
      if (!isSame(event.attempt, attempt)) return to(placement);
      return to({ kind: "sending", attempt: event.attempt }, { kind: "post", attempt: event.attempt });
    case "kept":
      return lookUpKept(event.attempt);
    case "settled-elsewhere":
      return lookUpSettled(attempt);
    case "not-claimed":
      return to({ kind: "not-sent", why: event.why });
    default:
      return to(placement);
  }
}

function stepSending(placement: In<"sending">, event: PlacementEvent): Step {
  switch (event.kind) {
    case "taken":
      return place(placement.attempt, event.customerId);
    case "refused":
      return fail(placement.attempt, event.message);
    case "no-answer":
      return lookUp(placement.attempt, true);
    default:
      return to(placement);
  }
}

function stepLookedUp(placement: In<"unknown">, event: PlacementEvent): Step {
  const isRunning = placement.lookUp === "running";
  if (isRunning && event.kind === "look-up-failed") return to({ ...placement, lookUp: "unanswered" });
  if (isRunning && event.kind === "sent-elsewhere") return to({ ...placement, lookUp: "elsewhere" });
  const isSettled = placement.lookUp === "absent" || placement.lookUp === "elsewhere";
  if (isSettled || event.kind !== "not-found") return to(placement);
  return to(
    placement.canSend ? { ...placement, lookUp: "absent" } : { kind: "needs-card-again", attempt: placement.attempt },
  );
}

function stepUnknown(placement: In<"unknown">, event: PlacementEvent): Step {
  const { attempt } = placement;
  const isLooking = placement.lookUp === "running";
  switch (event.kind) {
    case "look-again":
      return isLooking ? to(placement) : lookUp(attempt, placement.canSend);
    case "look-quietly":
      return lookQuietly(placement);
    case "retry":
      if (isLooking) return to(placement);
      return placement.canSend ? sendAgain(attempt) : lookUp(attempt, false);
    default:
      return stepOpen(placement, event) ?? stepLookedUp(placement, event);
  }
}

function stepNeedsCard(placement: In<"needs-card-again">, event: PlacementEvent): Step {
  switch (event.kind) {
    case "look-again":
      return lookUp(placement.attempt, false);
    case "look-quietly":
      return lookQuietly(placement);
    case "retry":
      return sendAgain(placement.attempt);
    default:
      return stepOpen(placement, event) ?? to(placement);
  }
}

function canSend(placement: Open): boolean {
  return placement.kind === "unknown" && placement.canSend;
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
      return isSame(event.attempt, attempt) ? lookUp(event.attempt, canSend(placement)) : lookUpKept(event.attempt);
    case "settled-elsewhere":
      return lookUpSettled(attempt);
    case "give-up":
      if (!canGiveUp(placement, event.now)) return null;
      return to({ kind: "idle" }, { kind: "drop-card" }, { kind: "forget-attempt", udid: attempt.address.udid });
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

/** An answer about another order than ours is stale. */
function isStale(placement: Placement, event: PlacementEvent): boolean {
  const attempt = attemptOf(placement);
  return attempt !== null && "udid" in event && event.udid !== attempt.address.udid;
}

/** What has no place in a state changes nothing: a second click, an answer that comes late (R33). */
export function step(placement: Placement, event: PlacementEvent): Step {
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
    case "sending":
      return stepSending(placement, event);
    case "unknown":
      return stepUnknown(placement, event);
    case "needs-card-again":
      return stepNeedsCard(placement, event);
    case "settled-elsewhere":
      return stepSettled(placement, event);
  }
}
