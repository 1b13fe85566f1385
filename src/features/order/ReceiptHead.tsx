import { useLingui } from "@lingui/react/macro";
import type { LiveOrder } from "../../domain/order/liveOrder.ts";
import { addressLine } from "../../domain/store/addressLine.ts";
import type { Store } from "../../domain/store/store.ts";
import { storeTitle } from "../../domain/store/storeTitle.ts";

interface ReceiptHeadProps {
  readonly order: LiveOrder;
  readonly store: Store;
}

/** Whose receipt it is: on paper alone, where the shop's header is left out. */
export function ReceiptHead({ order, store }: ReceiptHeadProps) {
  const { t } = useLingui();
  const { hidesPickupAddress } = store.view;
  const where = [hidesPickupAddress ? "" : addressLine(store.location), store.phone].filter(Boolean);
  return (
    <div className="order__receipt">
      <p className="order__store">{order.storeName || storeTitle(store)}</p>
      {where.length > 0 && <p>{where.join(" · ")}</p>}
      <p>{t`Receipt`}</p>
    </div>
  );
}
