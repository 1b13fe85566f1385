import { describe, expect, it } from "vitest";
import { type CheckoutForms, checkoutProblems, needsCard } from "../../../src/domain/checkout/checkoutProblems.ts";
import { lookedUp } from "../../../src/domain/checkout/lookedUp.ts";
import { cents } from "../../../src/domain/money/cents.ts";
import type { LiveOrder } from "../../../src/domain/order/liveOrder.ts";
import { instant } from "../../../src/domain/time/instant.ts";

const forms: CheckoutForms = {
  contact: { firstName: "Noor", lastName: "Abbot", email: "noor@example.com", phone: "0412345678" },
  card: { holder: "Noor Abbot", number: "4111 1111 1111 1111", expiry: "12/30", cvv: "123" },
  payment: "card",
  total: cents(100),
  now: instant(Date.parse("2026-11-22T02:00:00Z")),
  zone: "Australia/Sydney",
};

const noContact = { firstName: "", lastName: "", email: "", phone: "" };
const noCard = { holder: "", number: "", expiry: "", cvv: "" };
const contactFields = ["contact firstName", "contact lastName", "contact email", "contact phone"];
const cardFields = ["card holder", "card number", "card expiry", "card cvv"];

describe("what is wrong with a checkout", () => {
  it.each([
    ["nothing", {}, []],
    ["all of it, in the order of the screen", { contact: noContact, card: noCard }, [...contactFields, ...cardFields]],
    ["no card where cash is paid", { contact: noContact, card: noCard, payment: "cash" }, contactFields],
    ["no card where nothing is paid", { contact: noContact, card: noCard, total: cents(0) }, contactFields],
    [
      "nothing where nothing is paid and there is a name to call",
      { contact: { ...noContact, firstName: "Noor" }, card: noCard, total: cents(0) },
      [],
    ],
  ] as const)("%s", (_case, changed, fields) => {
    const problems = checkoutProblems({ ...forms, ...changed });
    expect(problems.map(({ section, problem }) => `${section} ${problem.field}`)).toEqual(fields);
  });

  it.each([
    ["card", 100, true],
    ["card", 0, false],
    ["cash", 100, false],
  ] as const)("%s for %i cents: the card is sent: %s", (payment, total, isSent) => {
    expect(needsCard({ payment, total: cents(total) })).toBe(isSent);
  });
});

describe("R33: what a look-up means", () => {
  const order: LiveOrder = {
    udid: "a",
    number: "12",
    status: "sent",
    description: "",
    type: "pickup",
    scheduledAt: null,
    storeName: "Patty",
    customerId: "g-5f",
    total: cents(100),
    paidBy: null,
    items: [],
  };

  it.each([
    ["no order", null, { kind: "not-found", udid: "a" }],
    ["an order", order, { kind: "taken", udid: "a", customerId: "g-5f" }],
    ["a rejected order", { ...order, status: "rejected" as const }, { kind: "taken", udid: "a", customerId: "g-5f" }],
    [
      "an order that was not paid",
      { ...order, status: "payment-failed" as const, description: "Declined." },
      { kind: "refused", udid: "a", message: "Declined." },
    ],
  ])("%s", (_case, found, event) => {
    expect(lookedUp("a", found)).toEqual(event);
  });
});
