import { useLingui } from "@lingui/react/macro";
import type { LiveOrder } from "../../domain/order/liveOrder.ts";
import { addressLine } from "../../domain/store/addressLine.ts";
import type { Store } from "../../domain/store/store.ts";
import { storeTitle } from "../../domain/store/storeTitle.ts";

interface ReceiptHeadProps {
  readonly order: LiveOrder;
  readonly store: Store;
  /** What has happened to the order since it was paid. Null if it took its normal course. */
  readonly turn: string | null;
}

/** The store and the order, in print only: there the shop's header and the order's state are left out. */
export function ReceiptHead({ order, store, turn }: ReceiptHeadProps) {
  const { t } = useLingui();
  const { hidesPickupAddress } = store.view;
  return (
    <div className="order__receipt">
      <p className="order__store">{order.storeName || storeTitle(store)}</p>
      {!hidesPickupAddress && <p>{addressLine(store.location)}</p>}
      {store.phone && <p>{store.phone}</p>}
      <h2 className="order__receipt-title">{t`Receipt`}</h2>
      {order.number && <p>{t`Order #${order.number}`}</p>}
      {turn && <p>{turn}</p>}
    </div>
  );
}
