import { describe, expect, it } from "vitest";
import type { Attempt } from "../../../src/domain/checkout/attempt.ts";
import type { Placement } from "../../../src/domain/checkout/placement.ts";
import { stepPlacement } from "../../../src/domain/checkout/stepPlacement.ts";
import { attempt, cash, redirect, returned, token } from "./placementCases.ts";

describe("R57, R58: what the diner has to do before the order can be sent", () => {
  const claimed = (one: Attempt, turn: "first" | "again") =>
    stepPlacement({ kind: "claiming", attempt: one, turn }, { kind: "claimed", attempt: one });

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

  it("R57: a refusal after that keeps the order, and the next try sends it again", () => {
    const refused = stepPlacement(
      { kind: "sending", attempt: returned },
      { kind: "refused", udid: "a", message: "Not paid." },
    );
    expect(refused).toEqual({
      placement: { kind: "unconfirmed", attempt: returned, message: "Not paid." },
      commands: [],
    });
    expect(stepPlacement(refused.placement, { kind: "retry" }).commands).toEqual([
      { kind: "claim-again", attempt: returned },
    ]);
  });

  it("a page that was paid on before needs no second payment", () => {
    const { placement } = stepPlacement(
      { kind: "paying", attempt: redirect, turn: "again" },
      { kind: "paid", udid: "a", isSettled: false },
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
