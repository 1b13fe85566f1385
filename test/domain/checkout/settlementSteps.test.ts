import { describe, expect, it } from "vitest";
import { type Attempt, stampAgain } from "../../../src/domain/checkout/attempt.ts";
import type { Placement } from "../../../src/domain/checkout/placement.ts";
import { stepPlacement } from "../../../src/domain/checkout/stepPlacement.ts";
import { attempt, cash, late, logIn, redirect, returned, spent, token } from "./placementCases.ts";

describe("R57, R58: what the diner has to do before the order can be sent", () => {
  const claimed = (one: Attempt, turn: "first" | "again") =>
    stepPlacement({ kind: "claiming", attempt: one, turn }, { kind: "claimed", attempt: one });

  it.each([
    ["nothing is paid", cash, "post"],
    ["a card was typed", attempt, "post"],
    ["a wallet is asked", token, "pay"],
    ["another page is left for", redirect, "pay"],
    ["that page has led back", returned, "post"],
    ["a wallet's token is spent", spent, "post"],
  ] as const)("%s, the first time and again", (_case, one, command) => {
    for (const turn of ["first", "again"] as const)
      expect(claimed(one, turn).commands).toEqual([{ kind: command, attempt: one }]);
  });

  it.each([
    ["a wallet's token is for one sending", token, false],
    ["a card stays in the form", attempt, true],
    ["nothing is needed", cash, true],
    ["the payment is the backend's to find", returned, true],
    ["and so is a wallet's", spent, true],
  ] as const)("without an answer: %s", (_case, one, canSend) => {
    const { placement } = stepPlacement(
      { kind: "sending", attempt: one },
      { kind: "no-answer", udid: one.reference.udid },
    );
    expect(placement).toMatchObject({ kind: "unknown", canSend });
  });

  it.each([
    ["a wallet", token, false],
    ["another page", redirect, false],
    ["another page that has led back", returned, true],
    ["a wallet whose token is spent", spent, true],
    ["cash", cash, true],
  ] as const)("after a reload an order for %s is looked up first", (_case, one, canSend) => {
    const { placement, commands } = stepPlacement({ kind: "idle" }, { kind: "kept", attempt: one });
    expect(placement).toMatchObject({ kind: "unknown", canSend });
    expect(commands).toEqual([{ kind: "look-up", reference: one.reference }]);
  });

  it("R36: the page's word sends the order, and what it says is kept with it", () => {
    const { placement, commands } = stepPlacement(
      { kind: "idle" },
      { kind: "returned", attempt: redirect, isPaid: true, message: "" },
    );
    expect(placement).toEqual({ kind: "claiming", attempt: returned, turn: "again" });
    expect(commands).toEqual([{ kind: "claim-again", attempt: returned }]);
  });

  it("R57: unpaid after that, the order is kept, and the next try sends it again", () => {
    const refused = stepPlacement(
      { kind: "sending", attempt: returned },
      { kind: "unpaid", udid: "a", message: "Not paid." },
    );
    expect(refused).toEqual({
      placement: { kind: "unconfirmed", attempt: returned, message: "Not paid." },
      commands: [],
    });
    expect(stepPlacement(refused.placement, { kind: "retry" }).commands).toEqual([
      { kind: "claim-again", attempt: returned },
    ]);
  });

  it("R58: a token that is used once is marked as spent before it is used", () => {
    const unspent = { ...spent, settlement: { ...spent.settlement, isSpent: false } } as Attempt;
    const paid = { kind: "paid", udid: "a", isSpent: true } as const;
    const step = stepPlacement({ kind: "paying", attempt: unspent, turn: "first" }, paid);
    expect(step.commands).toEqual([{ kind: "claim-again", attempt: spent }]);
  });

  it.each([
    ["a page", returned, redirect],
    ["a token", spent, { ...spent, settlement: { kind: "token", method: "google-pay", isSpent: false } }],
  ] as const)("what the device knows of %s wins over a tab that doesn't know it", (_case, kept, unknowing) => {
    expect(stampAgain(kept, unknowing, late)).toEqual({ ...kept, postedAt: late });
    expect(stampAgain(unknowing, kept, late)).toEqual({ ...kept, postedAt: late });
  });

  it("R58: a wallet's own payment that is refused is a known outcome: the next try is a new attempt", () => {
    const refused = { kind: "not-paid", udid: "a", message: "No." } as const;
    expect(stepPlacement({ kind: "sending", attempt: spent }, refused)).toMatchObject({
      placement: { kind: "failed", message: "No." },
      commands: [{ kind: "drop-card" }, { kind: "forget-attempt", udid: "a" }],
    });
  });

  it("R58: an order that is refused after its token was spent is a known outcome, and the money is given back", () => {
    const refused = { kind: "refused", udid: "a", message: "No." } as const;
    expect(stepPlacement({ kind: "sending", attempt: spent }, refused)).toEqual({
      placement: { kind: "failed", message: "No.", isPaidBack: true },
      commands: [{ kind: "drop-card" }, { kind: "forget-attempt", udid: "a" }],
    });
  });

  it.each([
    ["spent its token", spent],
    ["paid on a page", returned],
  ] as const)("R63: whoever %s and has to log in again keeps the order", (_case, one) => {
    const claimed = stepPlacement({ kind: "claiming", attempt: one, turn: "paid" }, { kind: "claimed", attempt: one });
    const unproven = { kind: "unproven", udid: "a", message: logIn } as const;
    expect(stepPlacement(claimed.placement, unproven)).toEqual({
      placement: { kind: "unknown", attempt: one, canSend: true, lookUp: "running", message: logIn },
      commands: [{ kind: "look-up", reference: one.reference }],
    });
  });

  it("R36: one that may be paid is asked for once more before it is given up", () => {
    const absent = { kind: "unknown", attempt: spent, canSend: true, lookUp: "absent" } as const;
    expect(stepPlacement(absent, { kind: "give-up", now: late }).commands).toEqual([
      { kind: "claim-again", attempt: spent },
    ]);
  });

  it("a page that was paid on before needs no second payment", () => {
    const { placement } = stepPlacement(
      { kind: "paying", attempt: redirect, turn: "again" },
      { kind: "paid", udid: "a", isSpent: true },
    );
    expect(placement).toEqual({ kind: "claiming", attempt: returned, turn: "paid" });
  });

  it("a return for an order that is not settled by a page changes nothing", () => {
    const placement: Placement = { kind: "idle" };
    expect(stepPlacement(placement, { kind: "returned", attempt, isPaid: true, message: "" })).toEqual({
      placement,
      commands: [],
    });
  });
});
