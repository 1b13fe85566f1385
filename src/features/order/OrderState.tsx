import { Trans, useLingui } from "@lingui/react/macro";
import { displayOrder, type OrderLabel } from "../../domain/order/displayOrder.ts";
import type { LiveOrder } from "../../domain/order/liveOrder.ts";
import { addressLine } from "../../domain/store/addressLine.ts";
import type { Store } from "../../domain/store/store.ts";
import { storeTitle } from "../../domain/store/storeTitle.ts";
import type { Instant } from "../../domain/time/instant.ts";
import { OrderTimeLine } from "../../parts/order-state/OrderTimeLine.tsx";
import { OrderTracker } from "../../parts/order-state/OrderTracker.tsx";
import { useOrderLabel } from "../../parts/order-state/useOrderLabel.ts";
import { useOrderTime } from "../../parts/order-state/useOrderTime.ts";
import { useTimeWords } from "../../parts/store-status/useTimeWords.ts";
import type { StatusTimes } from "../../state/order/order.atoms.ts";
import { Pill } from "../../ui/Pill.tsx";
import { BecomeMember } from "./BecomeMember.tsx";
import { NextSteps } from "./NextSteps.tsx";
import { OrderActions } from "./OrderActions.tsx";
import { OrderFacts } from "./OrderFacts.tsx";
import { OrderFailedLines } from "./OrderFailedLines.tsx";
import { OrderPicture } from "./OrderPicture.tsx";
import { OrderReceipt } from "./OrderReceipt.tsx";

interface OrderStateProps {
  readonly store: Store;
  readonly order: LiveOrder;
  readonly receivedAt: Instant;
  readonly reachedAt: StatusTimes;
  readonly isLost: boolean;
}

/** The order's status, and what happens next. */
export function OrderState({ store, order, receivedAt, reachedAt, isLost }: OrderStateProps) {
  const { t } = useLingui();
  const display = displayOrder(order, store);
  const label = useOrderLabel(display.label);
  const lead = useStatusSentence(display.label);
  const time = useOrderTime({ order, display, zone: store.zone });
  return (
    <article className="order">
      {!display.isFailed && <ReceiptHead order={order} store={store} turn={display.showsEstimate ? null : label} />}
      <div className="order__state">
        <OrderPicture label={display.label} type={order.type} />
        <div className="order__head">
          <h1 className="order__title" tabIndex={-1}>
            {label}
          </h1>
          {order.number && <p className="order__number">{`#${order.number}`}</p>}
          {time && <OrderTimeLine time={time} className="order__time" />}
          {lead && <p className="order__status-sentence">{lead}</p>}
        </div>
        <p className="visually-hidden" role="status">
          {isLost ? t`${label}. The connection is lost. Reconnecting…` : label}
        </p>
        {display.step && <OrderTracker step={display.step} order={order} reachedAt={reachedAt} zone={store.zone} />}
        {display.isFailed ? (
          <>
            <OrderFailedLines label={display.label} order={order} store={store} />
            <NextSteps order={order} store={store} />
          </>
        ) : (
          <>
            <OrderFacts order={order} store={store} display={display} isTimed={time !== null} />
            <OrderActions order={order} store={store} display={display} label={label} time={time?.lasting ?? null} />
          </>
        )}
        <Freshness zone={store.zone} receivedAt={receivedAt} isLost={isLost} />
      </div>
      <OrderReceipt order={order} isFailed={display.isFailed} />
      {!display.isFailed && (
        <NextSteps order={order} store={store}>
          <BecomeMember />
        </NextSteps>
      )}
    </article>
  );
}

/** Says when the order was last updated, so that a waiting diner knows whether no news means no change. */
function Freshness({ zone, receivedAt, isLost }: { zone: string; receivedAt: Instant; isLost: boolean }) {
  const { time } = useTimeWords(zone);
  const at = time(receivedAt);
  return (
    <p className="order__freshness">
      {isLost && (
        <Pill tone="pending" dot>
          <Trans>Reconnecting…</Trans>
        </Pill>
      )}
      <span>
        <Trans>Updated {at}</Trans>
      </span>
    </p>
  );
}

/** A sentence below the label. Failed orders have their own texts (`OrderFailedLines`). */
function useStatusSentence(label: OrderLabel): string | null {
  const { t } = useLingui();
  const leads: Readonly<Partial<Record<OrderLabel, string>>> = {
    submitted: t`We have passed your order on to the kitchen.`,
    preparing: t`The kitchen is on it.`,
    accepted: t`All set: the kitchen has your order.`,
    ready: t`It is waiting for you. Come and get it!`,
    "on-its-way": t`Your food is coming to you.`,
    completed: t`Enjoy your meal!`,
    refunded: t`Your money goes back the way you paid.`,
    "cancel-requested": t`We've asked our staff. You'll see the answer here.`,
  };
  return leads[label] ?? null;
}

interface ReceiptHeadProps {
  readonly order: LiveOrder;
  readonly store: Store;
  /** What has happened to the order since it was paid. Null if it took its normal course. */
  readonly turn: string | null;
}

/** The store and the order, in print only: there the shop's header and the order's state are left out. */
function ReceiptHead({ order, store, turn }: ReceiptHeadProps) {
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
