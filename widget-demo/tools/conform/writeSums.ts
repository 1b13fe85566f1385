import type { JsonFields } from "../../backend/documents/types.ts";
import { type GiftFacts, priceGiftOrder } from "../../backend/ordering/gifts/priceGiftOrder.ts";
import { addTaxed, type TaxedAmount } from "../../backend/ordering/money.ts";
import type { OrderItem, TrackingOrder } from "../../backend/ordering/orderBody.ts";
import { paymentSums } from "../../backend/ordering/paymentSums.ts";
import { type MoneyFacts, type PricedOrder, priceOrder } from "../../backend/ordering/priceOrder.ts";
import { idIn, textIn } from "../../backend/ordering/reading.ts";

const dollars = (cents: number) => cents / 100;

function parts(name: string, { amount, tax }: TaxedAmount) {
  return { [`${name}ExcludingTax`]: dollars(amount - tax), [`${name}Tax`]: dollars(tax) };
}

/** The order with all its amounts filled in correctly, as the shop fills them in. */
export function writeSums(facts: MoneyFacts): TrackingOrder {
  const { order, coupon } = facts;
  const codes = coupon === null ? [] : [textIn(coupon, "CouponCode")];
  const priced = priceOrder(facts);
  return {
    ...write(order, priced, (index) => ((priced.couponParts[index] ?? 0) === 0 ? [] : codes)),
    AppliedCouponCodes: codes,
    AppliedPriceTriggers: recordsOf(order, priced, facts.triggers),
  };
}

/** The same for an order of gift cards. */
export function writeGiftSums(facts: GiftFacts): TrackingOrder {
  const priced = priceGiftOrder(facts);
  return write(facts.order, priced, (index) => priced.codes[index] ?? []);
}

type CodesAt = (index: number) => readonly string[];

function write(order: TrackingOrder, priced: PricedOrder, codesAt: CodesAt): TrackingOrder {
  const free = order.OrderItems.filter((_, index) => {
    return priced.items[index]?.role.kind === "redeemed" && priced.items[index].base.unitPrice === 0;
  });
  return {
    ...order,
    ...parts("Subtotal", priced.subtotal),
    ...parts("Discount", priced.discount),
    ...parts("Freight", priced.freight),
    ...parts("POSSurcharge", addTaxed(priced.holiday)),
    FreeItems: free.map(({ Product_ID, Name, Quantity }) => ({ Product_ID, Name, Quantity })),
    ...paymentSums(order, priced),
    OrderItems: order.OrderItems.map((item, index) => writeItem(item, priced, index, codesAt(index).join(","))),
  };
}

function recordsOf(
  { OrderItems }: TrackingOrder,
  { perItem, wholeOrder, rolledIn }: PricedOrder,
  triggers: readonly JsonFields[],
) {
  return [...perItem, ...(wholeOrder ? [wholeOrder] : []), ...rolledIn].map(({ id, kind, amount, shares }) => ({
    PriceTriggerID: id,
    Name: textIn(triggers.find((trigger) => idIn(trigger, "ID") === id) ?? {}, "Name"),
    Kind: kind,
    Amount: dollars(amount),
    Items: shares.map((share) => {
      const Product_ID = OrderItems[share.index]?.Product_ID ?? "";
      return { Product_ID, Units: share.units, Amount: dollars(share.amount) };
    }),
  }));
}

function writeItem(item: OrderItem, priced: PricedOrder, index: number, code: string): OrderItem {
  const pricedItem = priced.items[index];
  if (!pricedItem) throw new Error(`Item ${index} was not priced.`);
  return {
    ...item,
    ...parts("FinalTotal", pricedItem.base),
    UsingUnitPrice: dollars(pricedItem.base.unitPrice),
    UsingTaxRate: pricedItem.offer.taxRate,
    AppliedCoupon:
      code === "" ? null : { CouponCode: code, Name: code, Amount: dollars(priced.couponParts[index] ?? 0) },
    OrderExtras: item.OrderExtras.map((extra, at) => ({
      ...extra,
      ...writeExtra(pricedItem.extras[at]),
      ChildrenOrderExtras: extra.ChildrenOrderExtras.map((child, sub) => ({
        ...child,
        ...writeExtra(pricedItem.extras[at]?.children[sub]),
      })),
    })),
  };
}

function writeExtra(part: (TaxedAmount & { readonly unitPrice: number }) | undefined) {
  if (!part) throw new Error("An extra was not priced.");
  const { unitPrice, amount, tax } = part;
  return {
    UsingUnitPrice: dollars(unitPrice),
    FinalPriceExcludingTax: dollars(amount - tax),
    FinalTax: dollars(tax),
  };
}
