import { bringGiftServicesAtom } from "../../state/gift/giftServices.atoms.ts";
import { isReadyAtom } from "../../state/host/host.atoms.ts";
import { giftChangeAtom } from "../../state/order/orderChange.atoms.ts";
import type { JotaiStore } from "../../state/services.atoms.ts";
import { goToOrder } from "./returnToOrder.ts";

async function lead(store: JotaiStore): Promise<void> {
  const services = await store.set(bringGiftServicesAtom);
  if (!services) return;
  const { attempts, memory } = services;
  goToOrder(store, ["giftStore", "giftCheckout"], attempts.kept(), memory.unseenOrder(), giftChangeAtom);
}

/** R33: like `returnToOrder` for dishes. It has its own chunk, to keep the code for ordering dishes small. */
export function returnToGifts(store: JotaiStore): () => void {
  const look = () => void lead(store);
  if (store.get(isReadyAtom)) look();
  return store.sub(isReadyAtom, look);
}
