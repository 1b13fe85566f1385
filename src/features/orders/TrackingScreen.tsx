import { Trans } from "@lingui/react/macro";
import { useAtomValue, useSetAtom } from "jotai";
import { useEffect } from "react";
import { displayOrder } from "../../domain/order/displayOrder.ts";
import type { PastOrder } from "../../domain/order/pastOrder.ts";
import type { Store } from "../../domain/store/store.ts";
import { LiveRegion } from "../../parts/live-region/LiveRegion.tsx";
import { OrderTimeLine } from "../../parts/order-state/OrderTimeLine.tsx";
import { OrderTracker } from "../../parts/order-state/OrderTracker.tsx";
import { useOrderLabel } from "../../parts/order-state/useOrderLabel.ts";
import { useOrderTime } from "../../parts/order-state/useOrderTime.ts";
import { openUnderWayAtom, ordersUnderWayAtom } from "../../state/order/history/orderHistory.atoms.ts";
import { ordersRequestedAtom } from "../../state/order/history/ordersRequested.atoms.ts";
import { CancelListed } from "./CancelListed.tsx";
import { NoOrders, OrdersFailed, OrdersSkeleton } from "./ListStates.tsx";
import { OrderedText } from "./OrderedText.tsx";
import { OrderDetails, OrderHead } from "./OrderHead.tsx";
import { useListedOrder } from "./useListedOrder.ts";

/** The orders that the store is still working on, live (R69). */
export function TrackingScreen({ shown }: { readonly shown: Store }) {
  const request = useAtomValue(ordersRequestedAtom);
  const open = useSetAtom(openUnderWayAtom);
  useEffect(() => {
    if (request) void open();
  }, [open, request]);
  return (
    <>
      <h1 className="orders__title">
        <Trans>Order Tracking</Trans>
      </h1>
      <UnderWay shown={shown} onRetry={() => void open()} />
    </>
  );
}

function UnderWay({ shown, onRetry }: { readonly shown: Store; readonly onRetry: () => void }) {
  const { orders, reading } = useAtomValue(ordersUnderWayAtom);
  if (reading === "running") return <OrdersSkeleton heightPx={280} />;
  if (reading === "failed") return <OrdersFailed onRetry={onRetry} />;
  if (orders.length === 0) return <NoOrders />;
  return (
    <ul className="orders__list">
      {orders.map((order) => (
        <li key={order.udid} className="past-order">
          <TrackedOrder past={order} shown={shown} />
        </li>
      ))}
    </ul>
  );
}

/** An order stays in the list until the page is left, so that the diner sees how it ends. */
function TrackedOrder({ past, shown }: { readonly past: PastOrder; readonly shown: Store }) {
  const listed = useListedOrder(past);
  const { order, reachedAt, isLost, store } = listed;
  const { zone } = store ?? shown;
  const display = displayOrder(order, store ?? shown);
  const label = useOrderLabel(display.label);
  const time = useOrderTime({ order, display, zone });
  return (
    <>
      <OrderHead past={past} shown={shown} display={display} />
      {time && <OrderTimeLine time={time} />}
      {display.step && <OrderTracker step={display.step} order={order} reachedAt={reachedAt} zone={zone} />}
      {isLost && (
        <p className="past-order__place">
          <Trans>Reconnecting…</Trans>
        </p>
      )}
      <OrderedText order={past} />
      <div className="past-order__actions">
        <CancelListed past={past} listed={listed} />
        <OrderDetails past={past} shown={shown} />
      </div>
      <LiveRegion about={past.udid} className="visually-hidden">{`${past.number} ${label}`}</LiveRegion>
    </>
  );
}
