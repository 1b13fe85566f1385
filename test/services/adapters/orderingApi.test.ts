import type { IncomingMessage, ServerResponse } from "node:http";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { cents } from "../../../src/domain/money/cents.ts";
import { noTender } from "../../../src/domain/payment/settlement.ts";
import { instant } from "../../../src/domain/time/instant.ts";
import { createOrderingApi } from "../../../src/services/adapters/ordering/orderingApi.ts";
import type { PlaceRequest } from "../../../src/services/ports/ordering.ts";
import { buildOrdered } from "../../domain/order/buildDraft.ts";
import { buildLiveOrder } from "../../support/buildLiveOrder.ts";
import { lineOf } from "../../support/logLine.ts";
import { type StartedServer, startServer, textOf } from "./startServer.ts";

const card = { holder: "Noor Abbot", number: "4111111111111111", expiryYear: 2030, expiryMonth: 12, cvv: "987" };
const tender = { kind: "card", card } as const;
const now = instant(Date.parse("2026-11-20T01:00:00Z"));
const logIn = "Please log in again, then try once more.";
const taken = '{"Success": true, "Status": {"Message": ""}, "customerID": "g-5f"}';

interface Arrived {
  readonly line: string;
  readonly authorization: string | undefined;
  readonly body: Record<string, unknown>;
  readonly headers: IncomingMessage["headers"];
}

let server: StartedServer;
let arrived: Arrived[];
let logged: string[];
let checks: number;
let answer: (response: ServerResponse) => void;

async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = JSON.parse((await textOf(request)) || "{}");
  const { method, url, headers } = request;
  arrived.push({ line: `${method} ${url}`, authorization: headers.authorization, body, headers });
  answer(response);
}

const answerWith = (body: object | string, status = 200) => {
  answer = (response) => response.writeHead(status).end(typeof body === "string" ? body : JSON.stringify(body));
};

function api({ idTokenHeader = null as string | null, token = null as string | null } = {}) {
  return createOrderingApi({
    clock: { now: () => now },
    deployment: {
      apiUrl: `${server.url}/api`,
      apiKey: "key-1",
      appName: "Servery",
      idTokenHeader,
      isSandboxPayment: true,
    },
    token: async () => token,
    check: () => {
      checks += 1;
    },
    log: (...entry) => logged.push(lineOf(entry)),
  });
}

const silent = "neither Status.Message nor Status.Code says why, so the diner isn't told. Add one";

function shapeOf(path: string, status: number, came = "HTML", keys = "Success"): string {
  return `HTTP ${status} from ${server.url}/api/${path} with ${came}; expected HTTP 200 with an object with ${keys}`;
}

/** Places an order by card. */
function place(given: Partial<PlaceRequest> = {}, ordering = api()) {
  return ordering.place({ udid: "u-1", body: ordering.encode(buildOrdered()), tender, dateOfBirth: null, ...given });
}

beforeEach(async () => {
  vi.stubGlobal("location", { href: "https://shop.example/order/?result=FAIL" });
  arrived = [];
  logged = [];
  checks = 0;
  answer = (response) => response.end(taken);
  server = await startServer((request, response) => void receive(request, response));
});

afterEach(async () => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  await server.stop();
});

it.each([
  [401, "unproven", 1],
  [200, "refused", 0],
])("R63: an order answered with %i is %s and checks the session %i times", async (status, kind, asked) => {
  answerWith({ Success: false, Status: { Message: logIn } }, status);
  expect(await place({ tender: noTender })).toEqual({ kind, message: logIn });
  expect(checks).toBe(asked);
});

describe("placing an order", () => {
  it("posts the body with the card, the key and JSON", async () => {
    expect(await place({ udid: "u/1" })).toEqual({ kind: "taken", customerId: "g-5f" });
    expect(arrived).toMatchObject([
      {
        line: "POST /api/trackingorders/u%2F1",
        authorization: "key-1",
        headers: { "content-type": "application/json" },
        body: {
          ...JSON.parse(JSON.stringify(api().encode(buildOrdered()))),
          Card: {
            CardHolder: "Noor Abbot",
            CardNumber: "4111111111111111",
            ExpiryYear: 2030,
            ExpiryMonth: 12,
            Cvv: "987",
            ForceUseSandboxPayment: true,
          },
          ReturnUrl: "https://shop.example/order/",
        },
      },
    ]);
    expect(logged).toEqual([]);
  });

  it.each([
    ["a member's order sends their token in the configured header", "X-Id-Token", "mei-1", "mei-1"],
    ["a guest's order sends no token", "X-Id-Token", null, undefined],
    ["sends no token if the configuration names no header", null, "mei-1", undefined],
  ])("R63: %s", async (_what, idTokenHeader, token, sent) => {
    await place({ tender: noTender }, api({ idTokenHeader, token }));
    expect(arrived[0]?.authorization).toBe("key-1");
    expect(arrived[0]?.headers["x-id-token"]).toBe(sent);
    expect(JSON.stringify(arrived[0]?.headers).includes("mei-1")).toBe(sent !== undefined);
    expect(JSON.stringify(arrived[0]?.body)).not.toContain("mei-1");
  });

  it("R105: passes on what the bank asks, and takes a question that it can't follow for a refusal", async () => {
    const Status = { Message: "", Code: "action-needed" };
    const action = { kind: "redirect", url: "https://bank.example/3ds/1" };
    answerWith({ Success: false, Status, Action: action }, 402);
    expect(await place()).toEqual({ kind: "action-needed", action });
    answerWith({ Success: false, Status, Action: { ...action, url: "here" } }, 402);
    expect(await place()).toEqual({ kind: "refused", message: "action-needed", isCoded: true });
  });

  it("sends no card if the order has none", async () => {
    await place({ body: api().encode(buildOrdered({ payment: "cash" })), tender: noTender });
    expect(Object.keys(arrived[0]?.body ?? {})).toEqual(["TrackingOrder", "GuestUser"]);
  });

  it.each([
    [{ Message: "Your card was declined." }, []],
    [{ Message: "Your card was declined.", Code: "card-declined" }, []],
    [{ Message: "Look through it.", Detail: "TotalTax is 1" }, ["Warning: The order was refused: TotalTax is 1"]],
  ])("passes on a refusal in the backend's own words, and only logs its detail: %j", async (Status, lines) => {
    answerWith({ Success: false, Status });
    const isCoded = "Code" in Status && { isCoded: true };
    expect(await place()).toEqual({ kind: "refused", message: Status.Message, ...isCoded });
    expect(logged).toEqual(lines);
  });

  it("R89: takes a client error for a refusal, whatever its body is, and logs what was expected", async () => {
    answer = (response) => response.writeHead(404).end("<!doctype html>Noor");
    expect(await place()).toEqual({ kind: "refused", message: "" });
    expect(logged).toEqual([`Error: The order was refused: ${shapeOf("trackingorders/…", 404)}`]);
  });

  it("R89: counts an order that a payment outside has placed as placed, though the answer refuses it", async () => {
    answerWith({ Success: false, Status: { Message: "", Code: "already-paid" }, customerID: "g-5f" }, 422);
    expect(await place()).toEqual({ kind: "taken", customerId: "g-5f" });
    expect(logged).toEqual([]);
  });

  it("R90: says what a refusal lacks, beside its detail", async () => {
    answerWith({ Success: false, Status: { Detail: "TotalTax is 1" } });
    expect(await place()).toEqual({ kind: "refused", message: "" });
    expect(logged).toEqual([
      "Warning: The order was refused: TotalTax is 1",
      `Error: The order was refused: ${silent}`,
    ]);
  });

  const unclear: readonly (readonly [name: string, answer: (response: ServerResponse) => void])[] = [
    ["500", (response) => response.writeHead(500).end(taken)],
    ["a redirect, which isn't followed", (response) => response.writeHead(307, { Location: "/elsewhere" }).end()],
  ];

  it.each(unclear)(
    "R33, R89: %s says nothing about the order, which is sent once; no card is logged",
    async (_name, fault) => {
      answer = fault;
      expect(await place()).toEqual({ kind: "no-answer", isUnclear: true });
      expect(arrived).toHaveLength(1);
      expect(logged).toEqual([
        expect.stringMatching(/^Error: The order's outcome is unknown: HTTP \d+ from \S+ with /),
      ]);
      expect(logged.join()).not.toMatch(/4111 ?1111|\b987\b|Noor/);
    },
  );

  const faults: readonly (readonly [name: string, answer: (response: ServerResponse) => void])[] = [
    ["a dropped connection", (response) => response.destroy()],
    [
      "an incomplete body",
      (response) => {
        response.writeHead(200, { "Content-Length": String(taken.length) });
        response.write(taken.slice(0, 12), () => response.destroy());
      },
    ],
  ];

  it.each(faults)("R33: treats %s as no answer, sends the order once and logs no card", async (_name, fault) => {
    answer = fault;
    expect(await place()).toEqual({ kind: "no-answer" });
    expect(arrived).toHaveLength(1);
    expect(logged).toEqual(["Error: The order's outcome is unknown: no answer came, or the browser hides it (CORS)"]);
  });

  it("R33: takes a 429 with Retry-After as no answer, and says when to retry", async () => {
    answer = (response) => response.writeHead(429, { "Retry-After": "1" }).end(taken);
    expect(await place()).toEqual({ kind: "no-answer", isUnclear: true, retryAfterMs: 1_000 });
    expect(arrived).toHaveLength(1);
  });

  it.each([
    ["an answer", () => {}],
    ["the rest of an answer", (response: ServerResponse) => response.writeHead(200).write(taken.slice(0, 12))],
  ] as const)("stops waiting after 300 seconds without %s", async (_name, hang) => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
    const { promise: hasArrived, resolve } = Promise.withResolvers<void>();
    answer = (response) => {
      hang(response);
      resolve();
    };
    const settled = vi.fn();
    const placing = place().then(settled);
    await hasArrived;
    await vi.advanceTimersByTimeAsync(299_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await placing;
    expect(settled).toHaveBeenCalledWith({ kind: "no-answer" });
    expect(logged).toEqual(["Error: The order's outcome is unknown: no answer came within 300 s"]);
  });
});

const reference = { udid: "u/1", storeId: 120, customerId: "g-5f" };
const order = buildLiveOrder("u/1", {
  number: "1042",
  invoiceNumber: "INV-7",
  customerId: "g-5f",
  scheduledAt: instant(Date.parse("2026-11-20T01:30:00Z")),
  contact: { firstName: "Noor", lastName: "Abbot", email: "noor@example.com", phone: "0412345678" },
});
const delivery = {
  storeId: 120,
  value: cents(2_530),
  address: { street: "5/125 Bourke St", suburb: "Melbourne", postcode: "3000", state: "VIC" },
  at: now,
};

const questions = {
  "a coupon": () => api().checkCoupon("HA/LF", 120),
  "a third party's delivery fee (R50)": () => api().quoteFee(delivery),
  "cancelling an order (R70)": () => api().askToCancel({ order, reference }),
};

const lines = {
  "a coupon": ["The discount code can't be checked", "coupons/…", "Success"],
  "a third party's delivery fee (R50)": [
    "The delivery fee can't be had",
    "delivery/120/Fee",
    "Success and Fee, a number of dollars",
  ],
  "cancelling an order (R70)": ["The order isn't cancelled", "trackingorders/…/status/12", "Success"],
} as const;

describe.each(Object.entries(lines))("R89: asking about %s logs", (what, [line, path, keys]) => {
  const ask = questions[what as keyof typeof questions];

  it.each<[string, number, string, string]>([
    ["a failure", 500, "<!doctype html>", "HTML"],
    ["an answer without Success", 200, '{"Status": {}}', "an object with Status"],
  ])("%s, with what was expected", async (_fault, status, text, came) => {
    answerWith(text, status);
    await ask();
    expect(logged).toEqual([`Error: ${line}: ${shapeOf(path, status, came, keys)}`]);
  });

  it("that a refusal gives no reason", async () => {
    answerWith({ Success: false });
    expect(await ask()).toMatchObject({ kind: "refused", message: "" });
    expect(logged).toEqual([`Error: ${line}: ${silent}`]);
  });

  it("that no answer came", async () => {
    answer = (response) => response.destroy();
    await ask();
    expect(logged).toEqual([expect.stringMatching(/^\w+: .+: no answer came, or the browser hides it \(CORS\)$/)]);
  });
});

it("R89: a route that isn't there is told with its address", async () => {
  answerWith("<!doctype html>", 404);
  await questions["a coupon"]();
  await questions["cancelling an order (R70)"]();
  expect(logged).toEqual([
    `Error: The discount code can't be checked: ${shapeOf("coupons/…", 404)}`,
    `Error: The order isn't cancelled: ${shapeOf("trackingorders/…/status/12", 404)}`,
  ]);
});

it("R89: a fee that isn't a number of dollars is told", async () => {
  answerWith({ Success: true, Fee: "7.50" });
  expect(await api().quoteFee(delivery)).toEqual({ kind: "no-answer" });
  const keys = "Success and Fee, a number of dollars";
  expect(logged).toEqual([
    `Error: The delivery fee can't be had: ${shapeOf("delivery/120/Fee", 200, "an object with Success, Fee", keys)}`,
  ]);
});

it("R10: a coupon that can't be read is told", async () => {
  answerWith({ Success: true });
  expect(await questions["a coupon"]()).toEqual({ kind: "refused", message: "" });
  expect(logged).toEqual([
    "Error: The answer to a discount code is wrong: Coupon: expected a document, found undefined",
  ]);
});

describe.each(Object.entries(questions))("asking about %s", (_what, ask) => {
  it("passes on the reason for a refusal", async () => {
    answerWith({ Success: false, Status: { Message: "Too late." } });
    expect(await ask()).toMatchObject({ kind: "refused", message: "Too late." });
  });

  it.each<[string, (response: ServerResponse) => void]>([
    ["a failure", (response) => response.writeHead(500).end(taken)],
    ["a lost connection", (response) => response.destroy()],
  ])("doesn't take %s for an answer, and asks once", async (_fault, respond) => {
    answer = respond;
    expect(await ask()).toEqual({ kind: "no-answer" });
    expect(arrived).toHaveLength(1);
  });
});

it("a coupon is asked for by its code and the store, with the key", async () => {
  const half = { CouponCode: "HALF", PercentageValue: 50, FreeDollar: 0, MinSpent: 20, CouponCategory: [] };
  answerWith({ Success: true, Coupon: half, Status: { Message: "" } });
  const coupon = { code: "HALF", percent: 50, minimumSpend: 2_000 };
  expect(await questions["a coupon"]()).toMatchObject({ kind: "valid", coupon });
  expect(arrived).toMatchObject([{ line: "GET /api/coupons/HA%2FLF?CompanyID=120", authorization: "key-1" }]);
});

it("R50: a delivery fee is asked for with everything it depends on, and the key", async () => {
  answerWith({ Success: true, Fee: 7.5, DeliveryDuration: 25 });
  expect(await api().quoteFee(delivery)).toEqual({ kind: "quoted", fee: 750, travelSeconds: 1_500 });
  const query = new URLSearchParams({
    OrderValue: "25.3",
    Street: "5/125 Bourke St",
    Suburb: "Melbourne",
    State: "VIC",
    Postcode: "3000",
    ScheduledTime: "1795136400",
  });
  expect(arrived).toMatchObject([{ line: `GET /api/delivery/120/Fee?${query}`, authorization: "key-1" }]);
});

describe("R70: asking to cancel an order", () => {
  const ask = questions["cancelling an order (R70)"];

  it("puts the status and the order's references, and no other personal data", async () => {
    expect(await ask()).toEqual({ kind: "asked" });
    expect(arrived).toMatchObject([{ line: "PUT /api/trackingorders/u%2F1/status/12", authorization: "key-1" }]);
    expect(arrived[0]?.body).toEqual({
      StoreID: 120,
      OnlineOrderUserIdentifier: "g-5f",
      Source: "OnlineOrder",
      SourceReference_ID: "u/1",
      SourceReferenceNumber: "INV-7",
      OrderNumber: "1042",
      DisplayName: "Noor Abbot",
      ScheduledTime: "2026-11-20T01:30:00.000Z",
    });
    expect(logged).toEqual([]);
  });

  it("logs the detail of a refusal", async () => {
    answerWith({ Success: false, Status: { Message: "Too late.", Detail: "ScheduledTime" } });
    await ask();
    expect(logged).toEqual(["Warning: The order isn't cancelled: ScheduledTime"]);
  });
});

describe("asking for a payment page", () => {
  const asked = {
    method: "wechat",
    reference: { udid: "u-1", storeId: 120, customerId: "g-5f" },
    total: cents(1_885),
    dateOfBirth: null,
    isMobile: true,
  } as const;

  beforeEach(() =>
    vi.stubGlobal("location", {
      href: "https://bistro.example/menu?room=4&result=FAIL&merchant_trade_no=u-0#token=s3cret",
    }),
  );
  afterEach(() => vi.unstubAllGlobals());

  it("R57: names the diner's page as the return address, without an earlier payment's result", async () => {
    answerWith('"https://pay.example/u-1"');
    expect(await api().findPaymentPage(asked)).toEqual({ kind: "page", url: "https://pay.example/u-1" });
    expect(arrived).toMatchObject([
      {
        line: "POST /api/supaypayment/supaypaymentstart",
        body: {
          PaymentType: 1,
          StoreId: 120,
          OrderId: "u-1",
          UserId: "g-5f",
          AppName: "Servery",
          TotalAmount: 18.85,
          ReturnUrl: "https://bistro.example/menu?room=4",
          IsMobile: true,
        },
      },
    ]);
  });

  it("fails without a message if there is no answer", async () => {
    answer = (response) => response.destroy();
    expect(await api().findPaymentPage(asked)).toEqual({ kind: "failed", message: "" });
  });
});

describe("a check-in", () => {
  const checkIn = { name: "Noor", phone: "12", email: "", table: "12", wantsOffers: false };
  const visit = () => api().registerVisit({ id: 120, hqId: 7 }, checkIn);

  it("is posted to its store", async () => {
    expect(await visit()).toBe(true);
    expect(arrived).toMatchObject([
      {
        line: "POST /api/customers/register-visit/120",
        authorization: "key-1",
        body: {
          Name: "Noor",
          Email: "",
          HQCompanyID: 7,
          Phone: "12",
          Table: "12",
          AgreeToReceivePromotionalOffers: false,
        },
      },
    ]);
  });

  it.each([
    ["refused", 200, '{"Success": false, "Status": {"Message": "No."}}'],
    ["lost", 500, taken],
  ])("that is %s is not recorded, and none of the visitor's data is logged", async (_what, status, text) => {
    answerWith(text, status);
    expect(await visit()).toBe(false);
    expect(logged).toEqual([`Warning: The check-in wasn't recorded: HTTP ${status}`]);
  });
});

describe("a browser that keeps the API's answers from the page", () => {
  const browser = (...arriving: readonly string[]) =>
    vi.spyOn(globalThis, "fetch").mockImplementation(async (_url, { mode = "cors" } = {}) => {
      if (arriving.includes(mode)) return new Response();
      throw new TypeError("Failed to fetch");
    });

  it.each([
    ["is told once, with what the API has to send", ["no-cors"], 1],
    ["is not suspected while the API can't be reached", [], 0],
    ["is not suspected if only one request got lost", ["cors", "no-cors"], 0],
  ])("%s", async (_what, arriving, lines) => {
    answer = (response) => response.destroy();
    const ordering = api();
    const fetched = browser(...arriving);
    // The request itself fails in each case.
    fetched.mockRejectedValueOnce(new TypeError("Failed to fetch"));
    await place({}, ordering);
    await vi.waitFor(() => expect(fetched.mock.calls.length).toBeGreaterThan(1));
    await place({}, ordering);
    await new Promise((resolve) => setTimeout(resolve));
    expect(logged.filter((line) => line.includes("Access-Control-Allow-Origin"))).toHaveLength(lines);
    fetched.mockRestore();
  });
});

describe("a wallet's payment", () => {
  const declined = (Code: string) => JSON.stringify({ Success: false, Status: { Message: "Declined.", Code } });
  const Status = { Message: "", Code: "action-needed" };
  const asking = JSON.stringify({ Success: false, Status, Action: { kind: "dialog" } });
  const pay = () =>
    api().payByToken({
      reference: { udid: "u-1", storeId: 120, customerId: "g-5f" },
      total: cents(1_850),
      token: "t",
      dateOfBirth: null,
    });

  it.each([
    [200, taken, { kind: "paid" }],
    [402, declined("card-declined"), { kind: "refused", message: "Declined." }],
    // R89: without a code, another server may have answered for an API that has charged it.
    [402, declined(""), { kind: "unclear", message: "Declined." }],
    [403, "<html>", { kind: "unclear", message: "" }],
    [402, asking, { kind: "action-needed", action: { kind: "fields", action: { kind: "dialog" } } }],
    // Who is asked to prove who they are may have been charged before.
    [401, declined("not-allowed"), { kind: "unclear", message: "Declined." }],
    [409, "", { kind: "unclear", message: "" }],
    [500, taken, { kind: "unclear", message: "" }],
  ])("that is answered with %i: %s", async (status, body, expected) => {
    answerWith(body, status);
    expect(await pay()).toEqual(expected);
    const isUnknown = status === 409 || status === 500;
    expect(logged.some((line) => line.startsWith("Error: The payment's outcome is unknown: HTTP"))).toBe(isUnknown);
    expect(arrived.map(({ line }) => line)).toEqual(["POST /api/googlepayment/u-1"]);
  });
});
