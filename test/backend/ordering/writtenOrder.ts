import { addTaxed, type TaxedAmount } from "../../../widget-demo/backend/ordering/money.ts";
import type { TrackingOrder } from "../../../widget-demo/backend/ordering/orderBody.ts";
import { type MoneyFacts, type PricedOrder, priceOrder } from "../../../widget-demo/backend/ordering/priceOrder.ts";

const dollars = (cents: number) => cents / 100;

function parts(name: string, { amount, tax }: TaxedAmount) {
  return { [`${name}ExcludingTax`]: dollars(amount - tax), [`${name}Tax`]: dollars(tax) };
}

/** The order with all its amounts filled in correctly, so that a test can make one field wrong. */
export function writeSums(facts: MoneyFacts): TrackingOrder {
  const { order } = facts;
  const priced = priceOrder(facts);
  const bank = addTaxed(priced.bank);
  const code = facts.coupon === null ? null : String(facts.coupon["CouponCode"]);
  const free = order.OrderItems.filter((_, index) => {
    return priced.items[index]?.role.kind === "redeemed" && priced.items[index].base.unitPrice === 0;
  });
  return {
    ...order,
    ...parts("Subtotal", priced.subtotal),
    ...parts("Discount", priced.discount),
    ...parts("Freight", priced.freight),
    ...parts("POSSurcharge", addTaxed(priced.holiday)),
    ...parts("Total", priced.total),
    BankCardSurcharge: dollars(bank.amount),
    BankCardSurchargeTax: dollars(bank.tax),
    SurchargeTransactions: [...priced.holiday, ...priced.bank].map(({ id, amount }) => {
      return { Surcharge_ID: id, Amount: dollars(amount) };
    }),
    AppliedCouponCodes: code === null ? [] : [code],
    AppliedPriceTriggers: recordsOf(order, priced),
    FreeItems: free.map(({ Product_ID, Quantity }) => ({ Product_ID, Quantity })),
    RedeemPoints: priced.points.spent,
    RewardPoints: priced.points.earned,
    PaymentTransactions: order.PaymentTransactions.map((each) => ({ ...each, Amount: dollars(priced.total.amount) })),
    OrderItems: order.OrderItems.map((item, index) => writeItem(item, priced, index, code)),
  };
}

function recordsOf({ OrderItems }: TrackingOrder, { perItem, wholeOrder, rolledIn }: PricedOrder) {
  return [...perItem, ...(wholeOrder ? [wholeOrder] : []), ...rolledIn].map(({ id, kind, amount, shares }) => ({
    PriceTriggerID: id,
    Kind: kind,
    Amount: dollars(amount),
    Items: shares.map((share) => {
      const Product_ID = OrderItems[share.index]?.Product_ID ?? "";
      return { Product_ID, Units: share.units, Amount: dollars(share.amount) };
    }),
  }));
}

function writeItem(item: TrackingOrder["OrderItems"][number], priced: PricedOrder, index: number, code: string | null) {
  const pricedItem = priced.items[index];
  const part = priced.couponParts[index] ?? 0;
  if (!pricedItem) throw new Error(`Item ${index} was not priced.`);
  return {
    ...item,
    ...parts("FinalTotal", pricedItem.base),
    UsingUnitPrice: dollars(pricedItem.base.unitPrice),
    UsingTaxRate: pricedItem.offer.taxRate,
    AppliedCoupon: code === null || part === 0 ? null : { CouponCode: code, Amount: dollars(part) },
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
