import { type Claim, refuseSums } from "./claim.ts";
import type { TrackingOrder } from "./orderBody.ts";
import type { PricedOrder } from "./priceOrder.ts";

/** Compares codes without case. The coupon itself was found by the code in the order. */
export function compareCodes({ AppliedCouponCodes, OrderItems }: TrackingOrder, { isCouponUsed }: PricedOrder): void {
  const [code, ...others] = AppliedCouponCodes;
  if (others.length > 0 || (code !== undefined) !== isCouponUsed) {
    refuseSums("AppliedCouponCodes should name the one code that counts, and no other");
  }
  for (const [index, { AppliedCoupon }] of OrderItems.entries()) {
    if (!AppliedCoupon || AppliedCoupon.CouponCode.toLowerCase() === code?.toLowerCase()) continue;
    refuseSums(`OrderItems[${index}].AppliedCoupon should name the order's code`);
  }
}

/** Compares the redeemed items that cost nothing before their modifiers. */
export function compareFreeItems({ OrderItems, FreeItems }: TrackingOrder, { items }: PricedOrder): void {
  const free = OrderItems.filter((_, index) => {
    const item = items[index];
    return item?.role.kind === "redeemed" && item.base.unitPrice === 0;
  });
  const said = (list: TrackingOrder["FreeItems"]) =>
    list.map(({ Product_ID, Quantity }) => `${Quantity} × ${Product_ID}`).join(", ") || "empty";
  if (said(FreeItems) !== said(free)) refuseSums(`FreeItems should be ${said(free)}`);
}

/** Holiday surcharges first, then bank surcharges, in the order of the settings. */
export function claimsOfSurcharges(
  { SurchargeTransactions }: TrackingOrder,
  { holiday, bank }: PricedOrder,
): readonly Claim[] {
  const expected = [...holiday, ...bank];
  // A surcharge of 0 is optional in the list.
  const found = SurchargeTransactions.filter(({ Amount }) => Amount !== 0);
  const ids = expected.map(({ id }) => id).join(", ");
  if (found.map(({ Surcharge_ID }) => Surcharge_ID).join(", ") !== ids) {
    refuseSums(`SurchargeTransactions should be ${ids ? `those of ${ids}` : "empty"}`);
  }
  return found.map(({ Amount, Surcharge_ID }, index) => {
    return [`SurchargeTransactions of ${Surcharge_ID}: Amount`, expected[index]?.amount ?? 0, Amount];
  });
}
