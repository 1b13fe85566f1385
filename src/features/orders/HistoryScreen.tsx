import { Trans } from "@lingui/react/macro";
import { useAtomValue, useSetAtom } from "jotai";
import { useEffect, useState } from "react";
import { displayOrder } from "../../domain/order/displayOrder.ts";
import type { PastOrder } from "../../domain/order/pastOrder.ts";
import type { Store } from "../../domain/store/store.ts";
import { useTranslate } from "../../parts/language/useTranslate.ts";
import { Reorder } from "../../parts/order-state/Reorder.tsx";
import { layoutAtom } from "../../state/host/host.atoms.ts";
import {
  openHistoryAtom,
  orderHistoryAtom,
  pageSize,
  readOrdersAtom,
} from "../../state/order/history/orderHistory.atoms.ts";
import { ordersRequestedAtom } from "../../state/order/history/ordersRequested.atoms.ts";
import { HistoryTitleView } from "../../views/orders/OrdersView.tsx";
import { CancelListed } from "./CancelListed.tsx";
import { More, NoOrders, OrdersFailed, OrdersSkeleton } from "./ListStates.tsx";
import { OrderedText } from "./OrderedText.tsx";
import { OrderDetails, OrderHead } from "./OrderHead.tsx";
import { Pages } from "./Pages.tsx";
import { useFocusFirstNew } from "./useFocusFirstNew.ts";
import { useListedOrder } from "./useListedOrder.ts";

/** All orders of a member, the newest first (R69). */
export function HistoryScreen({ shown }: { readonly shown: Store }) {
  const request = useAtomValue(ordersRequestedAtom);
  const open = useSetAtom(openHistoryAtom);
  useEffect(() => {
    if (request) void open(pageSize);
  }, [open, request]);
  return (
    <>
      <HistoryTitleView translate={useTranslate()} />
      <History shown={shown} />
    </>
  );
}

function History({ shown }: { readonly shown: Store }) {
  const { orders, reading, isWhole } = useAtomValue(orderHistoryAtom);
  const isDesk = useAtomValue(layoutAtom) === "desktop";
  const readMore = useSetAtom(readOrdersAtom);
  const [page, setPage] = useState(0);
  const { listRef, focusFirstNew } = useFocusFirstNew(orders.length);
  const more = () => void readMore(pageSize);
  if (orders.length === 0 && isWhole) return <NoOrders />;
  const read = Math.ceil(orders.length / pageSize);
  const go = (to: number) => {
    setPage(to);
    if (to >= read) more();
  };
  const begin = page * pageSize;
  const listed = isDesk ? orders.slice(begin, begin + pageSize) : orders;
  const isMissing = listed.length === 0;
  return (
    <>
      <ul className="orders__list" ref={listRef}>
        {listed.map((order) => (
          <li key={order.udid} className="past-order" tabIndex={-1}>
            <OrderCard past={order} shown={shown} />
          </li>
        ))}
      </ul>
      {isMissing && reading === "running" && <OrdersSkeleton />}
      {reading === "failed" && (isMissing || !isDesk) && <OrdersFailed onRetry={more} />}
      {isDesk && (read > 1 || !isWhole) && orders.length > 0 && (
        <Pages page={page} count={isWhole ? read : read + 1} onGo={go} />
      )}
      {!isDesk && !isWhole && !isMissing && reading !== "failed" && (
        <More
          isBusy={reading === "running"}
          onMore={() => {
            focusFirstNew();
            more();
          }}
        />
      )}
    </>
  );
}

interface OrderCardProps {
  readonly past: PastOrder;
  readonly shown: Store;
}

/** One order of the history. */
function OrderCard({ past, shown }: OrderCardProps) {
  const listed = useListedOrder(past);
  const display = displayOrder(listed.order, listed.store ?? shown);
  return (
    <>
      <OrderHead past={past} shown={shown} display={display} />
      <OrderedText order={past} />
      <div className="past-order__actions">
        {!past.isGift && (
          <Reorder order={past}>
            <Trans>Reorder</Trans>
          </Reorder>
        )}
        <CancelListed past={past} listed={listed} />
        <OrderDetails past={past} shown={shown} />
      </div>
    </>
  );
}
