import type { Getter } from "jotai";
import { goodsOf } from "../../domain/cart/goods.ts";
import type { PlacedOrder } from "../../domain/checkout/placement.ts";
import { dollars } from "../../domain/money/dollars.ts";
import type { Sale } from "../../domain/order/sale.ts";
import { transactionIdOf } from "../../domain/order/transactionId.ts";
import { announcedGoods } from "../cart/tellGoods.ts";
import { servicesAtom } from "../services.atoms.ts";

/** As it was sent: what the cart holds by now may be something else. */
export function tellPlaced(get: Getter, { address: { storeId, udid }, total, ordered, sale }: PlacedOrder): void {
  const goods = announcedGoods(storeId, goodsOf(ordered ?? []));
  get(servicesAtom).announcer.announce({
    kind: "order-placed",
    transactionId: transactionIdOf(udid),
    ...goods,
    total: dollars(total),
    ...announcedSale(sale, dollars(total)),
  });
}

/** An attempt that an earlier release kept has no sale. */
function announcedSale(sale: Sale | null, total: number) {
  if (!sale) return { value: total, tax: null, shipping: null, coupon: null };
  return { value: dollars(sale.value), tax: dollars(sale.tax), shipping: dollars(sale.shipping), coupon: sale.coupon };
}
