import type { Getter } from "jotai";
import type { AnalyticsItem } from "../../../domain/cart/analyticsItems.ts";
import type { PlacedOrder } from "../../../domain/checkout/placement.ts";
import { dollars } from "../../../domain/money/cents.ts";
import { transactionIdOf } from "../../../domain/order/orderReference.ts";
import type { Sale } from "../../../domain/order/sale.ts";
import { announcedItems } from "../../cart/emitItems.ts";
import { servicesAtom } from "../../services.atoms.ts";

/** Announces the order as it was sent: the cart may have other contents by now. */
export function emitOrderPlaced(
  get: Getter,
  { reference: { storeId, udid }, total, sale }: Omit<PlacedOrder, "ordered">,
  items: readonly AnalyticsItem[],
): void {
  const goods = announcedItems(storeId, items);
  get(servicesAtom).announcer.announce({
    kind: "order-placed",
    transactionId: transactionIdOf(udid),
    ...goods,
    total: dollars(total),
    ...announcedSale(sale, dollars(total)),
  });
}

/** An attempt that was stored by an earlier release has no sale. */
function announcedSale(sale: Sale | null, total: number) {
  if (!sale) return { value: total, tax: null, shipping: null, coupon: null };
  return { value: dollars(sale.value), tax: dollars(sale.tax), shipping: dollars(sale.shipping), coupon: sale.coupon };
}
