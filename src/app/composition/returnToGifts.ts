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

/** R33: like `returnToOrder` for dishes. It has its own chunk, to keep the code for ordering dishes small. */
export function returnToGifts(store: JotaiStore): () => void {
  const look = () => void lead(store);
  if (store.get(isReadyAtom)) look();
  return store.sub(isReadyAtom, look);
}
