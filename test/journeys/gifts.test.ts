import type { BrowserContext } from "puppeteer-core";
import { expect, it } from "vitest";
import { scopeOf } from "../support/branded.ts";
import { desk, phone, useJourneys, type Visit } from "../support/journey.ts";
import { members, signedInScript } from "../support/signedIn.ts";
import { until } from "../support/until.ts";
import { type HeldAnswers, holdAnswers } from "./heldAnswers.ts";
import {
  acceptNetworkLines,
  addDish,
  announced,
  cards,
  notePlaced,
  typeCard,
  typeContact,
  useOrdering,
} from "./ordering.ts";
import { chinese, english } from "./orderWords.ts";
import { keyOf } from "./pageSteps.ts";

const journeys = useJourneys();
const shop = useOrdering(journeys);

const inEnglish = {
  ...english,
  dinner: /^Dinner for two/,
  massage: /^Massage by the water/,
  to: "To",
  recipient: "Recipient email",
  toCheckout: /^Continue to checkout/,
  code: "Discount code",
  apply: "Apply",
  thanks: "Thank you",
  template: "Your gift is on its way",
  sandwich: /^Harbour club sandwich/,
};

const inChinese: typeof inEnglish = {
  ...chinese,
  dinner: /^双人海港晚餐/,
  massage: /^水畔按摩/,
  to: "收件人姓名",
  recipient: "收件人邮箱",
  toCheckout: /^去结算/,
  code: "优惠码",
  apply: "使用",
  thanks: "谢谢您",
  template: "礼物已在路上",
  sandwich: /^海港总会三明治/,
};

type Words = typeof inEnglish;

async function give(visit: Visit, words: Words, card: RegExp, to: string): Promise<void> {
  await visit.click("button", card);
  await visit.type("textbox", words.to, to);
  await visit.type("textbox", words.recipient, `${to.toLowerCase()}@example.com`);
  await visit.click("button", words.add);
  await visit.gone("dialog", card);
}

async function applyCode(visit: Visit, words: Words, code: string): Promise<void> {
  await visit.type("textbox", words.code, code);
  await visit.click("button", words.apply);
  await visit.read(code);
}

interface Side {
  readonly words: Words;
  readonly size: typeof phone | typeof desk;
  readonly storeId: number;
  readonly context?: BrowserContext;
}

function openHotel({ words, size, storeId, context }: Side, more: string): Promise<Visit> {
  const language = words === inEnglish ? "en" : "zh-CN";
  const path = `/embed.html?store-id=${storeId}&language=${language}&${more}`;
  return journeys.open(path, { size, before: notePlaced, ...(context && { context }) });
}

/** Goes to the checkout with a dinner for Mei and a half-price massage for Noor, and types the buyer's details. */
async function openCheckout(side: Side): Promise<Visit> {
  const { words, size } = side;
  const visit = await openHotel(side, "gift=");
  await give(visit, words, words.dinner, "Mei");
  await give(visit, words, words.massage, "Noor");
  if (size === phone) await visit.click("link", words.cartBar);
  await applyCode(visit, words, "UNWIND");
  await visit.click("button", words.toCheckout);
  await typeContact(visit, words);
  return visit;
}

interface Mail {
  readonly kind: string;
  readonly to: string;
}

async function mails(): Promise<readonly Mail[]> {
  return (await (await fetch(`${journeys.demo.origin}/sandbox/outbox`)).json()) as readonly Mail[];
}

async function giftMails(): Promise<readonly string[]> {
  return (await mails()).filter(({ kind }) => kind === "gift-card").map(({ to }) => to);
}

async function expectGiven(visit: Visit, words: Words): Promise<void> {
  await visit.find("heading", words.thanks);
  await visit.read(words.template);
  await until(async () => expect((await giftMails()).toSorted()).toEqual(["mei@example.com", "noor@example.com"]));
  await visit.click("button", words.onward);
  await visit.find("button", words.dinner);
}

const onPhone: Side = { words: inChinese, size: phone, storeId: 201 };
const atDesk: Side = { words: inEnglish, size: desk, storeId: 200 };

it("gift cards for two recipients are ordered and mailed after a declined card, and one whose bank asks", async () => {
  const visit = await openCheckout(atDesk);
  await typeCard(visit, cards.declined);
  await visit.click("button", inEnglish.pay);
  await visit.read(inEnglish.declined);
  expect(await giftMails()).toEqual([]);
  acceptNetworkLines(visit);
  // R105: the next card's bank asks first.
  await typeCard(visit, cards.asks);
  await visit.click("button", inEnglish.pay);
  await visit.click("button", "Confirm");
  await expectGiven(visit, inEnglish);
  expect((await shop.orders()).map(({ posts }) => posts)).toEqual([1]);
});

/** Room service with its own coupon code. The email is a member's, so the checkout doesn't offer to join. */
async function openSandwich(side: Side): Promise<Visit> {
  const { words, size } = side;
  const visit = await openHotel(side, "room=1204");
  await addDish(visit, words.sandwich, words);
  if (size === phone) await visit.click("link", words.cartBar);
  await applyCode(visit, words, "TENOFF");
  await visit.click("button", words.checkout);
  await visit.type("textbox", words.email, members.mei.email);
  // R99: the room's bill is chosen first.
  await visit.click("radio", words.card);
  await typeCard(visit, cards.approved, words);
  return visit;
}

const rowNames = ["cart", "coupons", "checkoutData", "giftCart", "giftCoupons", "giftCheckoutData"];

/** The stored rows that aren't empty: those of dishes first, then those of gift cards. */
async function keptRows({ page }: Visit, { storeId }: Side): Promise<readonly string[]> {
  const keys = rowNames.map((name) => keyOf(name, storeId));
  const rows = await page.evaluate((wanted) => wanted.map((key) => localStorage.getItem(key)), keys);
  return rowNames.filter((_name, index) => {
    const { value = null } = JSON.parse(rows[index] ?? "{}") as { readonly value?: object | null };
    return value !== null && ("goods" in value || storeId in value);
  });
}

/** Sends the order, and holds its answer back from the page. */
async function send(visit: Visit, { words }: Side): Promise<HeldAnswers> {
  await visit.page.bringToFront();
  const held = await holdAnswers(visit.page);
  await visit.click("button", words.pay);
  await held.arrived();
  return held;
}

interface PlacedOrder {
  readonly posts: number;
  readonly document: {
    readonly IsLiability: boolean;
    readonly AppliedCouponCodes: readonly string[];
    readonly OrderItems: readonly object[];
  };
}

async function placedOrders(): Promise<readonly (readonly unknown[])[]> {
  const orders = (await shop.orders()) as unknown as readonly PlacedOrder[];
  return orders.map(({ posts, document: { IsLiability, AppliedCouponCodes, OrderItems } }) => [
    IsLiability ? "gifts" : "dishes",
    posts,
    AppliedCouponCodes,
    OrderItems.length,
  ]);
}

it("R71: room service and gift cards that are sent at the same time from two tabs stay separate, also after a reload", async () => {
  const side = onPhone;
  const { words } = side;
  const dishes = await openSandwich(side);
  const gifts = await openCheckout({ ...side, context: dishes.page.browserContext() });
  gifts.page.on("dialog", (dialog) => void dialog.accept());
  await typeCard(gifts, cards.approved, words);
  const heldGifts = await send(gifts, side);
  const heldDishes = await send(dishes, side);
  expect(await keptRows(dishes, side)).toEqual(rowNames);

  await gifts.page.bringToFront();
  await gifts.page.reload();
  await gifts.find("heading", words.thanks);
  await heldGifts.release();
  // A row that one tab removes disappears in the other tab's process a little later.
  await until(async () => expect(await keptRows(dishes, side)).toEqual(["cart", "coupons", "checkoutData"]));
  expect(await dishes.has("heading", words.placed)).toBe(false);

  await dishes.page.bringToFront();
  await heldDishes.release();
  await dishes.find("heading", words.placed);
  expect(await keptRows(dishes, side)).toEqual([]);
  expect(await gifts.has("heading", words.thanks)).toBe(true);
  expect(await placedOrders()).toEqual([
    ["gifts", 1, ["UNWIND"], 2],
    ["dishes", 1, ["TENOFF"], 1],
  ]);
  expect((await giftMails()).toSorted()).toEqual(["mei@example.com", "noor@example.com"]);
  expect(new Set((await announced(dishes)).map(({ transactionId }) => transactionId)).size).toBe(2);
  expect(await announced(dishes)).toHaveLength(2);
});

it("R33: offers a gift card order from another store that the diner hasn't seen, also beside dishes", async () => {
  const unseen = { version: 1, value: { udid: "u-1", storeId: 200, customerId: "g-1" } };
  const before = `sessionStorage["${keyOf("unseenGiftOrder", 201)}"] = ${JSON.stringify(JSON.stringify(unseen))};`;
  const visit = await journeys.open("/embed.html?store-id=201&language=en", { before });
  await visit.find("button", "Show the order");
});

it("shows a member the restaurant's gift cards, also after a reload", async () => {
  const before = await signedInScript(`${journeys.demo.origin}/`, "mei", scopeOf(123));
  const visit = await journeys.open("/embed.html?store-id=123&gift=", { before });
  const card = () => visit.read("A burger, chips and a shake, on you.");
  await card();
  await visit.page.reload();
  await card();
  await visit.find("button", "Account");
  expect(await visit.has("button", "Try again")).toBe(false);
});
