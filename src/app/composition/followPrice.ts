import { cartAtom, cartCountAtom } from "../../state/cart/cart.atoms.ts";
import { logAtom } from "../../state/log/log.atoms.ts";
import type { JotaiStore } from "../../state/services.atoms.ts";
import { whenIdle } from "../../ui/whenIdle.ts";
import { routes } from "../routes.ts";
import { preloadChunk } from "../useChunk.ts";

/** A diner with something in the cart will probably order. If this fails, opening the checkout loads it again. */
function fetchCheckout(): void {
  preloadChunk(routes.checkout.load).catch(() => {});
}

/**
 * Prices the cart whenever something changes that it depends on. The pricing code is loaded when there is something to
 * price. After a failure, the cart's next change loads it again.
 */
export function followPrice(store: JotaiStore): () => void {
  let stop = () => {};
  let isWanted = true;
  let isComing = false;
  const begin = async () => {
    if (isComing || store.get(cartCountAtom) === 0) return;
    isComing = true;
    try {
      const { isPriceSettledAtom, priceCartAtom, pricingAtom, tellTotalAtom, watchPromotionsAtom } = await import(
        "../../state/order/pricing.atoms.ts"
      );
      if (!isWanted) return;
      stop();
      const stops = [
        store.sub(pricingAtom, () => store.set(priceCartAtom)),
        store.sub(isPriceSettledAtom, () => store.set(tellTotalAtom)),
        store.set(watchPromotionsAtom),
        whenIdle(fetchCheckout),
      ];
      stop = () => {
        for (const each of stops) each();
      };
      store.set(priceCartAtom);
    } catch (cause) {
      isComing = false;
      store.set(logAtom, { type: "Error", category: "screen", description: "The cart could not be priced", cause });
    }
  };
  const unsubscribe = store.sub(cartAtom, begin);
  stop = unsubscribe;
  void begin();
  return () => {
    isWanted = false;
    stop();
  };
}
