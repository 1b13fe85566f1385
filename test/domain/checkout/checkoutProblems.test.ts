import { describe, expect, it } from "vitest";
import { type CheckoutForms, checkoutProblems } from "../../../src/domain/checkout/checkoutProblems.ts";
import { lookedUp } from "../../../src/domain/checkout/lookedUp.ts";
import { cents } from "../../../src/domain/money/cents.ts";
import type { LiveOrder } from "../../../src/domain/order/liveOrder.ts";

const forms: CheckoutForms = {
  contact: { firstName: "Noor", lastName: "Abbot", email: "noor@example.com", phone: "0412345678" },
  payment: [],
  total: cents(100),
};

const noContact = { firstName: "", lastName: "", email: "", phone: "" };
const noCard = [
  { field: "number", kind: "required" },
  { field: "cvv", kind: "invalid" },
];
const contactFields = ["contact firstName", "contact lastName", "contact email", "contact phone"];
const paymentFields = ["payment number", "payment cvv"];

describe("what is wrong with a checkout", () => {
  it.each([
    ["nothing", {}, []],
    [
      "all of it, in the order of the screen",
      { contact: noContact, payment: noCard },
      [...contactFields, ...paymentFields],
    ],
    ["no card where cash is paid", { contact: noContact, payment: [] }, contactFields],
    ["no card where nothing is paid", { contact: noContact, payment: noCard, total: cents(0) }, contactFields],
    [
      "nothing where nothing is paid and there is a name to call",
      { contact: { ...noContact, firstName: "Noor" }, payment: noCard, total: cents(0) },
      [],
    ],
  ] as const)("%s", (_case, changed, fields) => {
    const problems = checkoutProblems({ ...forms, ...changed });
    expect(problems.map(({ section, problem }) => `${section} ${problem.field}`)).toEqual(fields);
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
