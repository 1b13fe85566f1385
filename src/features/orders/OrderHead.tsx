import { useLingui } from "@lingui/react/macro";
import { useAtomValue, useSetAtom } from "jotai";
import { useEffect } from "react";
import type { OrderDisplay } from "../../domain/order/displayOrder.ts";
import type { PastOrder } from "../../domain/order/pastOrder.ts";
import type { Store } from "../../domain/store/store.ts";
import { useStoreTime } from "../../parts/dates/useStoreTime.ts";
import { RouteLink } from "../../parts/navigation/RouteLink.tsx";
import { useOrderLabel } from "../../parts/order-state/useOrderLabel.ts";
import { settingsAtom } from "../../state/host/host.atoms.ts";
import { findOrderStoreAtom, orderStoresAtom } from "../../state/order/orderStores.atoms.ts";
import { storeParamAtom } from "../../state/store/store.atoms.ts";
import { classNames } from "../../ui/classNames.ts";

interface OrderLinkProps {
  readonly past: PastOrder;
  readonly shown: Store;
}

/** A link to the order's page. Its text is the time of the order. */
export function OrderLink({ past, shown }: OrderLinkProps) {
  const { t } = useLingui();
  const storeTime = useStoreTime(useZone(past, shown));
  const param = useAtomValue(storeParamAtom);
  const isPinned = useAtomValue(settingsAtom).store !== null;
  const { udid, storeId, customerId, orderedAt } = past;
  const isHere = storeId === shown.id;
  const store = (isHere || isPinned) && param ? param : String(storeId);
  const company = isHere || !isPinned ? {} : { company: String(storeId) };
  const format = t({ message: "dd MMMM yyyy h:mm a", comment: "Luxon's format of '25 November 2026 3:10 pm'" });
  return (
    <RouteLink
      className="past-order__link"
      to={{ name: "completeOrder", store, order: udid, user: customerId ?? "", ...company }}
    >
      {orderedAt === null ? t`Your order` : storeTime(orderedAt).toFormat(format)}
    </RouteLink>
  );
}

/** R95: the order's own store's zone; the shown store's until that is known. */
function useZone({ storeId }: PastOrder, shown: Store): string {
  const own = useAtomValue(orderStoresAtom)(storeId);
  const findStore = useSetAtom(findOrderStoreAtom);
  useEffect(() => void findStore(storeId), [findStore, storeId]);
  return (own ?? shown).zone;
}

const tones = {
  submitted: "pending",
  preparing: "pending",
  accepted: "pending",
  ready: "good",
  "on-its-way": "good",
  completed: undefined,
  refunded: undefined,
  "cancel-requested": "pending",
  rejected: "bad",
  failed: "bad",
  "payment-failed": "bad",
} as const satisfies Readonly<Record<OrderDisplay["label"], string | undefined>>;

interface OrderHeadProps extends OrderLinkProps {
  readonly display: OrderDisplay;
}

/** The order's time, store and state. */
export function OrderHead({ past, shown, display }: OrderHeadProps) {
  const label = useOrderLabel(display.label);
  const tone = tones[display.label];
  const number = past.number && `#${past.number}`;
  const where = past.storeId === shown.id ? "" : past.storeName;
  const words = [where, number].filter(Boolean).join(" · ");
  return (
    <div className="past-order__head">
      <div>
        <h2 className="past-order__title">
          <OrderLink past={past} shown={shown} />
        </h2>
        {words && <p className="past-order__place">{words}</p>}
      </div>
      <p className={classNames("past-order__state", tone && `past-order__state--${tone}`)}>{label}</p>
    </div>
  );
}
