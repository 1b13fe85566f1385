import { atom, type Getter } from "jotai";
import { goodsOf } from "../../domain/cart/goods.ts";
import { canStart, type PlacedOrder } from "../../domain/checkout/placement.ts";
import { dollars } from "../../domain/money/dollars.ts";
import { type Sale, saleOf } from "../../domain/order/sale.ts";
import type { StoreId } from "../../domain/store/store.ts";
import { cartCountAtom, settledTotalAtom } from "../cart/cart.atoms.ts";
import { announcedGoods } from "../cart/tellGoods.ts";
import { pricedOrderAtom } from "../order/pricedOrder.atoms.ts";
import { paymentAtom } from "../payment/payment.atoms.ts";
import { servicesAtom } from "../services.atoms.ts";
import { storeAtom } from "../store/store.atoms.ts";
import { placementAtom } from "./placement.atoms.ts";

/** The cart at the checkout, with what an order of it is worth (R83). */
function announcedCheckout(get: Getter, storeId: StoreId) {
  const priced = get(pricedOrderAtom);
  const { value, coupon } = saleOf(priced);
  const goods = goodsOf(priced.lines.map(({ line }) => line));
  return { ...announcedGoods(storeId, goods), value: dollars(value), coupon };
}

/** There is something to order, its price is known, and no order is on its way. */
export const isCheckoutOpenAtom = atom((get) => {
  return (
    canStart(get(placementAtom)) &&
    get(storeAtom).kind === "ready" &&
    get(cartCountAtom) > 0 &&
    get(settledTotalAtom) !== null
  );
});

/** Answers whether the page was told: an order that the device keeps may have been found just now. */
export const beginCheckoutAtom = atom(null, (get): boolean => {
  const store = get(storeAtom);
  if (!get(isCheckoutOpenAtom) || store.kind !== "ready") return false;
  get(servicesAtom).announcer.announce({ kind: "begin-checkout", ...announcedCheckout(get, store.value.id) });
  return true;
});

/** The order is about to be sent. */
export function tellPayment(get: Getter, storeId: StoreId): void {
  const paymentType = get(paymentAtom);
  get(servicesAtom).announcer.announce({ kind: "add-payment-info", ...announcedCheckout(get, storeId), paymentType });
}

/** As it was sent: what the cart holds by now may be something else. */
export function tellPlaced(get: Getter, { address: { storeId, udid }, total, ordered, sale }: PlacedOrder): void {
  const goods = announcedGoods(storeId, goodsOf(ordered ?? []));
  get(servicesAtom).announcer.announce({
    kind: "order-placed",
    orderId: udid,
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
