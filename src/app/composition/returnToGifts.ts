import { bringGiftServicesAtom } from "../../state/gift/giftServices.atoms.ts";
import { isReadyAtom } from "../../state/host/host.atoms.ts";
import { giftNewsAtom } from "../../state/order/orderNews.atoms.ts";
import type { JotaiStore } from "../../state/services.atoms.ts";
import { leadToOrder } from "./returnToOrder.ts";

async function lead(store: JotaiStore): Promise<void> {
  const services = await store.set(bringGiftServicesAtom);
  if (!services) return;
  const { attempts, memory } = services;
  leadToOrder(store, ["giftStore", "giftCheckout"], attempts.kept(), memory.unseenOrder(), giftNewsAtom);
}

/** R33: as `returnToOrder` for dishes, in a chunk of its own: the checkout of dishes has no room for both. */
export function returnToGifts(store: JotaiStore): () => void {
  const look = () => void lead(store);
  if (store.get(isReadyAtom)) look();
  return store.sub(isReadyAtom, look);
}
