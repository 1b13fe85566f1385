import { isAlcoholSoldAt } from "../../../backend/ordering/checkAlcohol.ts";
import { mostOfOne } from "../../../backend/ordering/orderBody.ts";
import { fieldsIn, flagIn, numberIn } from "../../../backend/ordering/reading.ts";
import type { Store } from "../../../backend/ordering/storeDocuments.ts";
import { storeDayAt } from "../../../backend/ordering/storeTime.ts";
import { type Check, check } from "../check.ts";
import type { Dish } from "../dishes.ts";
import { documentOf } from "../documentOf.ts";
import { needed } from "../fixtures.ts";
import { dishWithDrink, sellable } from "../lines.ts";
import type { Change, Order } from "../order.ts";
import { pageOf, press, returnOf } from "../payOutside.ts";
import { refusal } from "../refusal.ts";
import { done, refused } from "../replies.ts";
import type { Subject } from "../subject.ts";
import { fail, skip } from "../verdict.ts";
import { flagOf, isTaken, minimumOf } from "../ways.ts";
import { openPage } from "./redirects.ts";

const adult = "1990-12-31";
const dayMs = 86_400_000;
const quarter = 900;
const daysSearched = 4;

const limitOf = ({ fields }: Store) => fieldsIn(fields, "AlcoholLimit");
const asksDate = ({ store }: Subject["shop"]) => flagOf(store, "AskDateOfBirth");

/** A time to pick up at which alcohol is sold, or isn't, in seconds. */
function timeFor(store: Store, isSold: boolean): number {
  const nowMs = Date.now();
  const first = Math.ceil(nowMs / 1000) + 2 * quarter;
  for (let time = first; time < first + (daysSearched * dayMs) / 1000; time += quarter) {
    const isIts = isAlcoholSoldAt(time, limitOf(store), store.zone) === isSold;
    if (isIts && isTaken(store, "pickup", time, nowMs)) return time;
  }
  return skip(`the store takes no order for a time at which alcohol is ${isSold ? "" : "not "}sold.`);
}

interface Drinks extends Pick<Change, "payment"> {
  readonly units?: number;
  /** Without a dish that isn't alcohol. */
  readonly isAlone?: boolean;
  /** As a choice of a dish. */
  readonly isChoice?: boolean;
  readonly isLate?: boolean;
}

function drinkOf({ alcohol: drinks }: Subject["shop"]): Dish {
  return drinks.find(({ offer }) => !offer.isSoldOut) ?? skip("no dish of the menu has IsAlcohol.");
}

/** An order with alcohol, and what its diner says of their age. */
function orderOf(subject: Subject, drinks: Drinks = {}, said: object = {}): Promise<Order> {
  const { units = 1, isAlone = false, isChoice = false, isLate = false, ...way } = drinks;
  const { shop } = subject;
  const drink = isChoice ? dishWithDrink(shop) : drinkOf(shop);
  const meal = sellable(shop)
    .slice(0, 1)
    .map((dish) => ({ ...dish, quantity: 1 }));
  const ScheduledTime = timeFor(shop.store, !isLate);
  const age = { AgeConfirmed: true, ...(asksDate(shop) && { DateOfBirth: adult }), ...said };
  return subject.order({
    ...way,
    mode: "pickup",
    lines: [...(isAlone ? [] : meal), { ...drink, quantity: units }],
    isShort: isAlone,
    alter: (order) => ({ ...order, ScheduledTime, ...age }),
  });
}

/** An order of a guest who was born then, where the store asks for it. */
function bornOn(subject: Subject, DateOfBirth: string | null): Promise<Order> {
  if (!asksDate(subject.shop)) skip("the store has no AskDateOfBirth.");
  return orderOf(subject, {}, { DateOfBirth });
}

/** The date eighteen years before a day of the store's calendar. */
function eighteenBefore({ zone }: Store, daysAhead: number): string {
  const day = new Date((storeDayAt(Date.now(), zone) + daysAhead) * dayMs);
  const born = new Date(Date.UTC(day.getUTCFullYear() - 18, day.getUTCMonth(), day.getUTCDate()));
  return born.toISOString().slice(0, 10);
}

async function unpaidByAlipay(subject: Subject, DateOfBirth: string | null): Promise<Order> {
  const { shop } = subject;
  if (!flagOf(shop.store, "EnableAlipayPayment")) skip("the store has no Alipay.");
  if (!asksDate(shop)) skip("the store has no AskDateOfBirth.");
  return orderOf(subject, { payment: "alipay" }, { DateOfBirth });
}

export const alcohol: readonly Check[] = [
  check("An order with alcohol is placed with AgeConfirmed, and DateOfBirth where the store asks.", async (subject) => {
    done("placeOrder", await subject.post(await orderOf(subject)));
  }),
  check("The stored order has no DateOfBirth.", async (subject) => {
    if (!asksDate(subject.shop)) skip("the store has no AskDateOfBirth.");
    const order = await orderOf(subject);
    done("placeOrder", await subject.post(order));
    if ("DateOfBirth" in (await documentOf(subject, order))) fail("its document has the key.");
  }),
  refusal("Alcohol without AgeConfirmed is refused with age-required.", "age-required", (subject) =>
    orderOf(subject, {}, { AgeConfirmed: null }),
  ),
  refusal(
    "Alcohol as a choice, or as the product that a choice links to, is refused without AgeConfirmed, too.",
    "age-required",
    (subject) => orderOf(subject, { isChoice: true }, { AgeConfirmed: null }),
  ),
  refusal("Alcohol without DateOfBirth is refused with age-required where the store asks.", "age-required", (subject) =>
    bornOn(subject, null),
  ),
  refusal("A DateOfBirth that doesn't exist is refused with age-required.", "age-required", (subject) =>
    bornOn(subject, "1990-02-30"),
  ),
  refusal(
    "A guest who turns 18 tomorrow, on the store's calendar, is refused with age-required.",
    "age-required",
    (subject) => bornOn(subject, eighteenBefore(subject.shop.store, 1)),
  ),
  check("A guest who turns 18 today, on the store's calendar, gets alcohol.", async (subject) => {
    done("placeOrder", await subject.post(await bornOn(subject, eighteenBefore(subject.shop.store, 0))));
  }),
  refusal("More alcohol than AlcoholLimit.Units is refused with not-allowed.", "not-allowed", (subject) => {
    const most = numberIn(limitOf(subject.shop.store), "Units") ?? skip("the store has no AlcoholLimit.Units.");
    if (most >= mostOfOne) skip(`the store sells ${mostOfOne} and more.`);
    return orderOf(subject, { units: most + 1 });
  }),
  refusal(
    "Alcohol alone is refused with not-allowed where AlcoholLimit.WithMeal is true.",
    "not-allowed",
    (subject) => {
      if (!flagIn(limitOf(subject.shop.store), "WithMeal", false)) skip("the store has no AlcoholLimit.WithMeal.");
      if (minimumOf(subject.shop.store, "pickup") > 0) skip("alcohol alone may be below the store's minimum.");
      return orderOf(subject, { isAlone: true });
    },
  ),
  refusal("Alcohol for a time after AlcoholLimit.Until is refused with not-allowed.", "not-allowed", (subject) =>
    orderOf(subject, { isLate: true }),
  ),
  check("Alipay: a minor's DateOfBirth is refused with age-required before they pay.", async (subject) => {
    const DateOfBirth = eighteenBefore(subject.shop.store, 1);
    const order = await unpaidByAlipay(subject, DateOfBirth);
    refused(await openPage(subject, "alipay", order, { DateOfBirth }), "age-required");
  }),
  check("Alipay: an order whose page had an adult's DateOfBirth is placed without it, too.", async (subject) => {
    const order = await unpaidByAlipay(subject, null);
    const page = pageOf(await openPage(subject, "alipay", order, { DateOfBirth: adult }));
    await press(page, "Pay", returnOf(needed(subject.fixtures.page, "page"), order, "SUCCESS"));
    done("placeOrder", await subject.post(order));
  }),
];
