import { atom, type Getter } from "jotai";
import { analyticsItems } from "../../../domain/cart/analyticsItems.ts";
import { canStart } from "../../../domain/checkout/placement.ts";
import { toDollars } from "../../../domain/money/cents.ts";
import { saleOf } from "../../../domain/order/sale.ts";
import type { StoreId } from "../../../domain/store/store.ts";
import { cartCountAtom, settledTotalAtom } from "../../cart/cart.atoms.ts";
import { announcedItems } from "../../cart/emitItems.ts";
import { pricedOrderAtom } from "../../order/pricedOrder.atoms.ts";
import { servicesAtom } from "../../services.atoms.ts";
import { shownStoreAtom } from "../../store/store.atoms.ts";
import { placementAtom } from "../goods/foodGoods.ts";

/** Whether there is something to order, its price is known, and no order is in progress. */
export const isCheckoutOpenAtom = atom((get) => {
  return (
    canStart(get(placementAtom)) &&
    get(shownStoreAtom) !== null &&
    get(cartCountAtom) > 0 &&
    get(settledTotalAtom) !== null
  );
});

/** The cart at the checkout, with its value as an order (R83). */
function announcedCheckout(get: Getter, storeId: StoreId) {
  const priced = get(pricedOrderAtom);
  const { value, coupon } = saleOf(priced);
  const goods = analyticsItems(priced.lines.map(({ line }) => line));
  return { ...announcedItems(storeId, goods), value: toDollars(value), coupon };
}

/** Announces the checkout. Returns false if it isn't open, e.g. because a stored order was found just now. */
export const beginCheckoutAtom = atom(null, (get): boolean => {
  const store = get(shownStoreAtom);
  if (!get(isCheckoutOpenAtom) || !store) return false;
  get(servicesAtom).announcer.announce({ kind: "begin-checkout", ...announcedCheckout(get, store.id) });
  return true;
});
