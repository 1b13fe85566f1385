import { Trans } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import { wholeName } from "../../domain/customer/contact.ts";
import { isBrought } from "../../domain/fulfilment/orderMode.ts";
import type { OrderDisplay } from "../../domain/order/displayOrder.ts";
import type { LiveOrder } from "../../domain/order/liveOrder.ts";
import { addressLine } from "../../domain/store/addressLine.ts";
import { showsPickupAddress } from "../../domain/store/showsPickupAddress.ts";
import type { Store } from "../../domain/store/store.ts";
import { storeTitle } from "../../domain/store/storeTitle.ts";
import type { Instant } from "../../domain/time/instant.ts";
import { useMomentWords } from "../../parts/dates/useMomentWords.ts";
import { ModeName, PlaceTerm } from "../../parts/mode/ModeName.tsx";
import { MapLink } from "../../parts/pickup/PickupAddress.tsx";
import { minuteAtom } from "../../state/order/orderMinute.atoms.ts";
import { TelephoneLink } from "../../ui/TelephoneLink.tsx";
import { Fact } from "./Fact.tsx";

interface OrderFactsProps {
  readonly order: LiveOrder;
  readonly store: Store;
  readonly display: OrderDisplay;
  /** Whether the screen already says above when the order is ready. */
  readonly isTimed: boolean;
}

/** The order's time and place. Once it is over, the estimated time is only the time it was ordered for. */
export function OrderFacts({ order, store, display, isTimed }: OrderFactsProps) {
  const isOver = display.label === "completed";
  // R117: a step that is reached has no estimate. On paper it is still when it was ordered for.
  const isReached = display.showsEstimate && !display.isAwaited && !isOver;
  const name = wholeName(order.contact);
  return (
    <dl className="order__card order__facts">
      {name !== "" && <Fact term={<Trans>Name</Trans>}>{name}</Fact>}
      <Fact term={<Trans>Order type</Trans>}>
        <ModeName mode={order.type} />
      </Fact>
      {order.scheduledAt !== null && display.showsEstimate && (
        <Fact
          term={display.isAwaited ? <Trans>Estimated time</Trans> : <Trans>Ordered for</Trans>}
          {...((isTimed || isReached) && { look: "print" })}
        >
          <Moment at={order.scheduledAt} zone={store.zone} />
        </Fact>
      )}
      {display.showsEstimate && !isBrought(order.type) && showsPickupAddress(store) && (
        <Fact look="screen" term={isOver ? <Trans>Collected at</Trans> : <Trans>Pick up at</Trans>}>
          <Venue store={store} name={order.storeName || storeTitle(store)} />
        </Fact>
      )}
      {order.address && (
        <Fact term={isOver ? <Trans>Delivered to</Trans> : <Trans>Deliver to</Trans>}>
          {addressLine({ ...order.address, address: order.address.street })}
        </Fact>
      )}
      {order.instructions !== "" && <Fact term={<Trans>Delivery instructions</Trans>}>{order.instructions}</Fact>}
      {order.destination !== "" && <Fact term={<PlaceTerm mode={order.type} />}>{order.destination}</Fact>}
      {store.phone && (
        <Fact look="screen" term={<Trans>Call us</Trans>}>
          <TelephoneLink phone={store.phone} />
        </Fact>
      )}
      {order.orderedAt !== null && (
        <Fact term={<Trans>Ordered at</Trans>}>
          <Moment at={order.orderedAt} zone={store.zone} />
        </Fact>
      )}
      {order.notes !== "" && <Fact term={<Trans>Notes</Trans>}>{order.notes}</Fact>}
    </dl>
  );
}

/** "Today" on the screen. A printed receipt is read on another day, so it has the date. */
export function Moment({ at, zone }: { readonly at: Instant; readonly zone: string }) {
  const { near, whole } = useMomentWords(zone, useAtomValue(minuteAtom));
  return (
    <>
      <span className="order__screen">{near(at)}</span>
      <span className="order__print">{whole(at)}</span>
    </>
  );
}

function Venue({ store, name }: { readonly store: Store; readonly name: string }) {
  return (
    <>
      <span className="order__venue">{name}</span>
      <span className="order__venue">{addressLine(store.location)}</span>
      <MapLink store={store} name={name} />
    </>
  );
}
