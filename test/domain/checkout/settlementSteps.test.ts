import { describe, expect, it } from "vitest";
import { type Attempt, stampAgain } from "../../../src/domain/checkout/attempt.ts";
import type { Placement } from "../../../src/domain/checkout/placement.ts";
import { stepPlacement } from "../../../src/domain/checkout/stepPlacement.ts";
import { instant } from "../../../src/domain/time/instant.ts";
import { attempt, cash, late, logIn, redirect, returned, spent, token } from "./placementCases.ts";

const notFound = { kind: "not-found", udid: "a", now: instant(0) } as const;

/** The answer refuses the order, and it isn't found (R89). */
function refuse(placement: Placement, message: string, isCoded?: true): ReturnType<typeof stepPlacement> {
  const asked = stepPlacement(placement, { kind: "refused", udid: "a", message, isCoded });
  return stepPlacement(asked.placement, notFound);
}

describe("R57, R58: the payment step before an order is sent", () => {
  const claimed = (one: Attempt, turn: "first" | "again") =>
    stepPlacement({ kind: "claiming", attempt: one, turn }, { kind: "claimed", attempt: one });

  it.each([
    ["nothing is paid", cash, "post"],
    ["a card was typed", attempt, "post"],
    ["a wallet is asked", token, "pay"],
    ["another page is opened", redirect, "pay"],
    ["that page has returned", returned, "post"],
    ["a wallet's token is spent", spent, "post"],
  ] as const)("%s, the first time and again", (_case, one, command) => {
    for (const turn of ["first", "again"] as const)
      expect(claimed(one, turn).commands).toEqual([{ kind: command, attempt: one }]);
  });

  it.each([
    ["a wallet's token can be sent only once", token, false],
    ["a card stays in the form", attempt, true],
    ["nothing is needed", cash, true],
    ["the backend finds the payment", returned, true],
    ["the backend finds a wallet's payment", spent, true],
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
    ["another page that has returned", returned, true],
    ["a wallet whose token is spent", spent, true],
    ["cash", cash, true],
  ] as const)("looks an order for %s up first after a reload", (_case, one, canSend) => {
    const { placement, commands } = stepPlacement({ kind: "idle" }, { kind: "stored", attempt: one });
    expect(placement).toMatchObject({ kind: "unknown", canSend });
    expect(commands).toEqual([{ kind: "look-up", reference: one.reference }]);
  });

  it("R36: sends the order when the payment page reports success, and keeps that result with it", () => {
    const { placement, commands } = stepPlacement(
      { kind: "idle" },
      { kind: "returned", attempt: redirect, mayBePaid: true, message: "" },
    );
    expect(placement).toEqual({ kind: "claiming", attempt: returned, turn: "again" });
    expect(commands).toEqual([{ kind: "claim-again", attempt: returned }]);
  });

  it("R57: keeps an order that is unpaid after that, and sends it again at the next try", () => {
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

  it("R58: marks a single-use token as spent before it is used", () => {
    const unspent = { ...spent, settlement: { ...spent.settlement, isSpent: false } } as Attempt;
    const paid = { kind: "paid", udid: "a", isSpent: true } as const;
    const step = stepPlacement({ kind: "paying", attempt: unspent, turn: "first" }, paid);
    expect(step.commands).toEqual([{ kind: "claim-again", attempt: spent }]);
  });

  it.each([
    ["a page", returned, redirect],
    ["a token", spent, { ...spent, settlement: { kind: "token", method: "google-pay", isSpent: false } }],
  ] as const)("keeps what the device knows of %s over a tab that doesn't know it", (_case, kept, unknowing) => {
    expect(stampAgain(kept, unknowing, late)).toEqual({ ...kept, postedAt: late });
    expect(stampAgain(unknowing, kept, late)).toEqual({ ...kept, postedAt: late });
  });

  const byCard = (settlement: object) => ({ ...token, settlement: { method: "card", ...settlement } }) as Attempt;
  const sent = byCard({ kind: "token", isSpent: false, isSent: true });
  const asked = byCard({ kind: "redirect", hasReturned: false });
  const answered = byCard({ kind: "redirect", hasReturned: true });

  it.each([
    ["counts after the token that this tab has sent", sent, asked],
    ["counts no more once it is answered", answered, answered],
    ["doesn't count if another tab has sent a token since", { ...sent, postedAt: instant(sent.postedAt + 1) }, sent],
  ])("R105 bank: its question %s", (_case, kept, { settlement }) => {
    expect(stampAgain(kept, asked, late)).toMatchObject({ settlement });
  });

  it("R58: treats a wallet's refused payment as a known outcome: the next try is a new attempt", () => {
    const refused = { kind: "not-paid", udid: "a", message: "No." } as const;
    expect(stepPlacement({ kind: "sending", attempt: spent }, refused)).toMatchObject({
      placement: { kind: "failed", message: "No." },
      commands: [{ kind: "drop-card" }, { kind: "forget-attempt", udid: "a" }],
    });
  });

  it("R58: treats an order refused after its token was spent as a known outcome, and refunds the money", () => {
    expect(refuse({ kind: "sending", attempt: spent }, "No.", true)).toEqual({
      placement: { kind: "failed", message: "No.", isPaidBack: true },
      commands: [{ kind: "drop-card" }, { kind: "forget-attempt", udid: "a" }],
    });
  });

  it("R89: keeps the UDID of an order whose token was spent if it is unknown who refuses it", () => {
    expect(refuse({ kind: "sending", attempt: spent }, "No.")).toEqual({
      placement: { kind: "needs-payment-again", attempt: spent, message: "No." },
      commands: [],
    });
  });

  it.each([
    ["spent its token", spent],
    ["paid on a page", returned],
  ] as const)("R63: keeps the order of a diner who %s and has to log in again", (_case, one) => {
    const claimed = stepPlacement({ kind: "claiming", attempt: one, turn: "paid" }, { kind: "claimed", attempt: one });
    const unproven = { kind: "unproven", udid: "a", message: logIn } as const;
    const asked = stepPlacement(claimed.placement, unproven);
    expect(asked.commands).toEqual([{ kind: "look-up", reference: one.reference, isQuick: true }]);
    expect(stepPlacement(asked.placement, notFound)).toEqual({
      placement: { kind: "unknown", attempt: one, canSend: true, lookUp: "absent", message: logIn },
      commands: [],
    });
  });

  it.each([
    ["was confirmed", true, "unconfirmed"],
    ["had no clear answer", false, "needs-payment-again"],
    ["was made before a reload", undefined, "needs-payment-again"],
  ] as const)("R58: an order without a payment, whose own payment %s", (_case, isPaid, kind) => {
    const unpaid = {
      kind: "unpaid",
      udid: "a",
      message: "Not paid.",
      ...(isPaid !== undefined && { isPaid }),
    } as const;
    expect(stepPlacement({ kind: "sending", attempt: spent }, unpaid)).toEqual({
      placement: { kind, attempt: spent, message: "Not paid." },
      commands: [],
    });
  });

  it.each([
    ["can be sent again if its payment was confirmed", true, "absent"],
    ["is paid for again if its payment perhaps never began", false, "needs-payment-again"],
  ] as const)("R58: an order without an answer that isn't there %s", (_case, isPaid, after) => {
    const { placement } = stepPlacement({ kind: "sending", attempt: spent }, { kind: "no-answer", udid: "a", isPaid });
    const looked = stepPlacement(placement, notFound).placement;
    expect("lookUp" in looked ? looked.lookUp : looked.kind).toBe(after);
  });

  it("R58: opens the sheet again for the same order, and finds one that was paid after all", () => {
    const waiting: Placement = { kind: "needs-payment-again", attempt: spent, message: "" };
    const again = stepPlacement(waiting, { kind: "retry" });
    expect(again.commands).toEqual([{ kind: "claim-again", attempt: spent }]);
    const paying = stepPlacement(again.placement, { kind: "claimed", attempt: spent });
    expect(paying.commands).toEqual([{ kind: "pay", attempt: spent }]);
    const paid = stepPlacement(paying.placement, { kind: "paid", udid: "a", isSpent: true });
    const sending = stepPlacement(paid.placement, { kind: "claimed", attempt: spent });
    expect(sending.commands).toEqual([{ kind: "post", attempt: spent }]);
    const asked = stepPlacement(sending.placement, { kind: "not-paid", udid: "a", message: "Paid already." });
    expect(asked).toMatchObject({
      placement: { kind: "claiming", otherwise: { message: "Paid already." } },
      commands: [{ kind: "claim-again", attempt: spent }],
    });
    const closed = stepPlacement(paying.placement, { kind: "not-paid", udid: "a", message: null });
    expect(closed.placement).toEqual(waiting);
  });

  it("R36: asks once more about an order that may be paid before giving it up", () => {
    const absent = { kind: "unknown", attempt: spent, canSend: true, lookUp: "absent" } as const;
    expect(stepPlacement(absent, { kind: "give-up", now: late }).commands).toEqual([
      { kind: "claim-again", attempt: spent },
    ]);
  });

  it("needs no second payment on a page that was paid on before", () => {
    const { placement } = stepPlacement(
      { kind: "paying", attempt: redirect, turn: "again" },
      { kind: "paid", udid: "a", isSpent: true },
    );
    expect(placement).toEqual({ kind: "claiming", attempt: returned, turn: "paid" });
  });

  it("ignores a return for an order that isn't paid on a page", () => {
    const placement: Placement = { kind: "idle" };
    expect(stepPlacement(placement, { kind: "returned", attempt, mayBePaid: true, message: "" })).toEqual({
      placement,
      commands: [],
    });
  });
});

describe("R105 bank: the bank asks before it approves a card", () => {
  const answered = (one: Attempt) => ({ kind: "action-needed", udid: one.reference.udid }) as const;
  const asked: Attempt = { ...attempt, settlement: { kind: "redirect", method: "card", hasReturned: false } };

  it.each([
    ["a card", attempt, "card", "claim-again"],
    ["a stored card", cash, "card", "claim-back"],
    ["a wallet's token", token, "apple-pay", "claim-again"],
  ] as const)("stores %s as paid on a page, and goes there", (_case, one, method, kind) => {
    const own = { ...one, settlement: { kind: "redirect", method, hasReturned: false } };
    const { placement, commands } = stepPlacement({ kind: "sending", attempt: one }, answered(one));
    expect(commands).toEqual([{ kind, attempt: own }]);
    const claimed = stepPlacement(placement, { kind: "claimed", attempt: own as Attempt });
    expect(claimed.placement).toMatchObject({ kind: "paying", attempt: own });
    expect(claimed.commands).toEqual([{ kind: "pay", attempt: own }]);
  });

  it("sends the order again once its page reports success", () => {
    const { commands } = stepPlacement(
      { kind: "idle" },
      { kind: "returned", attempt: asked, mayBePaid: true, message: "" },
    );
    const paid = { ...asked, settlement: { ...asked.settlement, hasReturned: true } };
    expect(commands).toEqual([{ kind: "claim-again", attempt: paid }]);
  });

  it("reads as a declined card if the bank refuses", () => {
    const refused = { kind: "returned", attempt: asked, mayBePaid: false, message: "TRADE_FAILED" } as const;
    expect(stepPlacement({ kind: "idle" }, refused)).toEqual({
      placement: { kind: "failed", message: "card-declined" },
      commands: [{ kind: "withdraw", attempt: asked }],
    });
  });

  it("isn't asked by an order that was only sent to find out whether it is paid", () => {
    const next = { ...attempt, total: attempt.total };
    const sending = { kind: "sending", attempt: asked, isAgain: true, otherwise: { next } } as const;
    const refused = stepPlacement(sending, answered(asked));
    expect(refused.commands).toEqual([{ kind: "look-up", reference: asked.reference, isQuick: true }]);
    expect(stepPlacement(refused.placement, notFound).commands).toMatchObject([{ kind: "claim" }]);
  });
});
