import type { Attempt } from "../../domain/checkout/attempt.ts";
import type { OrderReference } from "../../domain/order/orderReference.ts";
import { isReadyAtom, settingsAtom } from "../../state/host/host.atoms.ts";
import { redirectAtom } from "../../state/navigation/navigation.atoms.ts";
import { orderNewsAtom } from "../../state/order/orderNews.atoms.ts";
import { shownRouteAtom } from "../../state/screen/shownRoute.atoms.ts";
import { type JotaiStore, orderServicesAtom } from "../../state/services.atoms.ts";
import { storeAtom } from "../../state/store/store.atoms.ts";

interface Returning {
  readonly kept: Attempt | null;
  readonly unseen: OrderReference | null;
  readonly news: typeof orderNewsAtom;
  /** From a store's page to its checkout. */
  readonly way: readonly ["store", "checkout"] | readonly ["giftStore", "giftCheckout"];
}

/** Of dishes, or of gift cards. */
export function leadToOrder(store: JotaiStore, { kept, unseen, news, way: [from, to] }: Returning): void {
  if (store.get(settingsAtom).isDigitalDisplay) return;
  const open = store.get(storeAtom);
  const shown = open.kind === "ready" ? open.value.id : null;
  if (unseen && unseen.storeId !== shown) store.set(news, unseen);
  const route = store.get(shownRouteAtom);
  if (route.name !== from || (kept?.reference ?? unseen)?.storeId !== shown) return;
  store.set(redirectAtom, { ...route, name: to });
}

function lead(store: JotaiStore): void {
  const { attempts, orderMemory } = store.get(orderServicesAtom);
  leadToOrder(store, {
    kept: attempts.food.kept(),
    unseen: orderMemory.unseenOrder(),
    news: orderNewsAtom,
    way: ["store", "checkout"],
  });
}

/**
 * R33: after a reload an order on its way is looked up, and the checkout is where that is done and told. Embedded,
 * nothing else would lead there. So is one that was placed while another store was shown; until its own is, it is told.
 * Once a start: who goes back to the menu stays there.
 */
export function returnToOrder(store: JotaiStore): () => void {
  if (store.get(isReadyAtom)) lead(store);
  return store.sub(isReadyAtom, () => lead(store));
}
