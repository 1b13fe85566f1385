import { describe, expect, it } from "vitest";
import type { Attempt } from "../../../src/domain/checkout/attempt.ts";
import {
  canGiveUp,
  type Placement,
  type PlacementEvent,
  warnsOnLeave,
} from "../../../src/domain/checkout/placement.ts";
import { step } from "../../../src/domain/checkout/stepPlacement.ts";
import { instant } from "../../../src/domain/time/instant.ts";
import { buildAttempt } from "./buildAttempt.ts";

const attempt = buildAttempt("a");
const cash = buildAttempt("cash", { settlement: { kind: "none" } });
const token = buildAttempt("a", { settlement: { kind: "token", method: "apple-pay" } });
const redirect = buildAttempt("a", { settlement: { kind: "redirect", method: "alipay", hasReturned: false } });
const returned = buildAttempt("a", { settlement: { kind: "redirect", method: "alipay", hasReturned: true } });
const other = buildAttempt("b");
const early = instant(599_999);
const late = instant(600_000);

const states = {
  idle: { kind: "idle" },
  claiming: { kind: "claiming", attempt, turn: "first" },
  "claiming again": { kind: "claiming", attempt, turn: "again" },
  "claiming to send": { kind: "claiming", attempt: token, turn: "paid" },
  "at the wallet": { kind: "paying", attempt: token, turn: "first" },
  "at the wallet again": { kind: "paying", attempt: token, turn: "again" },
  sending: { kind: "sending", attempt },
  "looking, with card": { kind: "unknown", attempt, canSend: true, lookUp: "running" },
  "looking, without": { kind: "unknown", attempt, canSend: false, lookUp: "running" },
  absent: { kind: "unknown", attempt, canSend: true, lookUp: "absent" },
  "unanswered, with card": { kind: "unknown", attempt, canSend: true, lookUp: "unanswered" },
  "unanswered, without": { kind: "unknown", attempt, canSend: false, lookUp: "unanswered" },
  "sent elsewhere, with card": { kind: "unknown", attempt, canSend: true, lookUp: "elsewhere" },
  "sent elsewhere, without": { kind: "unknown", attempt, canSend: false, lookUp: "elsewhere" },
  "card again": { kind: "needs-payment-again", attempt, message: "" },
  "wallet failed": { kind: "needs-payment-again", attempt: token, message: "No." },
  unconfirmed: { kind: "unconfirmed", attempt: returned, message: "Declined." },
  "settled, looking": { kind: "settled-elsewhere", attempt, lookUp: "running" },
  "settled, unanswered": { kind: "settled-elsewhere", attempt, lookUp: "unanswered" },
  placed: { kind: "placed", address: attempt.address },
  "held back": { kind: "not-sent", why: "cart-changed" },
  "held back until told": { kind: "not-sent", why: "unkept" },
  "held back for good": { kind: "not-sent", why: "unknown-payment" },
  failed: { kind: "failed", message: "Declined." },
  "wallet broke": { kind: "failed", message: "No." },
} as const satisfies Record<string, Placement>;

type StateName = keyof typeof states;

const events = {
  start: { kind: "start", attempt: other },
  claimed: { kind: "claimed", attempt },
  "claimed b": { kind: "claimed", attempt: other },
  "not claimed": { kind: "not-claimed", udid: "a", why: "cart-changed" },
  "not kept": { kind: "not-claimed", udid: "a", why: "unkept" },
  kept: { kind: "kept", attempt },
  "kept b": { kind: "kept", attempt: other },
  settled: { kind: "settled-elsewhere", udid: "a" },
  paid: { kind: "paid", udid: "a" },
  "not paid": { kind: "not-paid", udid: "a", message: "No." },
  closed: { kind: "not-paid", udid: "a", message: null },
  "back unknown": { kind: "returned", attempt: null, isPaid: true, message: "" },
  "back paid": { kind: "returned", attempt: redirect, isPaid: true, message: "" },
  "back unpaid": { kind: "returned", attempt: redirect, isPaid: false, message: "Declined." },
  "back unpaid, paid elsewhere": { kind: "returned", attempt: returned, isPaid: false, message: "Declined." },
  "came back": { kind: "came-back" },
  forgotten: { kind: "forgotten" },
  taken: { kind: "taken", udid: "a", customerId: null },
  refused: { kind: "refused", udid: "a", message: "Declined." },
  "no answer": { kind: "no-answer", udid: "a" },
  "not found": { kind: "not-found", udid: "a" },
  "look-up failed": { kind: "look-up-failed", udid: "a" },
  "sent elsewhere": { kind: "sent-elsewhere", udid: "a" },
  "look again": { kind: "look-again" },
  "look quietly": { kind: "look-quietly" },
  retry: { kind: "retry" },
  "give up early": { kind: "give-up", now: early },
  "give up": { kind: "give-up", now: late },
  acknowledged: { kind: "acknowledged" },
} as const satisfies Record<string, PlacementEvent>;

type EventName = keyof typeof events;

const placed = "placed: settle a, drop card";
const failed = "failed: drop card, forget a";
const look = (name: StateName) => `${name}: look up a`;
const dropped = "idle: drop card, withdraw a";
const claimB = "claiming b: claim b";
const again = "claiming again: claim again a";
const lookB = "looking, without b: look up b";

/** What a return from the payment's page does where the order isn't busy. */
const back = {
  "back paid": again,
  "back unpaid": "failed: withdraw a",
  "back unpaid, paid elsewhere": look("looking, with card"),
};

/** Nothing is on its way from here. */
const free = {
  start: claimB,
  kept: look("looking, without"),
  "kept b": lookB,
  ...back,
  "back unknown": "held back for good",
};

/** The outcome is open, and nothing is being sent. */
const open = { ...back, taken: placed, refused: failed, "kept b": lookB, settled: look("settled, looking") };

/** R33, cell by cell. What is not named changes nothing; nor does it matter where it is forgotten. */
const table: Readonly<Record<StateName, Readonly<Partial<Record<EventName, string>>>>> = {
  idle: free,
  claiming: {
    claimed: "sending: post a",
    "not claimed": "held back: reconcile cart",
    "not kept": "held back until told: warn page alone",
    kept: look("looking, without"),
    "kept b": lookB,
    settled: look("settled, looking"),
  },
  "claiming again": {
    claimed: "sending: post a",
    "not claimed": "held back: reconcile cart",
    "not kept": "held back until told: warn page alone",
    kept: look("looking, without"),
    "kept b": lookB,
    settled: look("settled, looking"),
  },
  "claiming to send": {
    claimed: "sending: post a",
    "not claimed": "held back: reconcile cart",
    "not kept": "held back until told: warn page alone",
    kept: look("looking, without"),
    "kept b": lookB,
    settled: look("settled, looking"),
  },
  "at the wallet": {
    paid: "claiming to send: claim again a",
    "not paid": "wallet broke: withdraw a",
    closed: "idle: withdraw a",
    kept: look("looking, without"),
    "kept b": lookB,
    settled: look("settled, looking"),
    "came back": look("looking, without"),
    ...back,
    taken: placed,
  },
  "at the wallet again": {
    paid: "claiming to send: claim again a",
    "not paid": "wallet failed",
    closed: "card again",
    kept: look("looking, without"),
    "kept b": lookB,
    settled: look("settled, looking"),
    "came back": look("looking, without"),
    ...back,
    taken: placed,
  },
  sending: { taken: placed, refused: failed, "no answer": look("looking, with card") },
  "looking, with card": {
    ...open,
    "not found": "absent",
    "sent elsewhere": "sent elsewhere, with card",
    "look-up failed": "unanswered, with card",
    kept: look("looking, with card"),
  },
  "looking, without": {
    ...open,
    "not found": "card again",
    "sent elsewhere": "sent elsewhere, without",
    "look-up failed": "unanswered, without",
    kept: look("looking, without"),
  },
  absent: {
    ...open,
    retry: again,
    "look again": look("looking, with card"),
    "look quietly": look("absent"),
    "give up": dropped,
    kept: look("looking, with card"),
  },
  "unanswered, with card": {
    ...open,
    retry: again,
    "not found": "absent",
    "look again": look("looking, with card"),
    "look quietly": look("unanswered, with card"),
    kept: look("looking, with card"),
  },
  "unanswered, without": {
    ...open,
    retry: look("looking, without"),
    "not found": "card again",
    "look again": look("looking, without"),
    "look quietly": look("unanswered, without"),
    kept: look("looking, without"),
  },
  "sent elsewhere, with card": {
    ...open,
    retry: again,
    "look again": look("looking, with card"),
    // A frozen tab tells nothing.
    "look quietly": look("sent elsewhere, with card"),
    kept: look("looking, with card"),
  },
  "sent elsewhere, without": {
    ...open,
    retry: look("looking, without"),
    "look again": look("looking, without"),
    "look quietly": look("sent elsewhere, without"),
    kept: look("looking, without"),
  },
  "card again": {
    ...open,
    retry: again,
    "look again": look("looking, without"),
    "look quietly": look("card again"),
    "give up": dropped,
    kept: look("looking, without"),
  },
  "wallet failed": {
    ...open,
    retry: again,
    "look again": look("looking, without"),
    "look quietly": look("wallet failed"),
    "give up": dropped,
    kept: look("looking, without"),
  },
  unconfirmed: {
    ...open,
    retry: again,
    "look again": look("looking, with card"),
    "look quietly": look("unconfirmed"),
    "give up": dropped,
    kept: look("looking, with card"),
  },
  "settled, looking": {
    taken: "placed: drop card",
    refused: "idle: drop card",
    "not found": "idle: drop card",
    "look-up failed": "settled, unanswered",
    "sent elsewhere": "settled, unanswered",
  },
  "settled, unanswered": {
    taken: "placed: drop card",
    refused: "idle: drop card",
    "not found": "idle: drop card",
    "look-up failed": "settled, unanswered",
    "look again": look("settled, looking"),
    "look quietly": look("settled, unanswered"),
    retry: look("settled, looking"),
  },
  placed: { acknowledged: "idle" },
  "held back": { ...free, acknowledged: "idle" },
  "held back until told": { ...free, acknowledged: "idle" },
  "held back for good": { ...free, acknowledged: "idle" },
  failed: { ...free, acknowledged: "idle" },
  "wallet broke": { ...free, acknowledged: "idle" },
};

function withoutAttempt(placement: Placement): object {
  return { ...placement, attempt: null };
}

function nameOf(placement: Placement): string {
  const written = JSON.stringify(withoutAttempt(placement));
  const name = Object.entries(states).find(([, state]) => JSON.stringify(withoutAttempt(state)) === written)?.[0];
  const isOther = "attempt" in placement && placement.attempt.address.udid === "b";
  return `${name}${isOther ? " b" : ""}`;
}

function written(name: StateName, event: EventName): string {
  const { placement, commands } = step(states[name], events[event]);
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
        return `${command.kind.replace("-", " ")} ${command.address.udid}`;
      default:
        return `${command.kind.replace("-", " ")} ${command.attempt.address.udid}`;
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

  const answers: readonly PlacementEvent[] = [
    { kind: "claimed", attempt: buildAttempt("old") },
    { kind: "not-claimed", udid: "old", why: "cart-changed" },
    { kind: "settled-elsewhere", udid: "old" },
    { kind: "paid", udid: "old" },
    { kind: "not-paid", udid: "old", message: "No." },
    { kind: "taken", udid: "old", customerId: "g-5f" },
    { kind: "refused", udid: "old", message: "Declined." },
    { kind: "no-answer", udid: "old" },
    { kind: "not-found", udid: "old" },
    { kind: "look-up-failed", udid: "old" },
    { kind: "sent-elsewhere", udid: "old" },
  ];

  it.each(Object.entries(states))("%s: what is said of another order changes nothing", (_name, placement) => {
    for (const event of answers) expect(step(placement, event)).toEqual({ placement, commands: [] });
  });

  it("a retry sends the same order, and its age counts from then", () => {
    const newer = { ...attempt, postedAt: late };
    const { placement, commands } = step(states.claiming, { kind: "claimed", attempt: newer });
    expect(placement).toEqual({ kind: "sending", attempt: newer });
    expect(commands).toEqual([{ kind: "post", attempt: newer }]);
  });

  it("what nobody pays by card needs none again", () => {
    const looking = step({ kind: "idle" }, { kind: "kept", attempt: cash }).placement;
    const absent = step(looking, { kind: "not-found", udid: "cash" }).placement;
    expect(absent).toEqual({ kind: "unknown", attempt: cash, canSend: true, lookUp: "absent" });
    expect(step(absent, { kind: "retry" }).commands[0]?.kind).toBe("claim-again");
  });

  it("a new try from another tab counts for giving up", () => {
    const newer = { ...attempt, postedAt: late };
    const { placement } = step(states["card again"], { kind: "kept", attempt: newer });
    const absent = step(placement, { kind: "not-found", udid: "a" }).placement;
    expect(canGiveUp(states["card again"], late)).toBe(true);
    expect(canGiveUp(absent, late)).toBe(false);
  });

  it("the backend's word counts for whose order it is, the attempt's where it says nothing", () => {
    const customers = ["u-1", null].map((customerId) => {
      const { placement } = step(states.sending, { kind: "taken", udid: "a", customerId });
      return placement.kind === "placed" ? placement.address.customerId : placement.kind;
    });
    expect(customers).toEqual(["u-1", "g-5f"]);
  });

  it("leaving the page is warned of while the order is sent, or its card would be lost", () => {
    const warned = Object.entries(states).filter(([, placement]) => warnsOnLeave(placement));
    expect(warned.map(([name]) => name)).toEqual([
      "claiming",
      "claiming again",
      "claiming to send",
      "at the wallet",
      "at the wallet again",
      "sending",
      "looking, with card",
      "absent",
      "unanswered, with card",
      "sent elsewhere, with card",
    ]);
    expect(warnsOnLeave({ ...states.absent, attempt: cash })).toBe(false);
  });
});

describe("R57, R58: what the diner has to do before the order can be sent", () => {
  const claimed = (one: Attempt, turn: "first" | "again") =>
    step({ kind: "claiming", attempt: one, turn }, { kind: "claimed", attempt: one });

  it.each([
    ["nothing is paid", cash, "post"],
    ["a card was typed", attempt, "post"],
    ["a wallet is asked", token, "pay"],
    ["another page is left for", redirect, "pay"],
    ["that page has led back", returned, "post"],
  ] as const)("%s, the first time and again", (_case, one, command) => {
    for (const turn of ["first", "again"] as const)
      expect(claimed(one, turn).commands).toEqual([{ kind: command, attempt: one }]);
  });

  it.each([
    ["a wallet's token is for one sending", token, false],
    ["a card stays in the form", attempt, true],
    ["nothing is needed", cash, true],
    ["the payment is the backend's to find", returned, true],
  ] as const)("without an answer: %s", (_case, one, canSend) => {
    const { placement } = step({ kind: "sending", attempt: one }, { kind: "no-answer", udid: one.address.udid });
    expect(placement).toMatchObject({ kind: "unknown", canSend });
  });

  it.each([
    ["a wallet", token, false],
    ["another page", redirect, false],
    ["another page that has led back", returned, true],
    ["cash", cash, true],
  ] as const)("after a reload an order for %s is looked up first", (_case, one, canSend) => {
    const { placement, commands } = step({ kind: "idle" }, { kind: "kept", attempt: one });
    expect(placement).toMatchObject({ kind: "unknown", canSend });
    expect(commands).toEqual([{ kind: "look-up", address: one.address }]);
  });

  it("R36: the page's word sends the order, and what it says is kept with it", () => {
    const { placement, commands } = step(
      { kind: "idle" },
      { kind: "returned", attempt: redirect, isPaid: true, message: "" },
    );
    expect(placement).toEqual({ kind: "claiming", attempt: returned, turn: "again" });
    expect(commands).toEqual([{ kind: "claim-again", attempt: returned }]);
  });

  it("R57: a refusal after that keeps the order, and the next try sends it again", () => {
    const refused = step({ kind: "sending", attempt: returned }, { kind: "refused", udid: "a", message: "Not paid." });
    expect(refused).toEqual({
      placement: { kind: "unconfirmed", attempt: returned, message: "Not paid." },
      commands: [],
    });
    expect(step(refused.placement, { kind: "retry" }).commands).toEqual([{ kind: "claim-again", attempt: returned }]);
  });

  it("a page that was paid on before needs no second payment", () => {
    const { placement } = step({ kind: "paying", attempt: redirect, turn: "again" }, { kind: "paid", udid: "a" });
    expect(placement).toEqual({ kind: "claiming", attempt: returned, turn: "paid" });
  });

  it("a return for an order that is not settled by a page changes nothing", () => {
    const placement: Placement = { kind: "idle" };
    expect(step(placement, { kind: "returned", attempt, isPaid: true, message: "" })).toEqual({
      placement,
      commands: [],
    });
  });
});
