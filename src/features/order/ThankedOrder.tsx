import { Trans } from "@lingui/react/macro";
import { useAtomValue, useSetAtom } from "jotai";
import { useEffect, useState } from "react";
import type { SentOrder } from "../../domain/checkout/attempt.ts";
import { displayOrder } from "../../domain/order/displayOrder.ts";
import type { LiveOrder } from "../../domain/order/liveOrder.ts";
import type { Store } from "../../domain/store/store.ts";
import { OrderTimeLine } from "../../parts/order-state/OrderTimeLine.tsx";
import { useOrderTime } from "../../parts/order-state/useOrderTime.ts";
import { followMinutesAtom } from "../../state/order/orderMinute.atoms.ts";
import { orderServicesAtom } from "../../state/services.atoms.ts";
import { Fact } from "./Fact.tsx";
import { Moment } from "./OrderFacts.tsx";
import { OrderReceipt } from "./OrderReceipt.tsx";
import { OrderWay } from "./OrderWay.tsx";

interface ThankedOrderProps {
  readonly sent: SentOrder;
  readonly store: Store;
}

/** What was ordered, when and where it is there, and who hears of it: as an order's page says it. */
export function ThankedOrder({ sent, store }: ThankedOrderProps) {
  const order = useSentOrder(sent, store.zone);
  return order && <Thanked order={order} store={store} />;
}

function Thanked({ order, store }: { readonly order: LiveOrder; readonly store: Store }) {
  const followMinutes = useSetAtom(followMinutesAtom);
  useEffect(() => followMinutes(), [followMinutes]);
  const time = useOrderTime({ order, display: displayOrder(order, store), zone: store.zone });
  const way = <OrderWay order={order} store={store} />;
  const { email } = order.contact;
  return (
    <>
      <OrderTimeLine time={time ? { lead: time.lasting, beside: way } : { lead: way, beside: null }} />
      <OrderReceipt order={order} store={store} isFailed={false}>
        {order.orderedAt !== null && (
          <Fact look="print" term={<Trans>Ordered at</Trans>}>
            <Moment at={order.orderedAt} zone={store.zone} />
          </Fact>
        )}
        {email !== "" && <Fact term={<Trans>Confirmation to</Trans>}>{email}</Fact>}
      </OrderReceipt>
    </>
  );
}

function useSentOrder(sent: SentOrder, zone: string): LiveOrder | null {
  const { orders } = useAtomValue(orderServicesAtom);
  const [order, setOrder] = useState<LiveOrder | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void orders.readSent(sent, zone).then((read) => {
      if (isCurrent) setOrder(read);
    });
    return () => {
      isCurrent = false;
    };
  }, [orders, sent, zone]);
  return order;
}
