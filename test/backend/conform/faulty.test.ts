import { expect, it, onTestFinished } from "vitest";
import type { JsonFields } from "../../../widget-demo/backend/documents/types.ts";
import { listenOnLoopback } from "../../../widget-demo/backend/loopback.ts";
import { groups } from "../../../widget-demo/tools/conform/groups.ts";
import type { Order } from "../../../widget-demo/tools/conform/order.ts";
import type { RunningDemo } from "../demoFixture.ts";
import { type Fault, failures, type Passing, run } from "./conformFixture.ts";

const isOrder = ({ method, path, body }: Pick<Passing, "method" | "path" | "body">) =>
  method === "POST" && path.startsWith("/api/trackingorders/") && body.includes("TrackingOrder");
const documentPath = (udid: string) => `Companies/907/TrackingOrders/${udid}`;
const orderIn = (body: string): JsonFields & { readonly UDID: string } => JSON.parse(body).TrackingOrder;
const isDone = (answer: string) => JSON.parse(answer).Success === true;

const isNoShiraz = ({ Product_ID }: Order["OrderItems"][number]) => Product_ID !== "17";

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

/** It has forgotten what it refused, and checks each post as if its UDID were new. */
const unmindful: Fault = {
  before(call, { documents }) {
    if (isOrder(call)) documents.delete(`OrderBook/${orderIn(call.body).UDID}`);
  },
};

/** It refuses again whatever it has refused once, also if a payment outside was started. */
function resentful(): Fault {
  const refused = new Map<string, string>();
  return {
    after(call) {
      if (!isOrder(call)) return {};
      const { UDID } = orderIn(call.body);
      const answer = refused.get(UDID) ?? call.answer;
      if (!isDone(answer)) refused.set(UDID, answer);
      return { answer };
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

/** It charges the posted card, though Alipay, WeChat Pay or Google Pay has paid. */
const charging: Fault = {
  after(call, { documents }) {
    if (!isOrder(call) || JSON.parse(call.answer).Status?.Code !== "already-paid") return {};
    const { UDID, PaymentTransactions, PaymentGateway } = orderIn(call.body);
    documents.merge(documentPath(UDID), { PaymentTransactions, PaymentGateway } as JsonFields);
    return { answer: '{"Success":true,"Status":{"Message":""}}' };
  },
};

/** It says that the payment outside has paid, and notes the posted card all the same. */
const confused: Fault = { after: (call, demo) => ({ ...charging.after?.(call, demo), answer: call.answer }) };

/** It asks whether the UDID has been paid, and forgets to ask with what sum, or at which store. */
const credulous = (forgotten: "cents" | "storeId"): Fault => ({
  before(call, { documents }) {
    if (!isOrder(call)) return;
    const { UDID, StoreID, PaymentTransactions, PaymentGateway } = orderIn(call.body) as unknown as Order;
    const [{ Amount, PaymentMethodType } = { Amount: 0, PaymentMethodType: 0 }] = PaymentTransactions;
    const isPaidOutside = PaymentMethodType !== 99 || PaymentGateway === 7;
    const path = `OnlinePayments/${UDID}`;
    if (!isPaidOutside || documents.read(path)?.["state"] !== "paid") return;
    const own = { cents: Math.round(Amount * 100), storeId: String(StoreID) };
    documents.merge(path, { [forgotten]: own[forgotten] });
  },
});

/** It believes that a rule ends below its bound. */
const below = (isAtBound: (order: Order) => boolean): Fault => ({
  after: (call) =>
    isOrder(call) && isAtBound(orderIn(call.body) as unknown as Order)
      ? { answer: '{"Success":false,"Status":{"Message":"A price has changed.","Code":"price-changed"}}' }
      : {},
});
const subtotalOf = (order: Order) => Math.round((order.SubtotalExcludingTax + order.SubtotalTax) * 100) / 100;

it("an API that charges a card for what is paid already fails the checks of it", async () => {
  const alreadyPaid = (only: "redirects" | "wallets") =>
    groups[only].map(({ sentence }) => sentence).filter((sentence) => sentence.endsWith("the Code is already-paid."));
  for (const only of ["redirects", "wallets"] as const)
    for (const fault of [charging, confused]) expect(await failures({ only, fault })).toEqual(alreadyPaid(only));
});

it.each([
  ["cents", "with one cent too little"],
  ["storeId", "at another store"],
] as const)(
  "an API that takes a UDID for paid whatever its %s fails the checks of that alone",
  async (forgotten, paid) => {
    for (const [only, names] of [
      ["redirects", ["Alipay", "WeChat Pay"]],
      ["wallets", ["Google Pay"]],
    ] as const)
      expect(await failures({ only, fault: credulous(forgotten) })).toEqual(
        names.map((name) => `${name}: an order that is paid ${paid} is refused, and no document is there.`),
      );
  },
);

/** It names another address as the payment's page. */
const leading = (change: (url: string, UDID: string, documents: RunningDemo["documents"]) => string): Fault => ({
  after({ path, answer, body }, { documents }) {
    const said = JSON.parse(answer);
    if (!path.includes("supaypayment") || !said.Url) return {};
    return { answer: JSON.stringify({ ...said, Url: change(said.Url, JSON.parse(body).OrderId, documents) }) };
  },
});

it("an API whose payment page the shop doesn't open, or that leads back in another way, fails the checks of it", async () => {
  const at = (provider: string) => leading((url) => url.replace(/^http:\/\/[^/]+/, provider));
  expect(await failures({ only: "redirects", fault: at("http://pay.example") })).toContain(
    "Alipay: the payment's page is https, or http on this machine. The shop opens no other.",
  );
  const lines = await run({ only: "redirects", fault: at("https://pay.example") });
  expect(lines.filter(({ outcome }) => outcome === "failed")).toEqual([]);
  expect(lines.find(({ check }) => check.startsWith("Alipay: a paid page leads to"))).toMatchObject({
    outcome: "skipped",
    instead: expect.stringMatching(
      /by hand, and see that it leads to http:\/\/localhost:8080\/order\/\?result=SUCCESS&merchant_trade_no=[\w-]+&trade_status=TRADE_SUCCESS$/,
    ),
  });
  const { port, close } = await listenOnLoopback((_, response) => {
    response.writeHead(303, { Location: "http://localhost:8080/order/?result=success&trade_no=1" }).end();
  }, 0);
  onTestFinished(close);
  const elsewhere = leading((url) => `http://127.0.0.1:${port}${new URL(url).pathname}`);
  const failed = (await failures({ only: "redirects", fault: elsewhere })).filter((each) => each.startsWith("Alipay"));
  expect(failed).toContain(
    "Alipay: a paid page leads to ReturnUrl, with result SUCCESS, and the UDID as merchant_trade_no.",
  );
});

it("an API that counts a bound otherwise fails the checks of the bounds", async () => {
  const fees = below(
    ({ OrderType, ...order }) => OrderType === 10 && [32.2, 38.7, 45].includes(subtotalOf({ OrderType, ...order })),
  );
  expect(await failures({ only: "fees", fault: fees })).toEqual([
    "A delivery whose subtotal is a rule's PriceRangeMaximum has that rule's fee, also where the next rule begins there.",
    "A delivery whose subtotal is a rule's PriceRangeMinimum has that rule's fee.",
  ]);
  const surcharges = below((order) => [9, 10.55].includes(subtotalOf(order)));
  expect(await failures({ only: "totals", fault: surcharges })).toEqual(
    groups.totals.map(({ sentence }) => sentence).filter((sentence) => /exactly its Amount/.test(sentence)),
  );
});

it("an API that trusts the posted prices fails every check of them", async () => {
  const sentences = groups.prices.map(({ sentence }) => sentence);
  expect(await failures({ only: "prices", fault: trusting })).toEqual(sentences);
  expect(await failures({ only: "totals", fault: trusting })).toEqual(["A card's surcharge may not be left out."]);
});

it("an API that takes any token it has made fails the checks of them", async () => {
  const taking: Fault = {
    after(call, { documents }) {
      if (!isOrder(call) || !call.body.includes("CardToken") || isDone(call.answer)) return {};
      const order = orderIn(call.body);
      documents.set(documentPath(order.UDID), { ...order, OrderNumber: order.UDID });
      return { answer: '{"Success":true,"Status":{"Message":""}}' };
    },
  };
  const sentences = groups.tokens.map(({ sentence }) => sentence).filter((each) => each.includes("card-declined"));
  expect(sentences).toHaveLength(3);
  expect(await failures({ only: "tokens", fault: taking })).toEqual(sentences);
});

it("an API without cards/token skips the checks of tokens, and one without a limit fails that of it", async () => {
  const isToken = ({ path }: Passing) => path === "/api/cards/token";
  const without = { after: (call: Passing) => (isToken(call) ? { status: 404, answer: "" } : {}) };
  const lines = await run({ only: "tokens", fault: without });
  expect(new Set(lines.map(({ outcome, instead }) => `${outcome}: ${instead}`))).toEqual(
    new Set(["skipped: the API has no cards/token."]),
  );
  const patient = { after: (call: Passing) => (isToken(call) && call.status === 429 ? { status: 200 } : {}) };
  expect(await failures({ only: "limits", fault: patient })).toEqual([
    "Card numbers can't be tried without end: the sixth in a minute is refused with HTTP 429.",
  ]);
});

it("an API that looks for alcohol among the dishes alone fails the check of choices", async () => {
  const careless: Fault = {
    after(call) {
      const isUnseen = isOrder(call) && (orderIn(call.body) as unknown as Order).OrderItems.every(isNoShiraz);
      const isRefused = isUnseen && JSON.parse(call.answer).Status?.Code === "age-required";
      return isRefused ? { answer: '{"Success":true,"Status":{"Message":""}}' } : {};
    },
  };
  expect(await failures({ only: "alcohol", fault: careless })).toEqual([
    "Alcohol as a choice, or as the product that a choice links to, is refused without AgeConfirmed, too.",
  ]);
});

it("an API that isn't idempotent fails the checks of the UDID", async () => {
  expect(await failures({ only: "udid", fault: forgetful() })).toEqual([
    "A UDID that comes again makes no second order: the OrderNumber stays.",
    "A UDID that comes at once several times makes one order.",
    "What comes again with other content changes nothing.",
    "Another person's UDID is refused, and their order stays as it is.",
  ]);
});

it("an API that forgets what it has refused fails the checks of that", async () => {
  const sentences = groups.udid.map(({ sentence }) => sentence).filter((sentence) => /stays refused/.test(sentence));
  expect(sentences).toHaveLength(2);
  expect(await failures({ only: "udid", fault: unmindful })).toEqual(sentences);
});

it("an API that refuses for good what is to be paid outside fails the checks of that", async () => {
  expect(await failures({ only: "redirects", fault: resentful() })).toEqual(
    ["Alipay", "WeChat Pay"].map(
      (name) => `${name}: a UDID whose page was opened may be paid in another way, also after it was refused.`,
    ),
  );
});

it("an API that writes the document late fails the checks of the document", async () => {
  const failed = await failures({ only: "place", fault: late });
  expect(failed).toContain("The order's document is there when the answer is, and its guest may read it.");
  expect(failed).not.toContain("An order that adds up is answered with Success true.");
});
