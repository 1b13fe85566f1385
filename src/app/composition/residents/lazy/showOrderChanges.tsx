import { Trans } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import { loadGiftServicesAtom } from "../../../../state/gift/giftServices.atoms.ts";
import { settingsAtom } from "../../../../state/host/host.atoms.ts";
import { giftChangeAtom, orderChangeAtom } from "../../../../state/order/orderChange.atoms.ts";
import { type JotaiStore, orderServicesAtom, servicesAtom } from "../../../../state/services.atoms.ts";
import { storeAtom } from "../../../../state/store/store.atoms.ts";
import { TelephoneLink } from "../../../../ui/TelephoneLink.tsx";
import { parsePaymentReturn } from "../../../../wire/host/paymentReturn.ts";
import { newsAtom } from "../../../lateParts.atoms.ts";
import { News } from "../../../layouts/News.tsx";
import { OrderChange } from "../../../layouts/OrderChange.tsx";
import { OrderParts } from "../../../OrderParts.tsx";

interface StrangePaymentNoticeProps {
  /** The payment page says anything but that the payment was cancelled or failed. */
  readonly mayBePaid: boolean;
}

/** R57 other: a payment page led back here, but its order isn't stored on this device. */
function StrangePaymentNotice({ mayBePaid }: StrangePaymentNoticeProps) {
  const store = useAtomValue(storeAtom);
  const phone = store.kind === "ready" ? store.value.phone : "";
  return (
    <News kind="warning">
      <p>
        <Trans>No order on this device matches this payment. Nothing was sent, and nothing has changed here.</Trans>
      </p>
      {mayBePaid && (
        <p>
          {phone ? (
            <Trans>
              If you have paid, please call us at <TelephoneLink phone={phone} />.
            </Trans>
          ) : (
            <Trans>If you have paid, please ask us.</Trans>
          )}
        </p>
      )}
    </News>
  );
}

/**
 * R57 other: the payment in the page's URL isn't for the order in progress. If its order was placed here, the diner is
 * led to it; if no order on this device matches, that is said. The payment is removed from the URL (R85), so this
 * happens once.
 */
export async function showStrangePayment(store: JotaiStore, search: string): Promise<void> {
  const { attempts, loadOrdering, orderMemory } = store.get(orderServicesAtom);
  const found = parsePaymentReturn(search);
  if (!found || found.udid === attempts.food.stored()?.reference.udid) return;
  // R105 bank: a card may be asked for when it buys gift cards, too.
  const gifts = await store.set(loadGiftServicesAtom);
  if (found.udid === gifts?.attempts.stored()?.reference.udid) return;
  const placed = orderMemory.get("recentOrders")?.find(({ udid }) => udid === found.udid);
  if (placed) store.set(orderChangeAtom, placed);
  else if (!attempts.food.hasEnded(found.udid)) {
    store.set(
      newsAtom,
      <OrderParts meanwhile={null}>
        <StrangePaymentNotice mayBePaid={found.mayBePaid} />
      </OrderParts>,
    );
  }
  const { pageExit } = await loadOrdering();
  pageExit.takeReturn();
}

/** R33 return: announces an order that `store` has placed, in the shop that its element shows now. */
export async function showOrder(
  store: JotaiStore,
  newsOf: typeof orderChangeAtom,
  shown: () => JotaiStore,
): Promise<void> {
  const reference = store.get(newsOf);
  if (!reference) return;
  store.set(newsOf, null);
  const { documents } = store.get(servicesAtom);
  const { orderMemory } = store.get(orderServicesAtom);
  const reading = await documents.loadStore({ kind: "id", id: reference.storeId });
  const forget = () => {
    if (orderMemory.get("unseenOrder")?.udid === reference.udid) orderMemory.forget("unseenOrder");
  };
  const change = {
    reference,
    areGifts: newsOf === giftChangeAtom,
    store: reading.kind === "found" ? reading.value : null,
    hqId: store.get(settingsAtom).hqId,
    onSeen: forget,
  };
  shown().set(
    newsAtom,
    <OrderParts meanwhile={null}>
      <OrderChange key={reference.udid} {...change} />
    </OrderParts>,
  );
}
