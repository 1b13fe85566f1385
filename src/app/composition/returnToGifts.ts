import { bringGiftServicesAtom } from "../../state/gift/giftServices.atoms.ts";
import { isReadyAtom, settingsAtom } from "../../state/host/host.atoms.ts";
import { redirectAtom } from "../../state/navigation/navigation.atoms.ts";
import { giftNewsAtom } from "../../state/order/orderNews.atoms.ts";
import { shownRouteAtom } from "../../state/screen/shownRoute.atoms.ts";
import type { JotaiStore } from "../../state/services.atoms.ts";
import { storeAtom } from "../../state/store/store.atoms.ts";

async function lead(store: JotaiStore): Promise<void> {
  const services = await store.set(bringGiftServicesAtom);
  if (!services || store.get(settingsAtom).isDigitalDisplay) return;
  const open = store.get(storeAtom);
  const shown = open.kind === "ready" ? open.value.id : null;
  const unseen = services.memory.unseenOrder();
  if (unseen && unseen.storeId !== shown) store.set(giftNewsAtom, unseen);
  const route = store.get(shownRouteAtom);
  if (route.name !== "giftStore" || (services.attempts.kept()?.reference ?? unseen)?.storeId !== shown) return;
  store.set(redirectAtom, { ...route, name: "giftCheckout" });
}

/** R33: as `returnToOrder` for dishes, in a chunk of its own: the checkout of dishes has no room for both. */
export function returnToGifts(store: JotaiStore): () => void {
  const look = () => void lead(store);
  if (store.get(isReadyAtom)) look();
  return store.sub(isReadyAtom, look);
}
