import { Trans, useLingui } from "@lingui/react/macro";
import { useAtomValue, useSetAtom } from "jotai";
import { type ReactNode, useEffect } from "react";
import type { OrderDisplay } from "../../domain/order/displayOrder.ts";
import type { PastOrder } from "../../domain/order/pastOrder.ts";
import type { Store } from "../../domain/store/store.ts";
import { useMomentWords } from "../../parts/dates/useMomentWords.ts";
import { RouteLink } from "../../parts/navigation/RouteLink.tsx";
import { useOrderLabel } from "../../parts/order-state/useOrderLabel.ts";
import { useOrderWords } from "../../parts/order-state/useOrderWords.ts";
import { settingsAtom } from "../../state/host/host.atoms.ts";
import { minuteAtom } from "../../state/order/orderMinute.atoms.ts";
import { findOrderStoreAtom, orderStoresAtom } from "../../state/order/orderStores.atoms.ts";
import { storeParamAtom } from "../../state/store/store.atoms.ts";
import { classNames } from "../../ui/classNames.ts";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import { PriceView } from "../../views/money/PriceView.tsx";
import { OrderedPhotos } from "./OrderedText.tsx";

interface OfOrder {
  readonly past: PastOrder;
  readonly shown: Store;
}

/** A link to the order's page. */
export function OrderLink({ past, shown, children }: OfOrder & { readonly children: ReactNode }) {
  const param = useAtomValue(storeParamAtom);
  const isPinned = useAtomValue(settingsAtom).store !== null;
  const { udid, storeId, customerId } = past;
  const isHere = storeId === shown.id;
  const store = (isHere || isPinned) && param ? param : String(storeId);
  const company = isHere || !isPinned ? {} : { company: String(storeId) };
  return (
    <RouteLink
      className="past-order__link"
      to={{ name: "completeOrder", store, order: udid, user: customerId ?? "", ...company }}
    >
      {children}
    </RouteLink>
  );
}

/** Follows the prominent buttons of an order. Out of context, screen readers hear which order it belongs to. */
export function OrderDetails({ past, shown }: OfOrder) {
  const when = useWhen(past, shown);
  return (
    <OrderLink past={past} shown={shown}>
      <Trans>
        Details <VisuallyHidden>of your order, {when}</VisuallyHidden>
      </Trans>
    </OrderLink>
  );
}

/** R95: in the order's own store's zone; in the shown store's until that is known. */
function useMoments({ storeId }: PastOrder, shown: Store): ReturnType<typeof useMomentWords> {
  const own = useAtomValue(orderStoresAtom)(storeId);
  const findStore = useSetAtom(findOrderStoreAtom);
  useEffect(() => void findStore(storeId), [findStore, storeId]);
  return useMomentWords((own ?? shown).zone, useAtomValue(minuteAtom));
}

/** "Sat 14 Nov, 7:07 pm". */
export function useWhen(past: PastOrder, shown: Store): string {
  const { t } = useLingui();
  const { near } = useMoments(past, shown);
  return past.orderedAt === null ? t`Your order` : near(past.orderedAt);
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

interface OrderHeadProps extends OfOrder {
  readonly display: OrderDisplay;
}

/** What it was, when, how much it cost, and its state. */
export function OrderHead({ past, shown, display }: OrderHeadProps) {
  const label = useOrderLabel(display.label);
  const tone = tones[display.label];
  return (
    <>
      <OrderedPhotos order={past} />
      <div>
        <OrderTitle past={past} shown={shown} />
        <div className="past-order__line">
          <OrderByline past={past} shown={shown} />
          <p className={classNames("past-order__state", tone && `past-order__state--${tone}`)}>{label}</p>
        </div>
      </div>
    </>
  );
}

/** "Sat 14 Nov · 3 dishes", and the total. */
function OrderTitle({ past, shown }: OfOrder) {
  const { title } = useOrderWords(useMoments(past, shown).day)(past);
  return (
    <div className="past-order__line past-order__line--title">
      <h2 className="past-order__title" tabIndex={-1}>
        {title}
      </h2>
      <PriceView amount={past.total} />
    </div>
  );
}

/** The order's time, store and number. */
function OrderByline({ past, shown }: OfOrder) {
  const { time } = useMoments(past, shown);
  const { orderedAt, storeId, storeName, number } = past;
  const words = [
    orderedAt === null ? "" : time(orderedAt),
    storeId === shown.id ? "" : storeName,
    number && `#${number}`,
  ];
  return <p className="past-order__place">{words.filter(Boolean).join(" · ")}</p>;
}
