import { Trans, useLingui } from "@lingui/react/macro";
import { wholeName } from "../../domain/customer/contact.ts";
import { isBrought } from "../../domain/fulfilment/orderMode.ts";
import type { OrderDisplay } from "../../domain/order/displayOrder.ts";
import type { LiveOrder } from "../../domain/order/liveOrder.ts";
import { addressLine } from "../../domain/store/addressLine.ts";
import type { Store } from "../../domain/store/store.ts";
import { storeTitle } from "../../domain/store/storeTitle.ts";
import type { Instant } from "../../domain/time/instant.ts";
import { useStoreTime } from "../../parts/dates/useStoreTime.ts";
import { ModeName, PlaceTerm } from "../../parts/mode/ModeName.tsx";
import { PickupAddress, showsPickupAddress } from "../../parts/pickup/PickupAddress.tsx";
import { TelephoneLink } from "../../ui/TelephoneLink.tsx";
import { Fact } from "./Fact.tsx";

interface OrderFactsProps {
  readonly order: LiveOrder;
  readonly store: Store;
  readonly display: OrderDisplay;
}

/** The order's time and place. Once it is over, the estimated time is only the time it was ordered for. */
export function OrderFacts({ order, store, display }: OrderFactsProps) {
  const { t } = useLingui();
  const storeTime = useStoreTime(store.zone);
  const format = t({ message: "dd MMMM yyyy h:mm a", comment: "Luxon's format of '25 November 2026 3:10 pm'" });
  const moment = (at: Instant) => storeTime(at).toFormat(format);
  const isOver = display.label === "completed";
  const hasPlace = display.showsEstimate && !isBrought(order.type) && showsPickupAddress(store);
  const name = wholeName(order.contact);
  return (
    <dl className="order__card order__facts">
      {name !== "" && <Fact term={<Trans>Name</Trans>}>{name}</Fact>}
      <Fact term={<Trans>Order type</Trans>}>
        <ModeName mode={order.type} />
      </Fact>
      {hasPlace && (
        <Fact look="screen" term={isOver ? <Trans>Collected at</Trans> : <Trans>Pick up at</Trans>}>
          <PickupAddress store={store} name={order.storeName || storeTitle(store)} />
        </Fact>
      )}
      {order.address && (
        <Fact term={isOver ? <Trans>Delivered to</Trans> : <Trans>Deliver to</Trans>}>
          {addressLine({ ...order.address, address: order.address.street })}
        </Fact>
      )}
      {order.instructions !== "" && <Fact term={<Trans>Delivery instructions</Trans>}>{order.instructions}</Fact>}
      {order.destination !== "" && <Fact term={<PlaceTerm mode={order.type} />}>{order.destination}</Fact>}
      {!hasPlace && store.phone && (
        <Fact look="screen" term={<Trans>Call the store</Trans>}>
          <TelephoneLink phone={store.phone} />
        </Fact>
      )}
      {order.orderedAt !== null && <Fact term={<Trans>Ordered at</Trans>}>{moment(order.orderedAt)}</Fact>}
      {order.scheduledAt !== null && display.showsEstimate && (
        <Fact term={isOver ? <Trans>Ordered for</Trans> : <Trans>Estimated time</Trans>}>
          {moment(order.scheduledAt)}
        </Fact>
      )}
      {order.notes !== "" && <Fact term={<Trans>Notes</Trans>}>{order.notes}</Fact>}
    </dl>
  );
}
