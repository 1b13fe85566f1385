import { cartAtom, cartCountAtom } from "../../../state/cart/cart.atoms.ts";
import { layoutAtom } from "../../../state/host/host.atoms.ts";
import { logAtom } from "../../../state/log/log.atoms.ts";
import { registerSheet } from "../../../ui/sheets.ts";
import { whenIdle } from "../../../ui/whenIdle.ts";
import { loadOrderSheet, routes } from "../../routes.ts";
import { preloadChunk } from "../../useChunk.ts";
import type { ShopScope } from "../shopScope.ts";
import css from "./fullCart.css?inline";

registerSheet(css);

/** A diner with something in the cart will probably order. If this fails, opening the checkout loads it again. */
function fetchCheckout(isPhone: boolean): void {
  const parts = [preloadChunk(routes.checkout.load)];
  if (isPhone) parts.push(preloadChunk(loadOrderSheet), preloadChunk(routes.cart.load));
  Promise.all(parts).catch(() => {});
}

/**
 * Prices the cart whenever something changes that it depends on. The pricing code is loaded when there is something to
 * price. After a failure, the cart's next change loads it again.
 */
export function watchPrice({ store, scope }: ShopScope): void {
  let isLoading = false;
  const begin = async () => {
    if (isLoading || store.get(cartCountAtom) === 0) return;
    isLoading = true;
    try {
      const { isPriceSettledAtom, priceCartAtom, pricingAtom, publishTotalAtom, watchPromotionsAtom } = await import(
        "../../../state/order/pricing.atoms.ts"
      );
      if (scope.isClosed()) return;
      stopWaiting();
      scope.add(
        store.sub(pricingAtom, () => store.set(priceCartAtom)),
        store.sub(isPriceSettledAtom, () => store.set(publishTotalAtom)),
        store.set(watchPromotionsAtom),
        whenIdle(() => fetchCheckout(store.get(layoutAtom) === "mobile")),
      );
      store.set(priceCartAtom);
    } catch (cause) {
      isLoading = false;
      store.set(logAtom, { type: "Error", category: "screen", description: "The cart could not be priced", cause });
    }
  };
  const stopWaiting = store.sub(cartAtom, begin);
  scope.add(stopWaiting);
  void begin();
}
