import { settingsAtom } from "../../state/host/host.atoms.ts";
import { orderNewsAtom } from "../../state/order/orderNews.atoms.ts";
import { type JotaiStore, orderServicesAtom, servicesAtom } from "../../state/services.atoms.ts";
import { OrderNews } from "../layouts/OrderNews.tsx";
import { newsAtom } from "../news.atoms.ts";
import { OrderParts } from "../OrderParts.tsx";

/** R33: tells of an order that `store` has placed, in the shop that its element shows by now. */
export async function tellOrder(store: JotaiStore, shown: () => JotaiStore): Promise<void> {
  const reference = store.get(orderNewsAtom);
  if (!reference) return;
  store.set(orderNewsAtom, null);
  const { documents } = store.get(servicesAtom);
  const { orderMemory } = store.get(orderServicesAtom);
  const reading = await documents.loadStore({ kind: "id", id: reference.storeId });
  const forget = () => {
    if (orderMemory.unseenOrder()?.udid === reference.udid) orderMemory.forgetUnseenOrder();
  };
  const news = {
    reference,
    store: reading.kind === "found" ? reading.value : null,
    hqId: store.get(settingsAtom).hqId,
    onSeen: forget,
  };
  shown().set(
    newsAtom,
    <OrderParts meanwhile={null}>
      <OrderNews key={reference.udid} {...news} />
    </OrderParts>,
  );
}
