import type { JsonFields } from "../documents/types.ts";
import { minutesOf } from "./openingPeriods.ts";
import type { OrderItem, TrackingOrder } from "./orderBody.ts";
import { type MoneyFacts, priceOrder } from "./priceOrder.ts";
import { findChoice } from "./pricing/choices.ts";
import type { PricedItem } from "./pricing/pricedItem.ts";
import { fieldsIn, flagIn, numberIn, textIn } from "./reading.ts";
import { Refusal } from "./refusal.ts";
import { minuteOfDayAt, storeDayAt, zoneOf } from "./storeTime.ts";
import { words } from "./words.ts";

/** R102: alcohol is for adults, within the store's limits. `isKnownAdult`: a payment outside was started with the date. */
export function checkAlcohol(facts: MoneyFacts, isKnownAdult: boolean): void {
  const { order, store, asOfMs } = facts;
  const { items } = priceOrder(facts);
  const units = order.OrderItems.reduce((sum, item, index) => sum + unitsOf(item, items[index], index), 0);
  if (units === 0) return;
  const zone = zoneOf(textIn(store, "TimezoneIanaFormat"));
  checkLimit(order, items, units, fieldsIn(store, "AlcoholLimit"), zone);
  if (order.AgeConfirmed !== true) throw new Refusal(words.ageNeeded, "AgeConfirmed is not true.");
  if (!flagIn(fieldsIn(store, "ViewComponentConfigs"), "AskDateOfBirth", false)) return;
  if (order.DateOfBirth) checkAdult(order.DateOfBirth, asOfMs, zone);
  else if (!isKnownAdult) throw new Refusal(words.dateOfBirthNeeded, "DateOfBirth is missing.");
}

/** An item, its choices and theirs: each with IsAlcohol counts, as often as it is served. */
function unitsOf(item: OrderItem, priced: PricedItem | undefined, index: number): number {
  if (!priced) return 0;
  const { offer } = priced;
  const ordered = { item, place: `OrderItems[${index}]` };
  let ofOne = Number(offer.isAlcohol);
  for (const extra of item.OrderExtras) {
    const choice = findChoice(offer.groups, extra, ordered);
    let ofChoice = Number(choice.isAlcohol);
    for (const child of extra.ChildrenOrderExtras)
      ofChoice += child.Quantity * Number(findChoice(choice.groups, child, ordered).isAlcohol);
    ofOne += extra.Quantity * ofChoice;
  }
  return item.Quantity * ofOne;
}

function checkLimit(
  { ScheduledTime }: TrackingOrder,
  items: readonly PricedItem[],
  units: number,
  limit: JsonFields,
  zone: string,
): void {
  if (!isAlcoholSoldAt(ScheduledTime, limit, zone)) {
    const until = textIn(limit, "Until");
    throw new Refusal(words.alcoholUntil(until), "ScheduledTime lies after AlcoholLimit.Until, and before 5:00.");
  }
  const most = numberIn(limit, "Units");
  if (most !== null && Number.isInteger(most) && most >= 0 && units > most) {
    throw new Refusal(words.alcoholUnits(String(most)), `There are ${units}, more than AlcoholLimit.Units.`);
  }
  if (flagIn(limit, "WithMeal", false) && items.every(({ offer }) => offer.isAlcohol)) {
    throw new Refusal(words.alcoholWithMeal, "AlcoholLimit.WithMeal is true, and each product has IsAlcohol.");
  }
}

const dayMinutes = 24 * 60;
const morning = 5 * 60;

/** The hours after midnight are the evening's before. */
function ofEvening(minute: number): number {
  return minute < morning ? minute + dayMinutes : minute;
}

/** Until 23:00, none is sold from 23:01 to 4:59. Until 2:00, none from 2:01 to 4:59. */
export function isAlcoholSoldAt(seconds: number, limit: JsonFields, zone: string): boolean {
  const ends = minutesOf(textIn(limit, "Until"));
  if (ends === null) return true;
  const last = ofEvening(ends % dayMinutes);
  return last === morning || ofEvening(minuteOfDayAt(seconds * 1000, zone)) <= last;
}

const adultYears = 18;
const mostYears = 120;

/** Somebody born on 29 February is of age on 1 March. */
export function checkAdult(dateOfBirth: string, nowMs: number, zone: string): void {
  const born = Date.parse(`${dateOfBirth}T00:00:00Z`);
  const isDate = /^\d{4}-\d\d-\d\d$/.test(dateOfBirth) && !Number.isNaN(born);
  // JavaScript reads 30 February as 2 March.
  if (!isDate || new Date(born).toISOString().slice(0, 10) !== dateOfBirth) {
    throw new Refusal(words.dateOfBirthNeeded, "DateOfBirth is no date like 1990-12-31.");
  }
  const today = new Date(storeDayAt(nowMs, zone) * 86_400_000).toISOString().slice(0, 10);
  const yearsAgo = (years: number) => `${String(Number(today.slice(0, 4)) - years).padStart(4, "0")}${today.slice(4)}`;
  if (dateOfBirth > today || dateOfBirth <= yearsAgo(mostYears + 1)) {
    throw new Refusal(words.dateOfBirthNeeded, "DateOfBirth lies ahead, or more than 120 years ago.");
  }
  if (dateOfBirth > yearsAgo(adultYears)) {
    throw new Refusal(words.underAge, "DateOfBirth is a minor's.");
  }
}
