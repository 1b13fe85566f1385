import { atom, type Getter } from "jotai";
import { analyticsItems } from "../../../domain/cart/analyticsItems.ts";
import { canStart } from "../../../domain/checkout/placement.ts";
import { toDollars } from "../../../domain/money/cents.ts";
import { saleOf } from "../../../domain/order/sale.ts";
import type { StoreId } from "../../../domain/store/store.ts";
import { cartCountAtom, finalTotalAtom } from "../../cart/cart.atoms.ts";
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
    get(finalTotalAtom) !== null
  );
});

/** The cart at the checkout, with its value as an order (R83). */
function announcedCheckout(get: Getter, storeId: StoreId) {
  const priced = get(pricedOrderAtom);
  const { value, coupon } = saleOf(priced);
  const goods = analyticsItems(priced.lines.map(({ line }) => line));
  return { ...announcedItems(storeId, goods), value: toDollars(value), coupon };
}

const wasBegunAtom = atom(false);

/** Announces the checkout, once until it is left. It isn't if e.g. a stored order was found just now. */
export const beginCheckoutAtom = atom(null, (get, set): void => {
  const store = get(shownStoreAtom);
  if (get(wasBegunAtom) || !get(isCheckoutOpenAtom) || !store) return;
  set(wasBegunAtom, true);
  get(servicesAtom).announcer.announce({ kind: "begin-checkout", ...announcedCheckout(get, store.id) });
});

/** Call it when the checkout is left: its next visit is announced again. */
export const endCheckoutAtom = atom(null, (_get, set) => set(wasBegunAtom, false));
