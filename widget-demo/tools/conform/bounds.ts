import { distanceKmTo } from "../../backend/ordering/distance.ts";
import { addTaxed, type Cents, centsOf, formatDollars } from "../../backend/ordering/money.ts";
import { mostOfOne, type TrackingOrder } from "../../backend/ordering/orderBody.ts";
import { priceFreight } from "../../backend/ordering/pricing/freight.ts";
import { holidaySurcharges, surchargeTimeMs } from "../../backend/ordering/pricing/surcharges.ts";
import { flagIn, idIn, numberIn, recordsIn } from "../../backend/ordering/reading.ts";
import { type Check, check } from "./check.ts";
import { sellable } from "./lines.ts";
import type { Change, DishLine, Order } from "./order.ts";
import { done } from "./replies.ts";
import type { Shop } from "./shop.ts";
import type { Subject } from "./subject.ts";
import { skip } from "./verdict.ts";

const subtotalOf = (order: Order) => centsOf(order.SubtotalExcludingTax + order.SubtotalTax);
const goodsOf = (order: Order) => subtotalOf(order) - centsOf(order.DiscountExcludingTax + order.DiscountTax);
const totalOf = (order: Order) => centsOf(order.TotalExcludingTax + order.TotalTax);

/** A delivery at a bound of a fee's rule, where the fee would be another a cent further. */
export function feeBound(sentence: string, key: "PriceRangeMinimum" | "PriceRangeMaximum"): Check {
  return check(sentence, async (subject) => {
    const { fields } = subject.shop.store;
    if (flagIn(fields, "EnableThirdPartDelivery", false)) skip("a third party delivers.");
    const usual = await subject.order({ mode: "delivery" });
    const way = { distanceKm: distanceKmTo(usual as unknown as TrackingOrder, fields), thirdPartyFee: null };
    const feeAt = (sum: Cents) => priceFreight(fields, "delivery", way, sum).amount;
    const further = key === "PriceRangeMaximum" ? 1 : -1;
    const bounds = recordsIn(fields, "FreightFeeRules")
      .map((rule) => centsOf(numberIn(rule, key) ?? 0))
      .filter((bound) => bound > 0 && feeAt(bound) !== feeAt(bound + further));
    if (bounds.length === 0) skip(`the fee changes at no ${key} of the store's FreightFeeRules.`);
    const order = await orderWorth(subject, bounds, { mode: "delivery" }, (each) => bounds.includes(subtotalOf(each)));
    done("placeOrder", await subject.post(order));
  });
}

interface SurchargeBound {
  readonly list: "SurchargeHolidaySettings" | "SurchargeBankSettings";
  readonly key: "AmountMinimum" | "AmountMaximum";
}

/** An order at a bound of a surcharge, which therefore has it. */
export function surchargeBound(sentence: string, { list, key }: SurchargeBound): Check {
  const isOfCard = list === "SurchargeBankSettings";
  return check(sentence, async (subject) => {
    const settings = recordsIn(subject.shop.store.fields, list);
    const bounded = settings.flatMap((setting, index) => {
      const bound = centsOf(numberIn(setting, key) ?? 0);
      return bound > 0 ? [{ bound, id: idIn(setting, "ID") || idIn(setting, "Surcharge_ID") || String(index) }] : [];
    });
    if (bounded.length === 0) skip(`no ${key} is in the store's ${list}.`);
    const change = isOfCard ? ({ payment: "card" } as const) : {};
    const usual = await subject.order(change);
    const sums = bounded.flatMap(({ bound }) => (isOfCard ? goodsBelow(subject, usual, bound) : [bound]));
    const baseOf = (each: Order) => (isOfCard ? totalOf(each) - centsOf(each.BankCardSurcharge) : goodsOf(each));
    const order = await orderWorth(subject, sums, change, (each) => {
      const added = each.SurchargeTransactions.map(({ Surcharge_ID }) => Surcharge_ID);
      return bounded.some(({ bound, id }) => baseOf(each) === bound && added.includes(id));
    });
    done("placeOrder", await subject.post(order));
  });
}

/** The goods that, with a holiday's surcharge, come to this. */
function goodsBelow({ shop }: Subject, usual: Order, total: Cents): readonly Cents[] {
  if (total > mostCents) return [];
  const { fields, zone } = shop.store;
  const timeMs = surchargeTimeMs(usual as unknown as TrackingOrder, fields, usual.CreatedOn * 1000);
  const all = Array.from({ length: total }, (_, less) => total - less);
  return all.filter((goods) => goods + addTaxed(holidaySurcharges(fields, zone, timeMs, goods)).amount === total);
}

/** More would take too long to look for. */
const mostCents = 50_000;
const mostDishes = 40;

/** Dishes that cost exactly this; null if no quantities of them do. */
function linesWorth(shop: Shop, cents: Cents): readonly DishLine[] | null {
  if (cents > mostCents) return null;
  const reached = new Map<Cents, readonly DishLine[]>([[0, []]]);
  for (const dish of sellable(shop).slice(0, mostDishes)) {
    for (const [sum, lines] of [...reached])
      for (let quantity = 1; quantity <= mostOfOne && sum + quantity * dish.unit <= cents; quantity += 1) {
        const more = sum + quantity * dish.unit;
        if (!reached.has(more)) reached.set(more, [...lines, { ...dish, quantity }]);
      }
    if (reached.has(cents)) break;
  }
  return reached.get(cents) ?? null;
}

/** An order whose lines cost exactly one of these sums, and that is as it is looked for. */
async function orderWorth(
  { shop, possibleOrder }: Subject,
  sums: readonly Cents[],
  change: Change,
  fits: (order: Order) => boolean,
): Promise<Order> {
  for (const sum of sums) {
    const lines = linesWorth(shop, sum);
    const order = lines && (await possibleOrder({ ...change, lines }));
    if (order && fits(order)) return order;
  }
  const said = [...new Set(sums)].slice(0, 3).map((sum) => `$${formatDollars(sum)}`);
  return skip(`no order of the menu's dishes comes to ${said.join(" or ")}.`);
}
