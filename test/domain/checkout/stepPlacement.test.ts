import { describe, expect, it } from "vitest";
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
const cash = buildAttempt("cash", { needsCard: false });
const other = buildAttempt("b");
const early = instant(599_999);
const late = instant(600_000);

const states = {
  idle: { kind: "idle" },
  claiming: { kind: "claiming", attempt },
  sending: { kind: "sending", attempt },
  "looking, with card": { kind: "unknown", attempt, canSend: true, lookUp: "running" },
  "looking, without": { kind: "unknown", attempt, canSend: false, lookUp: "running" },
  absent: { kind: "unknown", attempt, canSend: true, lookUp: "absent" },
  "unanswered, with card": { kind: "unknown", attempt, canSend: true, lookUp: "unanswered" },
  "unanswered, without": { kind: "unknown", attempt, canSend: false, lookUp: "unanswered" },
  "sent elsewhere, with card": { kind: "unknown", attempt, canSend: true, lookUp: "elsewhere" },
  "sent elsewhere, without": { kind: "unknown", attempt, canSend: false, lookUp: "elsewhere" },
  "card again": { kind: "needs-card-again", attempt },
  "settled, looking": { kind: "settled-elsewhere", attempt, lookUp: "running" },
  "settled, unanswered": { kind: "settled-elsewhere", attempt, lookUp: "unanswered" },
  placed: { kind: "placed", address: attempt.address },
  "held back": { kind: "not-sent", why: "cart-changed" },
  failed: { kind: "failed", message: "Declined." },
} as const satisfies Record<string, Placement>;

type StateName = keyof typeof states;

const events = {
  start: { kind: "start", attempt: other },
  claimed: { kind: "claimed", attempt },
  "claimed b": { kind: "claimed", attempt: other },
  "not claimed": { kind: "not-claimed", udid: "a", why: "cart-changed" },
  kept: { kind: "kept", attempt },
  "kept b": { kind: "kept", attempt: other },
  settled: { kind: "settled-elsewhere", udid: "a" },
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
const dropped = "idle: drop card, forget a";
const claimB = "claiming b: claim b";
const lookB = "looking, without b: look up b";

/** R33, cell by cell. What is not named changes nothing. */
const table: Readonly<Record<StateName, Readonly<Partial<Record<EventName, string>>>>> = {
  idle: { start: claimB, kept: look("looking, without"), "kept b": lookB },
  claiming: {
    claimed: "sending: post a",
    "not claimed": "held back",
    kept: look("looking, without"),
    "kept b": lookB,
    settled: look("settled, looking"),
  },
  sending: { taken: placed, refused: failed, "no answer": look("looking, with card") },
  "looking, with card": {
    "not found": "absent",
    "sent elsewhere": "sent elsewhere, with card",
    "look-up failed": "unanswered, with card",
    taken: placed,
    refused: failed,
    kept: look("looking, with card"),
    "kept b": lookB,
    settled: look("settled, looking"),
  },
  "looking, without": {
    "not found": "card again",
    "sent elsewhere": "sent elsewhere, without",
    "look-up failed": "unanswered, without",
    taken: placed,
    refused: failed,
    kept: look("looking, without"),
    "kept b": lookB,
    settled: look("settled, looking"),
  },
  absent: {
    retry: "claiming: claim again a",
    "look again": look("looking, with card"),
    "look quietly": look("absent"),
    "give up": dropped,
    taken: placed,
    refused: failed,
    kept: look("looking, with card"),
    "kept b": lookB,
    settled: look("settled, looking"),
  },
  "unanswered, with card": {
    retry: "claiming: claim again a",
    "not found": "absent",
    "look again": look("looking, with card"),
    "look quietly": look("unanswered, with card"),
    taken: placed,
    refused: failed,
    kept: look("looking, with card"),
    "kept b": lookB,
    settled: look("settled, looking"),
  },
  "unanswered, without": {
    retry: look("looking, without"),
    "not found": "card again",
    "look again": look("looking, without"),
    "look quietly": look("unanswered, without"),
    taken: placed,
    refused: failed,
    kept: look("looking, without"),
    "kept b": lookB,
    settled: look("settled, looking"),
  },
  "sent elsewhere, with card": {
    retry: "claiming: claim again a",
    "look again": look("looking, with card"),
    taken: placed,
    refused: failed,
    kept: look("looking, with card"),
    "kept b": lookB,
    settled: look("settled, looking"),
  },
  "sent elsewhere, without": {
    retry: look("looking, without"),
    "look again": look("looking, without"),
    taken: placed,
    refused: failed,
    kept: look("looking, without"),
    "kept b": lookB,
    settled: look("settled, looking"),
  },
  "card again": {
    retry: "claiming: claim again a",
    "look again": look("looking, without"),
    "look quietly": look("card again"),
    "give up": dropped,
    taken: placed,
    refused: failed,
    kept: look("looking, without"),
    "kept b": lookB,
    settled: look("settled, looking"),
  },
  "settled, looking": {
    taken: "placed: drop card",
    refused: "idle: drop card",
    "not found": "idle: drop card",
    "look-up failed": "settled, unanswered",
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
  "held back": { start: claimB, kept: look("looking, without"), "kept b": lookB, acknowledged: "idle" },
  failed: { start: claimB, kept: look("looking, without"), "kept b": lookB, acknowledged: "idle" },
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
        return "drop card";
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
  (Object.keys(events) as EventName[]).map((event) => ({ name, event, becomes: table[name][event] ?? name })),
);

describe("R33: an order being placed", () => {
  it.each(cells)("$name + $event → $becomes", ({ name, event, becomes }) => {
    expect(written(name, event)).toBe(becomes);
  });

  const answers: readonly PlacementEvent[] = [
    { kind: "claimed", attempt: buildAttempt("old") },
    { kind: "not-claimed", udid: "old", why: "cart-changed" },
    { kind: "settled-elsewhere", udid: "old" },
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
    const again = { ...attempt, postedAt: late };
    const { placement, commands } = step(states.claiming, { kind: "claimed", attempt: again });
    expect(placement).toEqual({ kind: "sending", attempt: again });
    expect(commands).toEqual([{ kind: "post", attempt: again }]);
  });

  it("what nobody pays by card needs none again", () => {
    const looking = step({ kind: "idle" }, { kind: "kept", attempt: cash }).placement;
    const absent = step(looking, { kind: "not-found", udid: "cash" }).placement;
    expect(absent).toEqual({ kind: "unknown", attempt: cash, canSend: true, lookUp: "absent" });
    expect(step(absent, { kind: "retry" }).commands[0]?.kind).toBe("claim-again");
  });

  it("a new try from another tab counts for giving up", () => {
    const again = { ...attempt, postedAt: late };
    const { placement } = step(states["card again"], { kind: "kept", attempt: again });
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
      "sending",
      "looking, with card",
      "absent",
      "unanswered, with card",
      "sent elsewhere, with card",
    ]);
    expect(warnsOnLeave({ ...states.absent, attempt: cash })).toBe(false);
  });
});
