// @vitest-environment happy-dom

import { describe, expect, it, vi } from "vitest";
import type { BankResult } from "../../../src/services/ports/cardFields.ts";
import { cartAtom } from "../../../src/state/cart/cart.atoms.ts";
import { foodPlacing } from "../../../src/state/checkout/goods/foodGoods.ts";
import { cardFieldsStateAtom } from "../../../src/state/payment/cardFields.atoms.ts";
import { storedAttempt } from "../../features/checkout/checkoutFixture.tsx";
import { buildCardFields, type FakeCardFields, giveCardFields } from "../../support/buildCardFields.ts";
import type { ElementState } from "../../support/buildServices.ts";
import { quickHalf } from "../../support/quickRow.ts";
import { cells, disturbances } from "./attemptCells.ts";
import { faults, goOn, openWorld, typeCard } from "./attemptWorld.ts";
import { hear, kindOf, openTab, placedTold, settle, submit } from "./checkoutTab.ts";

const agrees: BankResult = { kind: "answered", result: { id: "1", answer: "confirmed" } };

describe.each([
  ["doesn't ask", null, 0],
  ["asks", agrees, 1],
] as const)("R105: an order whose card is typed in fields, and whose bank %s, is placed once", (_bank, fields, run) => {
  it.each(quickHalf(run, cells))("$disturbance, $fault", async ({ disturbance, fault }) => {
    const world = openWorld({ method: "card", fields }, faults[fault]);
    const tab = await goOn(world, await disturbances[disturbance](world));
    expect(new Set(world.udids()).size).toBe(1 + world.refusals());
    // R37: no number, and no token twice.
    const tenders = world.posts().map(({ tender }) => tender);
    expect(tenders.map(({ kind }) => kind)).not.toContain("card");
    const tokens = tenders.flatMap((tender) => (tender.kind === "card-token" ? [tender.card.token] : []));
    expect(new Set(tokens).size).toBe(tokens.length);
    expect(placedTold(...world.tabs)).toHaveLength(1);
    expect([storedAttempt(tab), tab.store.get(cartAtom).lines]).toEqual([null, []]);
  });
});

const declined = { kind: "failed", message: "card-declined" };
const asking = { kind: "action-needed", action: { kind: "fields", action: { id: "1" } } } as const;

/** Up to the bank's question. */
async function askedTab(fields: BankResult | "silent" = "silent") {
  const cardFields = buildCardFields(fields);
  const tab = openTab();
  giveCardFields(tab, cardFields);
  typeCard(tab);
  await settle();
  await submit(tab);
  await hear(tab, asking);
  return { tab, cardFields };
}

describe("R105: while the bank asks", () => {
  it("sends the same order with what it was answered, and without a second token", async () => {
    const { tab, cardFields } = await askedTab();
    expect([kindOf(tab), cardFields.actions]).toEqual(["paying", [{ id: "1" }]]);
    cardFields.answerBank(agrees);
    await settle();
    expect(tab.ordering.posted.map(({ tender }) => tender)).toEqual([
      { kind: "card-token", card: { holder: "Noor Abbot", token: "token-1", brand: "visa", lastDigits: "1111" } },
      { kind: "bank-answer", result: { id: "1", answer: "confirmed" } },
    ]);
    expect(new Set(tab.ordering.posted.map(({ udid }) => udid)).size).toBe(1);
    await hear(tab);
    expect(placedTold(tab)).toHaveLength(1);
  });

  it.each([
    ["its dialog is closed", (_tab: ElementState, fields: FakeCardFields) => fields.answerBank({ kind: "refused" })],
    ["the diner calls it off", (tab: ElementState) => tab.store.set(foodPlacing.refuseBankAtom)],
  ])("reads as a declined card if %s, and the form is there", async (_how, end) => {
    const { tab, cardFields } = await askedTab();
    end(tab, cardFields);
    await settle();
    expect(tab.store.get(foodPlacing.placementAtom)).toEqual(declined);
    // An answer that comes after that changes nothing.
    cardFields.answerBank(agrees);
    await settle();
    expect([tab.ordering.posted.length, storedAttempt(tab)]).toEqual([1, null]);
  });

  it("reads as a declined card if the store refuses what the bank has said", async () => {
    const { tab } = await askedTab(agrees);
    await hear(tab, { kind: "refused", message: "card-declined", isCoded: true });
    expect(tab.store.get(foodPlacing.placementAtom)).toEqual(declined);
  });

  it("says that the bank can't ask here if the fields can't show it", async () => {
    const { tab } = await askedTab({ kind: "not-here" });
    expect(tab.store.get(foodPlacing.placementAtom)).toMatchObject({
      kind: "needs-payment-again",
      message: "action-needed",
    });
    expect(storedAttempt(tab)?.reference.udid).toBe(tab.ordering.posted[0]?.udid);
  });

  it("keeps the order over a reload, and asks again under its UDID", async () => {
    const { tab } = await askedTab();
    const again = openTab(tab);
    const cardFields = buildCardFields(agrees);
    giveCardFields(again, cardFields);
    await settle();
    expect(kindOf(again)).toBe("needs-payment-again");
    typeCard(again);
    await settle();
    await submit(again);
    // First the store is asked whether the bank has agreed meanwhile.
    await hear(again, asking);
    await hear(again, asking);
    await hear(again);
    expect(again.ordering.posted.map(({ tender }) => tender.kind)).toEqual(["none", "card-token", "bank-answer"]);
    expect(new Set([...tab.ordering.posted, ...again.ordering.posted].map(({ udid }) => udid)).size).toBe(1);
    expect(placedTold(again)).toHaveLength(1);
  });
});

it("R33: an order whose answer was lost is sent again with another token, as long as the card is still typed", async () => {
  const cardFields = buildCardFields();
  const tab = openTab();
  giveCardFields(tab, cardFields);
  typeCard(tab);
  await settle();
  await submit(tab);
  await hear(tab, { kind: "no-answer" });
  const { placementAtom, sendAgainAtom } = foodPlacing;
  expect(tab.store.get(placementAtom)).toMatchObject({ kind: "unknown", canSend: true });
  cardFields.type({ isComplete: false });
  tab.store.set(sendAgainAtom);
  await settle();
  expect([tab.ordering.posted.length, kindOf(tab)]).toEqual([1, "unknown"]);
  cardFields.type({ isComplete: true });
  tab.store.set(sendAgainAtom);
  await settle();
  const tokens = tab.ordering.posted.map(({ udid, tender }) => [
    udid,
    "card" in tender && "token" in tender.card && tender.card.token,
  ]);
  const [[udid]] = tokens as [[string]];
  expect(tokens).toEqual([
    [udid, "token-1"],
    [udid, "token-2"],
  ]);
  await hear(tab);
  expect(placedTold(tab)).toHaveLength(1);
});

it("R105: without a token nothing is sent, and it reads as a declined card", async () => {
  const cardFields = buildCardFields();
  const tab = openTab();
  giveCardFields(tab, cardFields);
  cardFields.decline(true);
  typeCard(tab);
  await settle();
  await submit(tab);
  expect([tab.store.get(foodPlacing.placementAtom), tab.ordering.posted]).toEqual([declined, []]);
});

it("R105: fields may tell the same at each key", async () => {
  const cardFields = buildCardFields();
  const tab = openTab();
  giveCardFields(tab, cardFields);
  typeCard(tab);
  await settle();
  const told = vi.fn();
  tab.store.sub(cardFieldsStateAtom, told);
  cardFields.type({ problem: "Too short." });
  cardFields.type({ problem: "Too short." });
  expect(told).toHaveBeenCalledOnce();
});

it("R37: what was typed is forgotten with the order, and when the checkout is left", async () => {
  const { tab, cardFields } = await askedTab(agrees);
  await hear(tab);
  expect(cardFields.calls).toEqual(["mount", "destroy"]);
  typeCard(tab);
  tab.store.set(foodPlacing.leaveAtom);
  expect(cardFields.calls).toEqual(["mount", "destroy", "mount", "destroy"]);
});
