import { distanceKmTo } from "../../backend/ordering/distance.ts";
import { addTaxed, type Cents, centsOf } from "../../backend/ordering/money.ts";
import type { TrackingOrder } from "../../backend/ordering/orderBody.ts";
import { priceFreight } from "../../backend/ordering/pricing/freight.ts";
import { holidaySurcharges, surchargeTimeMs } from "../../backend/ordering/pricing/surcharges.ts";
import { flagIn, idIn, numberIn, recordsIn } from "../../backend/ordering/reading.ts";
import { type Check, check } from "./check.ts";
import { mostCents, orderWorth } from "./linesWorth.ts";
import type { Order } from "./order.ts";
import { done } from "./replies.ts";
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
