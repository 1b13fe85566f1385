import { atom, type Getter } from "jotai";
import { analyticsItems } from "../../../domain/cart/analyticsItems.ts";
import { dollars } from "../../../domain/money/cents.ts";
import { saleOf } from "../../../domain/order/sale.ts";
import type { StoreId } from "../../../domain/store/store.ts";
import { announcedItems } from "../../cart/emitItems.ts";
import { pricedOrderAtom } from "../../order/pricedOrder.atoms.ts";
import { servicesAtom } from "../../services.atoms.ts";
import { storeAtom } from "../../store/store.atoms.ts";
import { isCheckoutOpenAtom } from "./checkoutOpen.atoms.ts";

/** The cart at the checkout, with its value as an order (R83). */
function announcedCheckout(get: Getter, storeId: StoreId) {
  const priced = get(pricedOrderAtom);
  const { value, coupon } = saleOf(priced);
  const goods = analyticsItems(priced.lines.map(({ line }) => line));
  return { ...announcedItems(storeId, goods), value: dollars(value), coupon };
}

/** Announces the checkout. Returns false if it isn't open, e.g. because a stored order was found just now. */
export const beginCheckoutAtom = atom(null, (get): boolean => {
  const store = get(storeAtom);
  if (!get(isCheckoutOpenAtom) || store.kind !== "ready") return false;
  get(servicesAtom).announcer.announce({ kind: "begin-checkout", ...announcedCheckout(get, store.value.id) });
  return true;
});
