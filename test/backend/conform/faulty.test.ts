import { expect, it } from "vitest";
import type { JsonFields } from "../../../widget-demo/backend/documents/types.ts";
import { groups } from "../../../widget-demo/tools/conform/groups.ts";
import { type Fault, failures, type Passing } from "./conformFixture.ts";

const isOrder = ({ method, path, body }: Passing) =>
  method === "POST" && path.startsWith("/api/trackingorders/") && body.includes("TrackingOrder");
const documentPath = (udid: string) => `Companies/907/TrackingOrders/${udid}`;
const orderIn = (body: string): JsonFields & { readonly UDID: string } => JSON.parse(body).TrackingOrder;
const isDone = (answer: string) => JSON.parse(answer).Success === true;

/** It takes an order at the price that it says itself. */
const trusting: Fault = {
  after(call, { documents }) {
    if (!isOrder(call) || JSON.parse(call.answer).Status?.Code !== "price-changed") return {};
    const order = orderIn(call.body);
    documents.set(documentPath(order.UDID), { ...order, OrderNumber: order.UDID });
    return { answer: '{"Success":true,"Status":{"Message":""}}' };
  },
};

/** It makes an order of each post, also of those whose UDID it has had. */
function forgetful(): Fault {
  const placed: string[] = [];
  return {
    after(call, { documents }) {
      if (!isOrder(call)) return {};
      const order = orderIn(call.body);
      if (!isDone(call.answer) && !placed.includes(order.UDID)) return {};
      placed.push(order.UDID);
      documents.set(documentPath(order.UDID), { ...order, OrderNumber: String(placed.length) });
      return { answer: '{"Success":true,"Status":{"Message":""}}' };
    },
  };
}

/** It writes the order's document a moment after it has answered. */
const late: Fault = {
  after(call, { documents }) {
    if (!isOrder(call) || !isDone(call.answer)) return {};
    const path = documentPath(orderIn(call.body).UDID);
    const document = documents.read(path);
    documents.delete(path);
    if (document) setTimeout(() => documents.set(path, document), 100);
    return {};
  },
};

/** It answers with what a call asks for, and nothing around it. */
const bare: Fault = {
  after({ answer }) {
    const { Success: _, Status: __, ...rest } = JSON.parse(answer);
    return { answer: JSON.stringify(rest) };
  },
};

it("an API that trusts the posted prices fails every check of them", async () => {
  const sentences = groups.prices.map(({ sentence }) => sentence);
  expect(await failures({ only: "prices", fault: trusting })).toEqual(sentences);
  expect(await failures({ only: "totals", fault: trusting })).toEqual(["A card's surcharge may not be left out."]);
});

it("an API that isn't idempotent fails the checks of the UDID", async () => {
  expect(await failures({ only: "udid", fault: forgetful() })).toEqual([
    "A UDID that comes again makes no second order: the OrderNumber stays.",
    "A UDID that comes at once several times makes one order.",
    "What comes again with other content changes nothing.",
    "Another person's UDID is refused, and their order stays as it is.",
  ]);
});

it("an API that writes the document late fails the checks of the document", async () => {
  const failed = await failures({ only: "place", fault: late });
  expect(failed).toContain("The order's document is there when the answer is, and its guest may read it.");
  expect(failed).not.toContain("An order that adds up is answered with Success true.");
});

it("an API whose answers have no envelope fails the checks of each call", async () => {
  for (const [only, sentence] of [
    ["place", "An order that adds up is answered with Success true."],
    ["refusals", "A refusal has Success false, and Status with a Message."],
    ["coupons", "A discount code is answered with its Coupon."],
    ["visits", "A guest who checks in at a table is noted."],
    ["cards", "A card is stored: StoredCards of the member's document has it at once."],
  ] as const)
    expect(await failures({ only, fault: bare })).toContain(sentence);
});
