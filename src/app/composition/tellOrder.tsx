import type { createStore } from "jotai";
import { settingsAtom } from "../../state/host/host.atoms.ts";
import { orderNewsAtom } from "../../state/order/orderNews.atoms.ts";
import { servicesAtom } from "../../state/services.atoms.ts";
import { OrderNews } from "../layouts/OrderNews.tsx";
import { newsAtom } from "../news.atoms.ts";
import { OrderWords } from "../OrderWords.tsx";

type Store = ReturnType<typeof createStore>;

/** R33: tells of an order that `store` has placed, in the shop that its element shows by then. */
export async function tellOrder(store: Store, shown: () => Store): Promise<void> {
  const address = store.get(orderNewsAtom);
  if (!address) return;
  store.set(orderNewsAtom, null);
  const { documents, memory } = store.get(servicesAtom);
  const reading = await documents.loadStore({ kind: "id", id: address.storeId });
  const forget = () => {
    if (memory.unseenOrder()?.udid === address.udid) memory.forgetUnseenOrder();
  };
  const news = {
    address,
    store: reading.kind === "found" ? reading.value : null,
    hqId: store.get(settingsAtom).hqId,
    onSeen: forget,
  };
  shown().set(
    newsAtom,
    <OrderWords meanwhile={null}>
      <OrderNews key={address.udid} {...news} />
    </OrderWords>,
  );
}
