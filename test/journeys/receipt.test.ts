import type { ElementHandle } from "puppeteer-core";
import { expect, it } from "vitest";
import { memberPath, scopeOf } from "../support/branded.ts";
import { phone, useJourneys, type Visit } from "../support/journey.ts";
import { signedInScript } from "../support/signedIn.ts";
import { isQuick } from "../support/thorough.ts";
import { until } from "../support/until.ts";
import { type ListedOrder, typeCard, useOrdering } from "./ordering.ts";
import { typeAddress } from "./orderPlaces.ts";
import { chinese } from "./orderWords.ts";
import { moveDemoClock, movingDeviceClock } from "./pageSteps.ts";
import { cardSurcharges, isQuickCase, type ReceiptCase, receiptCases } from "./receiptCases.ts";
import { dollars, type Expected, readReceipt } from "./receiptSums.ts";

const journeys = useJourneys();
const shop = useOrdering(journeys);

const points = /^(Points|积分)/;
const discountCode = /^(Discount code|优惠码)/;
const ahead = /\+ delivery|另加外送费/;
const apply = /^(Apply|应用|使用)/;
const addDrink = /^(Add|添加) \$3/;
const card = /^(Card|银行卡)/;

/** If a store has no rewards, its points pay for orders (R56). */
async function letPointsPay(storeId: number): Promise<void> {
  await journeys.demo.merge(`Companies/${storeId}/Menus/DefaultMenu`, { RedemptionRules: [] });
  await journeys.demo.merge(memberPath(storeId, "demo-mei-lin"), { RewardPoints: 1_000 });
}

async function openMenu(given: ReceiptCase): Promise<Visit> {
  const { now, mode, surcharges, store, storeId, words, size, language, isByPoints } = given;
  await journeys.demo.merge(`Companies/${storeId}`, {
    OrderTypeConstraintRules: [],
    SurchargeHolidaySettings: surcharges,
    SurchargeBankSettings: cardSurcharges,
    ...store,
  });
  if (isByPoints) await letPointsPay(storeId);
  const signIn = isByPoints ? await signedInScript(`${journeys.demo.origin}/`, "mei", scopeOf(storeId)) : "";
  if (now !== null) await moveDemoClock(journeys.demo, now);
  const before = now === null ? signIn : movingDeviceClock(now - Date.now());
  const path = `/embed.html?store-id=${storeId}&language=${language}&stand-ins=maps`;
  return shop.openMenu(path, words, { size, mode, before, isKnown: !isByPoints });
}

/** On a phone the bar's sum is the cart's. */
async function openCart(visit: Visit, { words }: ReceiptCase, expected: Expected): Promise<void> {
  const bar = () => visit.find("link", words.cartBar);
  await until(async () => expect(ahead.test((await bar()).name ?? "")).toBe(expected.isFeeAhead));
  // With its surcharges, which come after the cart.
  await visit.page.waitForNetworkIdle();
  const { name } = await bar();
  await visit.click("link", words.cartBar);
  expect(name).toContain(dollars(await readReceipt(visit, expected)));
}

/** The element in the shop that has this selector, once it is there. */
function drawn({ page }: Visit, selector: string): Promise<ElementHandle> {
  return until(async () => {
    const found = await page.$(`>>> ${selector}`);
    if (!found) throw new Error(`There is no ${selector}.`);
    return found;
  });
}

async function press(visit: Visit, selector: string): Promise<void> {
  const button = await drawn(visit, selector);
  await button.evaluate((element) => (element as HTMLElement).click());
}

async function addMeal(visit: Visit): Promise<void> {
  await press(visit, ".cart .meal-offer button");
  await press(visit, ".picks .pick");
  await visit.click("button", addDrink);
}

async function typeCode(visit: Visit, code: string): Promise<void> {
  await visit.type("textbox", discountCode, code);
  await visit.click("button", apply);
  await drawn(visit, ".money-rows__row--off");
}

async function fillIn(visit: Visit, { mode, words, isByPoints }: ReceiptCase): Promise<void> {
  if (isByPoints) return visit.click("radio", points);
  if (mode === "pickup") return visit.click("radio", words.cash);
  await typeAddress(visit, words, "125 Bourke St", "3000");
  await typeCard(visit, "4111111111111111", words);
}

interface Posted extends ListedOrder {
  readonly document: ListedOrder["document"] & { readonly TotalExcludingTax: number; readonly TotalTax: number };
}

async function postedTotals(): Promise<readonly number[]> {
  const orders = (await shop.orders()) as readonly Posted[];
  return orders.map(({ document }) => Math.round((document.TotalExcludingTax + document.TotalTax) * 100));
}

/** The text of the one line that stands for the order on a phone's checkout. */
function foldedLine({ page }: Visit): Promise<string> {
  return page.$eval(">>> .folded-order__line", (line) => line.textContent ?? "");
}

async function checkCart(visit: Visit, given: ReceiptCase, expected: Expected): Promise<void> {
  // Once its rules have come, the cart stays as it is.
  await readReceipt(visit, expected);
  if (given.hasMeal) await addMeal(visit);
  if (given.code) await typeCode(visit, given.code);
  const inCart = await readReceipt(visit, expected);
  const button = await visit.find("button", given.words.checkout);
  expect(button.name).toContain(dollars(inCart));
  expect(ahead.test(button.name ?? "")).toBe(expected.isFeeAhead);
  const text = await visit.text();
  expect(/· (tomorrow, from 9:00 am|明天 9:00 起)/.test(text)).toBe(given.isForTomorrow);
}

/** The sum of the button is that of the receipt, folded or open. In cents. */
async function checkCheckout(visit: Visit, given: ReceiptCase, expected: Expected, whole: Expected): Promise<number> {
  const { size, words, mode, isByPoints } = given;
  // Their stored card is chosen first, with its surcharge.
  if (isByPoints) await fillIn(visit, given);
  if (size === phone) {
    await visit.find("heading", given.words === chinese ? "结算" : "Checkout");
    const line = await foldedLine(visit);
    for (const name of expected.added) expect(line).toMatch(name);
    await press(visit, ".folded-order__line");
    await readReceipt(visit, expected);
    expect(ahead.test(line)).toBe(expected.isFeeAhead);
  }
  if (!isByPoints) await fillIn(visit, given);
  return until(async () => {
    const total = await readReceipt(visit, whole);
    const isPaidNow = mode === "delivery" || isByPoints;
    expect((await visit.find("button", isPaidNow ? words.pay : words.place)).name).toContain(dollars(total));
    if (size === phone) expect(await foldedLine(visit)).toContain(dollars(total));
    return total;
  });
}

const rows = receiptCases.filter((each) => !isQuick || isQuickCase(each));

it.each(rows)("R116: what stands beside each button is what is charged: $name", async (given) => {
  const { words, size, mode, isByPoints, added } = given;
  const isDelivery = mode === "delivery";
  const expected = { added: added.map((name) => new RegExp(name)), isFeeAhead: isDelivery };
  // Only a delivery is paid by card.
  const whole = { added: isDelivery ? [...expected.added, card] : expected.added, isFeeAhead: false };
  const visit = await openMenu(given);
  if (size === phone) await openCart(visit, given, expected);
  await checkCart(visit, given, expected);
  await visit.click("button", words.checkout);
  const total = await checkCheckout(visit, given, expected, whole);
  await visit.click("button", isDelivery || isByPoints ? words.pay : words.place);
  await visit.find("heading", words.placed);
  expect(await postedTotals()).toEqual([total]);
  expect(await readReceipt(visit, whole)).toBe(total);
});
