import { describe, expect, it } from "vitest";
import type { Attempt } from "../../../src/domain/checkout/attempt.ts";
import type { Placement, PlacementEvent } from "../../../src/domain/checkout/placement.ts";
import { stepPlacement } from "../../../src/domain/checkout/stepPlacement.ts";
import { instant } from "../../../src/domain/time/instant.ts";
import { attempt, logIn, redirect, returned, spent } from "./placementCases.ts";

const minutes = (count: number) => instant(count * 60_000);
/** It was sent at 0 without an answer, and again a minute later. */
const again: Attempt = { ...attempt, postedAt: minutes(1), unansweredAt: minutes(0) };
const first: Placement = { kind: "sending", attempt, isFirst: true };
const second: Placement = { kind: "sending", attempt: again, isAgain: true };

const refused = { kind: "refused", udid: "a", message: "Order already exists" } as const;
const coded = { kind: "refused", udid: "a", message: "Your card was declined.", isCoded: true } as const;
const unproven = { kind: "unproven", udid: "a", message: logIn } as const;
const taken = { kind: "taken", udid: "a", customerId: null } as const;
const unreachable = { kind: "look-up-failed", udid: "a" } as const;
const elsewhere = { kind: "sent-elsewhere", udid: "a" } as const;
const notFound = (now = minutes(2)) => ({ kind: "not-found", udid: "a", now }) as const;
const retold = { kind: "look-again" } as const;

function after(from: Placement, ...events: readonly PlacementEvent[]): Placement {
  return events.reduce((placement, event) => stepPlacement(placement, event).placement, from);
}

const failed = (message: string) => ({ kind: "failed", message });
const checking = { kind: "unknown", isUnclear: true, canSend: true, attempt: again };

describe("R89: a refusal is believed when the order isn't there", () => {
  it.each([refused, coded, unproven])("looks the order up before it believes $message", (answer) => {
    const { placement, commands } = stepPlacement(first, answer);
    expect(placement.kind).toBe("sending");
    expect(commands).toEqual([{ kind: "look-up", reference: attempt.reference, isQuick: true }]);
  });

  it.each([
    // The first answer.
    ["found", first, [refused, taken], { kind: "placed" }],
    ["found, with a code", first, [coded, taken], { kind: "placed" }],
    ["found, logged out", first, [unproven, taken], { kind: "placed" }],
    ["not found", first, [refused, notFound()], failed("Order already exists")],
    ["not found, with a code", first, [coded, notFound()], failed("Your card was declined.")],
    ["not found, logged out", first, [unproven, notFound()], failed(logIn)],
    ["can't be looked up", first, [refused, unreachable], { kind: "unknown", lookUp: "running", isUnclear: true }],
    ["can't be looked up, with a code", first, [coded, unreachable], failed("Your card was declined.")],
    ["can't be looked up, logged out", first, [unproven, unreachable], { kind: "unknown", message: logIn }],
    ["is there, unpaid", first, [refused, { kind: "payment-failed", udid: "a", message: "No." }], failed("No.")],
    ["can be looked up later", first, [refused, unreachable, unreachable, notFound()], failed("Order already exists")],
    ["is found later", first, [refused, unreachable, unreachable, retold, taken], { kind: "placed" }],
    ["is sent in another tab", first, [refused, elsewhere], { kind: "unknown", lookUp: "elsewhere" }],
    // The answer after a sending that nobody has answered.
    ["not found, and may still arrive", second, [refused, notFound()], { ...checking, lookUp: "absent" }],
    ["not found at once, with a code", second, [coded, notFound()], failed("Your card was declined.")],
    ["not found after 5 minutes", second, [refused, notFound(minutes(5))], failed("Order already exists")],
    [
      "not found at first, nor after 5 minutes",
      second,
      [refused, notFound(), notFound(minutes(4)), { kind: "look-quietly" }, notFound(minutes(5))],
      failed("Order already exists"),
    ],
    ["arrives late", second, [refused, notFound(), retold, notFound(minutes(3)), taken], { kind: "placed" }],
    [
      "logged out, and can't be looked up",
      second,
      [{ ...unproven, isCoded: true }, unreachable],
      { lookUp: "running" },
    ],
    ["logged out", second, [unproven, notFound()], { kind: "unknown", lookUp: "absent", message: logIn }],
  ] as const)("%s", (_case, from, events, expected) => {
    expect(after(from, ...events)).toMatchObject(expected);
  });

  it("counts the five minutes from the last sending that nobody has answered", () => {
    const unheard = stepPlacement(second, { kind: "no-answer", udid: "a" }).placement;
    expect(unheard).toMatchObject({ attempt: { unansweredAt: minutes(1) } });
    const third = stepPlacement(after(unheard, notFound()), { kind: "retry" }).commands[0];
    expect(third).toMatchObject({ kind: "claim-again", attempt: { unansweredAt: minutes(1) } });
  });

  it("waits for no sending before an answer of the API itself", () => {
    const unpaid = { kind: "unpaid", udid: "a", message: "", isCoded: true } as const;
    const sending: Placement = { kind: "sending", attempt: { ...returned, unansweredAt: minutes(0) } };
    expect(after(sending, unpaid)).toMatchObject({ kind: "unconfirmed", attempt: { unansweredAt: undefined } });
  });

  it("asks about the page first where a wallet's token was spent since, and keeps waiting for what is unanswered", () => {
    const attempt = { ...spent, earlier: redirect, unansweredAt: minutes(0) };
    const { commands } = stepPlacement({ kind: "needs-payment-again", attempt, message: "" }, { kind: "retry" });
    expect(commands).toMatchObject([
      { kind: "claim-back", attempt: { settlement: { kind: "redirect" }, unansweredAt: minutes(0) } },
    ]);
  });

  it("tells nobody of a refusal that isn't believed yet", () => {
    for (const events of [
      [refused, notFound()],
      [refused, unreachable],
      [refused, elsewhere],
    ]) {
      expect(Object.entries(after(second, ...events)).filter(([key, value]) => key === "message" && value)).toEqual([]);
    }
  });

  it("goes on with the next choice once the earlier one isn't found", () => {
    const asking: Placement = { kind: "sending", attempt: redirect, isAgain: true, otherwise: { next: attempt } };
    const { placement, commands } = stepPlacement(after(asking, refused), notFound());
    expect(placement).toMatchObject({ kind: "claiming", attempt: { settlement: { kind: "card" }, earlier: {} } });
    expect(commands).toMatchObject([{ kind: "claim" }]);
  });

  it.each([
    ["may be paid on a page", redirect],
    ["has come back from a page", returned],
    ["was paid with a wallet", spent],
    ["has its cart only in the attempt", { ...returned, holdsCart: true }],
  ])("keeps the UDID of an order that %s, so that nobody pays twice", (_case, one) => {
    expect(after({ kind: "sending", attempt: one }, refused, notFound())).toMatchObject({
      kind: "needs-payment-again",
      attempt: one,
      message: "Order already exists",
    });
  });

  it("keeps the UDID if a page that reported a payment now reports none, and a stranger refuses the order", () => {
    const asking: Placement = { kind: "sending", attempt: returned, otherwise: { message: "Cancelled." } };
    expect(after(asking, refused, notFound())).toMatchObject({ kind: "needs-payment-again", message: "Cancelled." });
    expect(after(asking, coded, notFound())).toMatchObject(failed("Cancelled."));
  });
});
