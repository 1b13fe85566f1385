import { describe, expect, it } from "vitest";
import { desk, phone, useJourneys, type Visit, type VisitOptions } from "../support/journey.ts";

const journeys = useJourneys();

const approved = "4111111111111111";
const declined = "4000000000000002";
const postOrder = "POST /api/trackingorders";

const english = {
  burger: /^Bourke St Cheeseburger/,
  bacon: /^Smoked bacon/,
  add: /^Add to cart/,
  cart: /^Cart/,
  emptyCart: "Your cart is empty",
  checkout: /^Checkout/,
  firstName: "First name",
  lastName: "Last name",
  email: "Email",
  phone: "Phone",
  holder: "Card holder",
  number: "Card number",
  expiry: "Expiry date",
  cvv: "CVV",
  pay: /^Pay now/,
  // The kitchen of the demo accepts an order after five seconds.
  placed: /^(Order Submitted|Accepted)$/,
  onward: "Continue ordering",
};
const chinese: typeof english = {
  burger: /^伯克街芝士堡/,
  bacon: /^烟熏培根/,
  add: /^加入购物车/,
  cart: /^购物车/,
  emptyCart: "您的购物车是空的",
  checkout: /^结账/,
  firstName: "名",
  lastName: "姓",
  email: "电子邮箱",
  phone: "电话",
  holder: "持卡人",
  number: "卡号",
  expiry: "有效期",
  cvv: "安全码",
  pay: /^立即支付/,
  placed: /^(订单已提交|已接单)$/,
  onward: "继续点餐",
};

interface ListedOrder {
  readonly document: {
    readonly UDID: string;
    readonly OrderItems: readonly { readonly OrderExtras: readonly { readonly Name: string }[] }[];
  };
  readonly posts: number;
  readonly card: { readonly last4: string } | null;
}

async function ordersOfBackend(): Promise<readonly ListedOrder[]> {
  return (await fetch(`${journeys.demo.origin}/sandbox/orders`)).json() as Promise<readonly ListedOrder[]>;
}

async function setStatus(udid: string, status: number): Promise<void> {
  const answer = await fetch(`${journeys.demo.origin}/sandbox/orders/${udid}/status`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ OnlineOrderStatus: status, OnlineOrderStatusDescription: "" }),
  });
  expect(answer.status).toBe(200);
}

const countPlaced = `window.placed = []; addEventListener("servery:order-placed", (event) => window.placed.push(event.detail));`;

function announced({ page }: Visit): Promise<readonly { orderId: string; total: number }[]> {
  return page.evaluate("window.placed") as Promise<readonly { orderId: string; total: number }[]>;
}

/** A guest's way to the checkout, with a burger of their own. */
async function openCheckout(path: string, words = english, options: VisitOptions = {}): Promise<Visit> {
  const visit = await journeys.open(path, { before: countPlaced, ...options });
  await visit.click("button", words.burger);
  await visit.click("checkbox", words.bacon);
  await visit.click("button", words.add);
  await visit.gone("dialog", words.burger);
  if (options.size === phone) await visit.click("link", words.cart);
  await visit.click("button", words.checkout);
  return visit;
}

async function typeContact(visit: Visit, words = english): Promise<void> {
  await visit.type("textbox", words.firstName, "Noor");
  await visit.type("textbox", words.lastName, "Abbot");
  await visit.type("textbox", words.email, "noor@example.com");
  await visit.type("textbox", words.phone, "0412345678");
}

/** The holder's name stays where a card was declined; the rest is asked for again. */
async function typeCard(visit: Visit, number: string, words = english, cvv = "123"): Promise<void> {
  const holder = await visit.find("textbox", words.holder);
  if (!holder.value) await visit.type("textbox", words.holder, "Noor Abbot");
  await visit.type("textbox", words.number, number);
  await visit.type("textbox", words.expiry, "1230");
  await visit.type("textbox", words.cvv, cvv);
}

async function readyToPay(number = approved): Promise<Visit> {
  const visit = await openCheckout("/embed.html?store-id=120");
  await typeContact(visit);
  await typeCard(visit, number);
  return visit;
}

describe.each([
  ["on a phone", "/embed.html?store-id=120", phone, english],
  ["on a desk", "/embed.html?store-id=120", desk, english],
  ["in Chinese on a phone", "/embed.html?store-id=121&language=zh-CN", phone, chinese],
])("a guest %s", (_name, path, size, words) => {
  it("orders a burger of their own by card", async () => {
    const visit = await openCheckout(path, words, { size });
    await typeContact(visit, words);
    await typeCard(visit, approved, words);
    await visit.click("button", words.pay);
    await visit.find("heading", words.placed);

    const orders = await ordersOfBackend();
    expect(orders).toMatchObject([{ posts: 1, card: { last4: "1111" } }]);
    expect(orders[0]?.document.OrderItems[0]?.OrderExtras.map(({ Name }) => Name)).toContainEqual(
      expect.stringMatching(words.bacon),
    );
    expect(await announced(visit)).toMatchObject([{ orderId: orders[0]?.document.UDID }]);

    await visit.click("button", words.onward);
    if (size === phone) await visit.click("link", words.cart);
    await visit.find("heading", words.emptyCart);
  });
});

/** The UDIDs under which the page posts orders from now on. */
function postedUdids({ page }: Visit): readonly string[] {
  const udids: string[] = [];
  page.on("request", (request) => {
    const [, udid] = /\/api\/trackingorders\/([^/?]+)$/.exec(request.url()) ?? [];
    if (udid && request.method() === "POST") udids.push(udid);
  });
  return udids;
}

async function udidOfOnlyOrder(): Promise<string> {
  const orders = await ordersOfBackend();
  expect(orders).toHaveLength(1);
  return orders[0]?.document.UDID ?? "";
}

describe("an order that was placed", () => {
  it("is followed live: what the store says of it is the heading", async () => {
    const visit = await readyToPay();
    await visit.click("button", english.pay);
    await visit.find("heading", english.placed);
    const udid = await udidOfOnlyOrder();
    await setStatus(udid, 2);
    await visit.find("heading", "Being Prepared");
    await setStatus(udid, 4);
    await visit.find("heading", "Ready for pickup");
    await visit.gone("heading", "Being Prepared");
  });
});

describe("a card that is declined", () => {
  it("is told in the store's words, with the cart kept; another card pays a new order", async () => {
    const visit = await readyToPay(declined);
    const udids = postedUdids(visit);
    await visit.click("button", english.pay);
    await visit.read("Your card was declined.");
    await visit.find("heading", "Checkout");
    await visit.read("Bourke St Cheeseburger");
    expect(await ordersOfBackend()).toEqual([]);
    expect(await announced(visit)).toEqual([]);
    expect(await visit.find("textbox", english.email)).toMatchObject({ value: "noor@example.com" });

    await typeCard(visit, approved);
    await visit.click("button", english.pay);
    await visit.find("heading", english.placed);
    expect(udids).toHaveLength(2);
    expect(new Set(udids).size).toBe(2);
    expect(await udidOfOnlyOrder()).toBe(udids[1]);
    expect(await announced(visit)).toHaveLength(1);
  });
});

describe("R33: never two orders", () => {
  it("of a double click, and a press more while it is sent", async () => {
    const visit = await readyToPay();
    const udids = postedUdids(visit);
    await journeys.demo.fault({ match: postOrder, delayMs: 1_000 });
    await (await visit.handle("button", english.pay)).click({ count: 2 });
    await visit.read("We are in the middle of sending your order");
    await visit.page.keyboard.press("Enter");
    await visit.find("heading", english.placed);
    expect(udids).toHaveLength(1);
    expect(await ordersOfBackend()).toMatchObject([{ posts: 1 }]);
    expect(await announced(visit)).toHaveLength(1);
  });

  it("where the answer is lost after the store took it: the diner comes to the order", async () => {
    const visit = await readyToPay();
    const udids = postedUdids(visit);
    await journeys.demo.fault({ match: postOrder, drop: true, after: true, times: 0 });
    await visit.click("button", english.pay);
    await visit.find("heading", english.placed);
    expect(await udidOfOnlyOrder()).toBe(udids[0]);
    expect(await announced(visit)).toHaveLength(1);
    visit.watch.take(/^console: Failed to load resource/);
  });

  it("where nothing arrived: the diner is told so, and sends the same order again", async () => {
    const visit = await readyToPay();
    const udids = postedUdids(visit);
    // For ever: a browser repeats by itself what was dropped on a connection that was in use.
    await journeys.demo.fault({ match: postOrder, drop: true, times: 0 });
    await visit.click("button", english.pay);
    await visit.find("heading", "Waiting for news of your order");
    await visit.read("the order has not arrived yet");
    expect(await ordersOfBackend()).toEqual([]);
    await journeys.demo.clearFaults();
    await visit.click("button", "Send it again");
    await visit.find("heading", english.placed);
    expect(new Set(udids).size).toBe(1);
    expect(await udidOfOnlyOrder()).toBe(udids[0]);
    expect(await announced(visit)).toHaveLength(1);
    visit.watch.take(/^console: Failed to load resource/);
  });

  it("where nobody can say whether it arrived: the diner is told so, and finds it by checking again", async () => {
    const visit = await readyToPay();
    const udids = postedUdids(visit);
    await journeys.demo.fault({ match: postOrder, drop: true, after: true, times: 0 });
    await journeys.demo.fault({ match: "GET /v1/", status: 503, times: 0 });
    await visit.click("button", english.pay);
    await visit.read("we can't tell whether the store has your order");
    await journeys.demo.clearFaults();
    await visit.click("button", "Check again");
    await visit.find("heading", english.placed);
    expect(udids).toHaveLength(1);
    expect(await udidOfOnlyOrder()).toBe(udids[0]);
    expect(await announced(visit)).toHaveLength(1);
    visit.watch.take(/^console: Failed to load resource/);
  });
});

describe("R37: the card", () => {
  const cvv = "907";
  // Neither a part of an identifier nor the milliseconds of a time.
  const isCvv = /(?<![\w.])907(?!\w)/;

  /** Whatever a script, or the next person at this device, could read of the page. */
  function traces({ page }: Visit): Promise<string> {
    return page.evaluate(() => {
      const read: string[] = [...Object.values(localStorage), ...Object.values(sessionStorage)];
      const walk = (root: Document | ShadowRoot) => {
        for (const element of root.querySelectorAll("*")) {
          read.push(...[...element.attributes].map(({ value }) => value));
          if (element instanceof HTMLInputElement) read.push(element.value);
          if (element.shadowRoot) walk(element.shadowRoot);
        }
      };
      walk(document);
      return read.join("\n");
    });
  }

  function stored({ page }: Visit): Promise<string> {
    return page.evaluate(() => [...Object.values(localStorage), ...Object.values(sessionStorage)].join("\n"));
  }

  it.each([
    ["approved", approved, /4111\s?1111\s?1111\s?1111/],
    ["declined", declined, /4000\s?0000\s?0000\s?0002/],
  ])("that is %s leaves no trace but in the one request that pays", async (outcome, number, isNumber) => {
    const visit = await openCheckout("/embed.html?store-id=120");
    const lines: string[] = [];
    const carriers: string[] = [];
    visit.page.on("console", (message) => lines.push(message.text()));
    visit.page.on("request", (request) => {
      const sent = [request.url(), ...Object.values(request.headers()), request.postData() ?? ""].join("\n");
      const { pathname } = new URL(request.url());
      if (isNumber.test(sent) || isCvv.test(sent)) carriers.push(`${request.method()} ${pathname}`);
    });
    await typeContact(visit);
    await typeCard(visit, number, english, cvv);
    await journeys.demo.fault({ match: postOrder, delayMs: 1_000 });
    await visit.click("button", english.pay);
    await visit.read("We are in the middle of sending your order");
    const kept = [await stored(visit)];
    if (outcome === "approved") await visit.find("heading", english.placed);
    else await visit.read("Your card was declined.");
    kept.push(await traces(visit), lines.join("\n"));

    expect(carriers).toEqual([expect.stringMatching(/^POST \/api\/trackingorders\//)]);
    for (const text of kept) {
      expect(text).not.toMatch(isNumber);
      expect(text).not.toMatch(isCvv);
    }
  });
});
