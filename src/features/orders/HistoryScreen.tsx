import { Trans } from "@lingui/react/macro";
import { useAtomValue, useSetAtom } from "jotai";
import { useEffect, useState } from "react";
import type { Store } from "../../domain/store/store.ts";
import { layoutAtom } from "../../state/host/host.atoms.ts";
import { openHistoryAtom, orderHistoryAtom, pageSize, readOrdersAtom } from "../../state/order/orderHistory.atoms.ts";
import { ordersRequestedAtom } from "../../state/order/ordersRequested.atoms.ts";
import { NoOrders, OrdersFailed, OrdersSkeleton } from "./ListStates.tsx";
import { More } from "./More.tsx";
import { OrderCard } from "./OrderCard.tsx";
import { Pages } from "./Pages.tsx";
import { useFocusFirstNew } from "./useFocusFirstNew.ts";

/** All orders of a member, the newest first (R69). */
export function HistoryScreen({ shown }: { readonly shown: Store }) {
  const asked = useAtomValue(ordersRequestedAtom);
  const open = useSetAtom(openHistoryAtom);
  useEffect(() => {
    if (asked) void open(pageSize);
  }, [open, asked]);
  return (
    <>
      <h1 className="orders__title">
        <Trans>Order History</Trans>
      </h1>
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
