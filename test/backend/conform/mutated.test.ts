import { describe, expect, it } from "vitest";
import type { Json, JsonFields } from "../../../widget-demo/backend/documents/types.ts";
import { type Fault, failures, type Passing } from "./conformFixture.ts";

type Change = (answer: Record<string, Json>) => void;

/** Changes each answer whose call begins like this. */
function answered(begins: string, change: Change): Fault {
  return {
    after({ method, path, answer }) {
      if (!`${method} ${path}`.startsWith(begins)) return {};
      const body = JSON.parse(answer);
      change(body);
      return { answer: JSON.stringify(body) };
    },
  };
}

const set =
  (key: string, value: Json): Change =>
  (answer) => {
    if (key in answer) answer[key] = value;
  };
const remove =
  (key: string): Change =>
  (answer) =>
    void delete answer[key];
const inStatus =
  (change: Change): Change =>
  ({ Status }) =>
    change(Status as Record<string, Json>);
const inRecord =
  (key: string, change: Change): Change =>
  (answer) => {
    if (answer[key]) change(answer[key] as Record<string, Json>);
  };

const order = "POST /api/trackingorders/";
const taken = "An order that adds up is answered with Success true.";
const envelope = "An answer has Success and Status with a Message, also where it succeeds.";
const codes = "A dish that isn't on the menu is refused with sold-out.";
const refusal = "A refusal has Success false, and Status with a Message.";

describe("an answer that isn't the contract's fails a check", () => {
  it.each([
    ["place", taken, order, "Success is missing", remove("Success")],
    ["place", envelope, order, "Status is missing", remove("Status")],
    ["place", taken, order, "customerID is an object", set("customerID", {})],
    [
      "place",
      "customerID is whose order it is: a guest's is the posted OnlineOrderUserIdentifier.",
      order,
      "customerID is another's",
      set("customerID", "g-other"),
    ],
    ["refusals", codes, order, "Success is true", set("Success", true)],
    ["refusals", refusal, order, "Status is missing", remove("Status")],
    ["refusals", codes, order, "Code is missing", inStatus(remove("Code"))],
    ["refusals", codes, order, "Code is unknown", inStatus(set("Code", "gone"))],
    [
      "coupons",
      "A discount code is answered with its Coupon.",
      "GET /api/coupons/",
      "CouponCode is missing",
      inRecord("Coupon", remove("CouponCode")),
    ],
    [
      "fees",
      "A complete address is answered with Fee in dollars.",
      "GET /api/delivery/",
      "Fee is text",
      set("Fee", "7.50"),
    ],
  ] as const)("%s: %s", async (only, sentence, begins, _name, change) => {
    const store = only === "fees" ? 908 : 907;
    expect(await failures({ store, only, fault: answered(begins, change) })).toContain(sentence);
  });

  it.each([201, 202, 301, 409, 500])("HTTP %i is no answer to an order", async (status) => {
    const after = ({ method, path }: Passing) => (`${method} ${path}`.startsWith(order) ? { status } : {});
    expect(await failures({ only: "place", fault: { after } })).toContain(taken);
  });
});

describe("a document that isn't the contract's fails a check", () => {
  /** Changes the document of each order that is placed. */
  const stored = (change: JsonFields): Fault => ({
    after({ method, path, answer }, { documents }) {
      const place = `Companies/907/TrackingOrders/${path.slice(path.lastIndexOf("/") + 1)}`;
      const document = documents.read(place);
      if (document && `${method} ${path}`.startsWith(order)) documents.set(place, { ...document, ...change });
      return { answer };
    },
  });

  it.each([
    ["OrderNumber is empty", { OrderNumber: "" }, "The document has an OrderNumber."],
    ["OrderNumber is always the same", { OrderNumber: "1" }, "Each order has a number of its own."],
    ["OnlineOrderStatus is 2", { OnlineOrderStatus: 2 }, "The document has OnlineOrderStatus 1."],
    [
      "GuestIdentifier is missing",
      { GuestIdentifier: null },
      "The order's document is there when the answer is, and its guest may read it.",
    ],
    ["StoreID is text", { StoreID: "907" }, "StoreID in the document is a number."],
    [
      "CreatedOn is text",
      { CreatedOn: "2026-11-22" },
      "The order's document is there when the answer is, and its guest may read it.",
    ],
    ["Card is stored", { Card: {} }, "Card is never stored."],
    [
      "a card's number is stored",
      { Payment: { Number: "4111111111111111" } },
      "A card's number is nowhere in the document of an order that it has paid.",
    ],
    ["the dishes are left out", { OrderItems: [] }, "The document is TrackingOrder as it was posted."],
  ])("%s", async (_name, change, sentence) => {
    expect(await failures({ only: "place", fault: stored(change) })).toContain(sentence);
  });

  it("a member's order is somebody else's", async () => {
    const fault = stored({ OnlineOrderUserIdentifier: "sam" });
    expect(await failures({ only: "members", fault })).toContain(
      "A member's history has the order at once, by the composite index of TrackingOrders.",
    );
  });
});
