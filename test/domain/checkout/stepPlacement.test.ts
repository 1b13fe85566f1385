import { describe, expect, it } from "vitest";
import {
  attemptOf,
  canGiveUp,
  type Placement,
  type PlacementEvent,
  warnsOnLeave,
} from "../../../src/domain/checkout/placement.ts";
import { stepPlacement } from "../../../src/domain/checkout/stepPlacement.ts";
import { instant } from "../../../src/domain/time/instant.ts";
import { buildAttempt } from "./buildAttempt.ts";
import {
  attempt,
  cash,
  type EventName,
  events,
  late,
  returned,
  type StateName,
  states,
  switched,
} from "./placementCases.ts";

const placed = "placed: settle a, drop card";
const failed = "failed: drop card, forget a";
const loggedOut = "failed, logged out: drop card, forget a";
const look = (name: StateName | `${StateName}, a page still open`) => `${name}: look up a`;
const dropped = "idle: drop card, withdraw a";
const claimB = "claiming b: claim b";
const again = "claiming again: claim again a";
const lookB = "looking, without b: look up b";
const askBack = "claiming to ask, a refusal at hand: drop card, claim back a";
const payByCard = "claiming, a page still open: claim a";

/** What a return from the payment page does while the order isn't busy. */
const back = {
  "back paid, after another choice": "claiming again: claim back a",
  "back paid": again,
  "back unpaid": "failed: withdraw a",
  "back unpaid, paid elsewhere": "claiming to ask, a page's word at hand: claim again a",
};

/** No order is being placed in these states. */
const free = {
  start: claimB,
  "start again": "claiming: claim a",
  "start with a card": "claiming: claim a",
  kept: look("looking, without"),
  "kept b": lookB,
  ...back,
};

/** The outcome is open, and nothing is being sent. */
const open = {
  ...back,
  taken: placed,
  "payment failed": failed,
  "kept b": lookB,
  settled: look("settled, looking"),
};

/** The outcomes of a claim, whatever follows it. */
const claiming = {
  taken: placed,
  "not claimed": "held back: reconcile cart",
  "not kept": "held back until told: warn page alone",
  kept: look("looking, without"),
  "kept b": lookB,
  settled: look("settled, looking"),
};

/**
 * The order was sent. `how` says whether the card is still known if no answer comes. What follows a refusal is what
 * follows once the order isn't found (R89).
 */
const sent = (refused: string, unpaid: string, how: "with card" | "with card, a page still open" | "without") => ({
  taken: placed,
  refused,
  unpaid,
  unproven: how === "without" ? "card again, logged out" : `absent, logged out${how.slice("with card".length)}`,
  "no answer": look(`looking, ${how}`),
});

/** The wallet's sheet is open. */
const wallet = {
  ...back,
  kept: look("looking, without"),
  "kept b": lookB,
  settled: look("settled, looking"),
  "came back": look("looking, without"),
  taken: placed,
};

/** The order is being looked up. `how` ends the names of the states that follow, but not the name of `absent`. */
const looking = (name: string, how: string, absent: string) => ({
  ...open,
  "look again": `${name}, and once more`,
  "not found": absent,
  "sent elsewhere": `sent elsewhere${how}`,
  "look-up failed": `unanswered${how}`,
  kept: look(how.includes("without") ? "looking, without" : "looking, with card"),
});

type Looking = Extract<StateName, `looking, ${string}`>;

/** No look-up is running, and the order may be sent again. `next` is the state in which it is looked up again. */
const resting = (name: StateName, next: Looking) => ({
  ...open,
  retry: again,
  "look again": look(next),
  "look quietly": look(name),
  kept: look(next.replace("logged out, ", "") as Looking),
});

/** The same, but the card is needed to send it again, so a retry looks it up first. */
const restingWithout = (name: StateName, next: Looking) => ({ ...resting(name, next), retry: look(next) });

/** R57: the form is shown, and its next submission continues with the same order. */
const reopened = {
  ...open,
  retry: "claiming to ask whether it is paid: claim again a",
  "start again": "claiming again: claim a",
  "start with a card": "claiming to ask, a card at hand: claim again a",
  "look again": look("looking, without"),
  "give up": again,
  kept: look("looking, without"),
};

/** R33, cell by cell. An event that isn't listed for a state changes nothing. */
const table: Readonly<Record<StateName, Readonly<Partial<Record<EventName, string>>>>> = {
  idle: free,
  claiming: { ...claiming, claimed: "sending first: post a" },
  "claiming again": { ...claiming, claimed: "sending: post a" },
  "claiming to send": { ...claiming, claimed: "sending: post a" },
  "claiming to ask, a page's word at hand": { ...claiming, claimed: "asking, a page's word at hand: post a" },
  "claiming to ask, a card at hand": { ...claiming, claimed: "asking, a card at hand: post a" },
  "claiming, a page still open": {
    ...claiming,
    claimed: "sending first: post a",
    settled: look("settled, looking, a page still open"),
  },
  // The refusal may mean that the page was paid meanwhile, so the backend is asked before the diner.
  "sending, a page still open": sent(askBack, askBack, "with card, a page still open"),
  "claiming to ask, a refusal at hand": { ...claiming, claimed: "asking, a refusal at hand: post a" },
  "claiming to ask, why the wallet failed at hand": {
    ...claiming,
    claimed: "asking, why the wallet failed at hand: post a",
  },
  "asking, why the wallet failed at hand": sent("reopened, paid back", "wallet failed", "without"),
  "claiming to ask, nothing to tell": { ...claiming, claimed: "asking, nothing to tell: post a" },
  "asking, nothing to tell": sent("reopened, paid back", "card again", "without"),
  "claiming to ask whether it is paid": { ...claiming, claimed: "asking whether it is paid: post a" },
  "asking whether it is paid": sent("reopened, paid back", "paid, not seen", "without"),
  "asking, a refusal at hand": sent("reopened, paid back", "reopened with a reason", "without"),
  "looking, with card, a page still open": {
    ...looking("looking, with card, a page still open", ", with card, a page still open", "absent, a page still open"),
    settled: look("settled, looking, a page still open"),
  },
  "looking, without, a page still open": {
    ...looking("looking, without, a page still open", ", without, a page still open", "card again, a page still open"),
    settled: look("settled, looking, a page still open"),
  },
  // After a reload: the page's payment is checked before another one is chosen; choosing the page opens it again.
  "card again, a page still open": {
    ...resting("card again, a page still open", "looking, without, a page still open"),
    retry: "claiming to ask whether it is paid: claim back a",
    "start again": "claiming again: claim a",
    "start with a card": "claiming to ask, a card at hand: claim back a",
    "give up": "claiming again: claim back a",
    kept: look("looking, without"),
    settled: look("settled, looking, a page still open"),
  },
  "at the wallet, a page still open": {
    ...wallet,
    paid: "claiming to send, a page still open: claim again a",
    "not paid": "claiming to ask, why the wallet failed at hand: drop card, claim back a",
    closed: "claiming to ask, nothing to tell: drop card, claim back a",
    settled: look("settled, looking, a page still open"),
    "came back": look("looking, without, a page still open"),
  },
  "at the wallet": {
    ...wallet,
    paid: "claiming to send: claim again a",
    "not paid": "wallet broke: withdraw a",
    closed: "idle: withdraw a",
  },
  "at the wallet again": {
    ...wallet,
    paid: "claiming to send: claim again a",
    "not paid": "wallet failed",
    closed: "card again",
  },
  sending: sent(failed, failed, "with card"),
  // R63: the backend never took its UDID.
  "sending first": { ...sent(failed, failed, "with card"), unproven: loggedOut },
  "sending, paid on a page": sent("reopened, paid back", "unconfirmed", "with card"),
  "asking, a page's word at hand": sent(failed, failed, "with card"),
  // R57: the form is shown again, with the new choice, if no answer comes.
  "asking, a card at hand": sent(payByCard, payByCard, "without"),
  "looking, with card": looking("looking, with card", ", with card", "absent"),
  // The network came back meanwhile, and the running look-up may have begun before that.
  "looking, with card, and once more": {
    ...open,
    "not found": "absent",
    "sent elsewhere": "sent elsewhere, with card",
    "look-up failed": look("looking, with card"),
    kept: look("looking, with card"),
  },
  "looking, without": looking("looking, without", ", without", "card again"),
  // R63: the request to log in stays until the outcome is known.
  "looking, logged out, with card": looking("looking, logged out, with card", ", logged out", "absent, logged out"),
  "looking, logged out, without": looking(
    "looking, logged out, without",
    ", logged out, without",
    "card again, logged out",
  ),
  "absent, logged out": {
    ...resting("absent, logged out", "looking, logged out, with card"),
    "give up": dropped,
  },
  "unanswered, logged out": {
    ...resting("unanswered, logged out", "looking, logged out, with card"),
    "not found": "absent, logged out",
  },
  "unanswered, logged out, without": {
    ...restingWithout("unanswered, logged out, without", "looking, logged out, without"),
    "not found": "card again, logged out",
  },
  "sent elsewhere, logged out": resting("sent elsewhere, logged out", "looking, logged out, with card"),
  "sent elsewhere, logged out, without": restingWithout(
    "sent elsewhere, logged out, without",
    "looking, logged out, without",
  ),
  "card again, logged out": { ...resting("card again, logged out", "looking, without"), "give up": dropped },
  absent: { ...resting("absent", "looking, with card"), "give up": dropped },
  "unanswered, with card": { ...resting("unanswered, with card", "looking, with card"), "not found": "absent" },
  "unanswered, without": { ...restingWithout("unanswered, without", "looking, without"), "not found": "card again" },
  // A frozen tab reports nothing.
  "sent elsewhere, with card": resting("sent elsewhere, with card", "looking, with card"),
  "sent elsewhere, without": restingWithout("sent elsewhere, without", "looking, without"),
  "card again": { ...resting("card again", "looking, without"), "give up": dropped },
  "wallet given": { ...resting("wallet given", "looking, without"), "give up": dropped },
  // The wallet's sheet was open and nothing was sent, so every payment is possible under the same UDID.
  "wallet failed": {
    ...resting("wallet failed", "looking, without"),
    "start again": "claiming: claim a",
    "start with a card": "claiming: claim a",
    "give up": dropped,
  },
  reopened: { ...reopened, "look quietly": look("reopened") },
  "reopened with a reason": { ...reopened, "look quietly": look("reopened with a reason") },
  "reopened, paid back": { ...reopened, "look quietly": look("reopened, paid back") },
  "paid, not seen": { ...reopened, "look quietly": look("paid, not seen") },
  unconfirmed: {
    ...open,
    retry: again,
    // A missing unpaid order is nothing new.
    "look again": look("unconfirmed"),
    "look quietly": look("unconfirmed"),
    "give up": dropped,
    kept: look("unconfirmed"),
  },
  "settled, looking": {
    taken: "placed: drop card",
    "payment failed": failed,
    "not found": "failed, no reason: drop card, forget a",
    "look-up failed": "settled, unanswered",
    "sent elsewhere": "settled, unanswered",
    "look again": "settled, looking, and once more",
    retry: "settled, looking, and once more",
  },
  "settled, looking, and once more": {
    taken: "placed: drop card",
    "payment failed": failed,
    "not found": "failed, no reason: drop card, forget a",
    "look-up failed": look("settled, looking"),
    "sent elsewhere": "settled, unanswered",
  },
  "settled, unanswered": {
    taken: "placed: drop card",
    "payment failed": failed,
    "not found": "failed, no reason: drop card, forget a",
    "look-up failed": "settled, unanswered",
    "look again": look("settled, looking"),
    "look quietly": look("settled, unanswered"),
    retry: look("settled, looking"),
  },
  placed: { acknowledged: "idle" },
  "held back": { ...free, acknowledged: "idle" },
  "held back until told": { ...free, acknowledged: "idle" },
  failed: { ...free, acknowledged: "idle" },
  "failed, logged out": { ...free, acknowledged: "idle" },
  "failed, no reason": { ...free, acknowledged: "idle" },
  "wallet broke": { ...free, acknowledged: "idle" },
};

/** `isAgain` matters for one event only, which has its own tests below. */
function withoutAttempt(placement: Placement): object {
  return { ...placement, attempt: null, isAgain: undefined };
}

function nameOf(placement: Placement): string {
  if ("isWantedAgain" in placement) {
    const { isWantedAgain: _, ...looking } = placement;
    return `${nameOf(looking)}, and once more`;
  }
  const written = JSON.stringify(withoutAttempt(placement));
  const named = Object.entries(states);
  const isPageOpen = attemptOf(placement)?.earlier !== undefined;
  const [name] =
    named.find(([, state]) => state === placement) ??
    named.find(([, state]) => JSON.stringify(withoutAttempt(state)) === written && !attemptOf(state)?.earlier) ??
    [];
  const page = isPageOpen && !name?.includes("a page still open") ? ", a page still open" : "";
  const isOther = "attempt" in placement && placement.attempt.reference.udid === "b";
  return `${name}${page}${isOther ? " b" : ""}`;
}

/** R89: an answer that refuses the order counts once a look-up finds nothing. */
function stepAndLook(placement: Placement, event: PlacementEvent): ReturnType<typeof stepPlacement> {
  const step = stepPlacement(placement, event);
  const isAsked = step.placement.kind === "sending" && step.placement.refusal;
  return isAsked ? stepPlacement(step.placement, { kind: "not-found", udid: "a", now: instant(0) }) : step;
}

function written(name: StateName, event: EventName): string {
  const { placement, commands } = stepAndLook(states[name], events[event]);
  const words = commands.map((command) => {
    switch (command.kind) {
      case "forget-attempt":
        return `forget ${command.udid}`;
      case "drop-card":
      case "reconcile-cart":
      case "warn-page-alone":
        return command.kind.replaceAll("-", " ");
      case "look-up":
      case "settle":
        return `${command.kind.replace("-", " ")} ${command.reference.udid}`;
      default:
        return `${command.kind.replace("-", " ")} ${command.attempt.reference.udid}`;
    }
  });
  return words.length > 0 ? `${nameOf(placement)}: ${words.join(", ")}` : nameOf(placement);
}

const cells = (Object.keys(states) as StateName[]).flatMap((name) =>
  (Object.keys(events) as EventName[]).map((event) => {
    const otherwise = event === "forgotten" ? `${name}: reconcile cart` : name;
    return { name, event, becomes: table[name][event] ?? otherwise };
  }),
);

describe("R33: an order being placed", () => {
  it.each(cells)("$name + $event → $becomes", ({ name, event, becomes }) => {
    expect(written(name, event)).toBe(becomes);
  });

  it("R89: remembers through every look-up whether an answer came that says nothing", () => {
    const sent = { kind: "sending", attempt, isFirst: true } as const;
    const unclear = stepPlacement(sent, { kind: "no-answer", udid: "a", isUnclear: true }).placement;
    const absent = stepPlacement(unclear, { kind: "not-found", udid: "a", now: instant(0) }).placement;
    const again = stepPlacement(absent, { kind: "look-again" }).placement;
    const silent = stepPlacement(sent, { kind: "no-answer", udid: "a" }).placement;
    const known = [unclear, absent, again, silent].map((each) => "isUnclear" in each && each.isUnclear);
    expect(known).toEqual([true, true, true, undefined]);
  });

  const answers: readonly PlacementEvent[] = [
    { kind: "claimed", attempt: buildAttempt("old") },
    { kind: "not-claimed", udid: "old", why: "cart-changed" },
    { kind: "settled-elsewhere", udid: "old" },
    { kind: "paid", udid: "old", isSpent: false },
    { kind: "not-paid", udid: "old", message: "No." },
    { kind: "taken", udid: "old", customerId: "g-5f" },
    { kind: "refused", udid: "old", message: "Declined." },
    { kind: "unpaid", udid: "old", message: "Not paid." },
    { kind: "unproven", udid: "old", message: "Log in." },
    { kind: "no-answer", udid: "old" },
    { kind: "not-found", udid: "old", now: instant(0) },
    { kind: "look-up-failed", udid: "old" },
    { kind: "sent-elsewhere", udid: "old" },
  ];

  it.each(Object.entries(states))("%s: is not changed by an answer about another order", (_name, placement) => {
    for (const event of answers) expect(stepPlacement(placement, event)).toEqual({ placement, commands: [] });
  });

  it("sends the same order at a retry, and counts its age from then", () => {
    const newer = { ...attempt, postedAt: late };
    const { placement, commands } = stepPlacement(states.claiming, { kind: "claimed", attempt: newer });
    expect(placement).toEqual({ kind: "sending", attempt: newer, isFirst: true });
    expect(commands).toEqual([{ kind: "post", attempt: newer }]);
  });

  it.each([
    ["an earlier payment page is still open", switched],
    ["it may have been paid on a page", returned],
  ])("R63: isn't sent for the first time if %s", (_case, attempt) => {
    const { placement } = stepPlacement({ kind: "claiming", attempt, turn: "first" }, { kind: "claimed", attempt });
    expect(placement).toEqual({ kind: "sending", attempt });
  });

  it("R57: is paid again without asking about an earlier payment page if only the attempt holds the cart", () => {
    const holding = { ...switched, holdsCart: true };
    const refused = stepAndLook({ kind: "sending", attempt: holding }, events.refused);
    expect(refused.placement).toEqual({ kind: "needs-payment-again", attempt: holding, message: "Declined." });
    expect(refused.commands).toEqual([{ kind: "drop-card" }]);
  });

  it("needs no card again if it isn't paid by card", () => {
    const looking = stepPlacement({ kind: "idle" }, { kind: "stored", attempt: cash }).placement;
    const absent = stepPlacement(looking, { kind: "not-found", udid: "cash", now: instant(0) }).placement;
    expect(absent).toEqual({ kind: "unknown", attempt: cash, canSend: true, lookUp: "absent" });
    expect(stepPlacement(absent, { kind: "retry" }).commands[0]?.kind).toBe("claim-again");
  });

  it("counts a new try from another tab before it can be given up", () => {
    const newer = { ...attempt, postedAt: late };
    const { placement } = stepPlacement(states["card again"], { kind: "stored", attempt: newer });
    const absent = stepPlacement(placement, { kind: "not-found", udid: "a", now: instant(0) }).placement;
    expect(canGiveUp(states["card again"], late)).toBe(true);
    expect(canGiveUp(absent, late)).toBe(false);
  });

  it.each(["unanswered, with card", "settled, unanswered"] as const)("can be given up after an hour: %s", (name) => {
    const hourLater = attempt.postedAt + 3_600_000;
    expect([-1, 0].map((ms) => canGiveUp(states[name], instant(hourLater + ms)))).toEqual([false, true]);
  });

  it("takes the customer from the backend's answer, or else from the attempt", () => {
    for (const state of [states.sending, states["settled, looking"]]) {
      const customers = ["u-1", null].map((customerId) => {
        const { placement } = stepPlacement(state, { kind: "taken", udid: "a", customerId });
        return placement.kind === "placed" ? placement.reference.customerId : placement.kind;
      });
      expect(customers).toEqual(["u-1", "g-5f"]);
    }
  });

  it("warns on leaving the page while the order is sent, or while its card would be lost", () => {
    const warned = Object.entries(states).filter(([, placement]) => warnsOnLeave(placement));
    expect(warned.map(([name]) => name)).toEqual([
      "claiming",
      "claiming again",
      "claiming to send",
      "claiming to ask, a page's word at hand",
      "claiming to ask, a card at hand",
      "claiming, a page still open",
      "sending, a page still open",
      "looking, with card, a page still open",
      "at the wallet, a page still open",
      "claiming to ask, a refusal at hand",
      "asking, a refusal at hand",
      "claiming to ask, why the wallet failed at hand",
      "asking, why the wallet failed at hand",
      "claiming to ask whether it is paid",
      "asking whether it is paid",
      "claiming to ask, nothing to tell",
      "asking, nothing to tell",
      "at the wallet",
      "at the wallet again",
      "sending",
      "sending first",
      "sending, paid on a page",
      "asking, a page's word at hand",
      "asking, a card at hand",
      "looking, with card",
      "looking, with card, and once more",
      "looking, logged out, with card",
      "absent, logged out",
      "unanswered, logged out",
      "sent elsewhere, logged out",
      "absent",
      "unanswered, with card",
      "sent elsewhere, with card",
    ]);
    expect(warnsOnLeave({ ...states.absent, attempt: cash })).toBe(false);
  });
});
