import { settingsAtom } from "../../state/host/host.atoms.ts";
import { giftNewsAtom, type orderNewsAtom } from "../../state/order/orderNews.atoms.ts";
import { type JotaiStore, orderServicesAtom, servicesAtom } from "../../state/services.atoms.ts";
import { parsePaymentReturn } from "../../wire/host/paymentReturn.ts";
import { OrderNews } from "../layouts/OrderNews.tsx";
import { StrangePaymentNews } from "../layouts/StrangePaymentNews.tsx";
import { newsAtom } from "../news.atoms.ts";
import { OrderParts } from "../OrderParts.tsx";

/**
 * R57: reports that the payment in the page's URL belongs to no order on this device. A payment whose order was
 * completed here isn't reported, because an embedded page may keep it in its URL. A full page's URL is cleaned, so that
 * the payment is reported only once.
 */
export async function tellStrangePayment(store: JotaiStore, search: string): Promise<void> {
  const { attempts, loadOrdering } = store.get(orderServicesAtom);
  const found = parsePaymentReturn(search);
  if (!found || found.udid === attempts.food.kept()?.reference.udid || attempts.food.hasEnded(found.udid)) return;
  store.set(
    newsAtom,
    <OrderParts meanwhile={null}>
      <StrangePaymentNews />
    </OrderParts>,
  );
  const { pageExit } = await loadOrdering();
  pageExit.takeReturn(store.get(settingsAtom).isFullPage);
}

/** R33: announces an order that `store` has placed, in the shop that its element shows now. */
export async function tellOrder(
  store: JotaiStore,
  newsOf: typeof orderNewsAtom,
  shown: () => JotaiStore,
): Promise<void> {
  const reference = store.get(newsOf);
  if (!reference) return;
  store.set(newsOf, null);
  const { documents } = store.get(servicesAtom);
  const { orderMemory } = store.get(orderServicesAtom);
  const reading = await documents.loadStore({ kind: "id", id: reference.storeId });
  const forget = () => {
    if (orderMemory.unseenOrder()?.udid === reference.udid) orderMemory.forgetUnseenOrder();
  };
  const news = {
    reference,
    areGifts: newsOf === giftNewsAtom,
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
