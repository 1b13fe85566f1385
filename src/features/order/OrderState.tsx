import { Trans, useLingui } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import type { ReactNode } from "react";
import type { Address } from "../../domain/customer/address.ts";
import { displayOrder, type OrderDisplay, type OrderLabel } from "../../domain/order/displayOrder.ts";
import type { LiveOrder } from "../../domain/order/liveOrder.ts";
import { addressLine } from "../../domain/store/addressLine.ts";
import type { Store } from "../../domain/store/store.ts";
import { storeTitle } from "../../domain/store/storeTitle.ts";
import type { Instant } from "../../domain/time/instant.ts";
import { OrderTimeLine } from "../../parts/order-state/OrderTimeLine.tsx";
import { OrderTracker } from "../../parts/order-state/OrderTracker.tsx";
import { useOrderLabel } from "../../parts/order-state/useOrderLabel.ts";
import { type OrderTime, useOrderTime } from "../../parts/order-state/useOrderTime.ts";
import { useTimeWords } from "../../parts/store-status/useTimeWords.ts";
import { walletGuestAtom } from "../../state/checkout/member/memberQuestion.atoms.ts";
import type { StatusTimes } from "../../state/order/order.atoms.ts";
import { classNames } from "../../ui/classNames.ts";
import { Pill } from "../../ui/Pill.tsx";
import { Abn } from "./Abn.tsx";
import { BecomeMember } from "./BecomeMember.tsx";
import { MemberSlot } from "./MemberSlot.tsx";
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

/** The order's status, and what happens next. On a desktop its papers are beside that. */
export function OrderState({ store, order, receivedAt, reachedAt, isLost }: OrderStateProps) {
  const display = displayOrder(order, store);
  const { isFailed } = display;
  // R97: the question belongs to the order that this guest has just placed, not to another that they look at.
  const isAsked = useAtomValue(walletGuestAtom)?.udid === order.udid;
  const label = useOrderLabel(display.label);
  const time = useOrderTime({ order, display, zone: store.zone });
  return (
    <article className={classNames("order", isFailed && "order--failed")}>
      {!isFailed && <ReceiptHead order={order} store={store} turn={display.showsEstimate ? null : label} />}
      <div className="order__state">
        <OrderPicture order={order} label={display.label} store={store} time={time} />
        <OrderHead order={order} display={display} time={time} />
        <StatusRegion label={display.label} isLost={isLost} />
        {display.step && <OrderTracker step={display.step} order={order} reachedAt={reachedAt} zone={store.zone} />}
        {isFailed && (
          <>
            <OrderFailedLines label={display.label} order={order} store={store} />
            <NextSteps order={order} store={store} />
          </>
        )}
        {!isFailed && <Freshness zone={store.zone} receivedAt={receivedAt} isLost={isLost} />}
        <MemberSlot asks={!isFailed && isAsked} />
      </div>
      <div className="order__papers">
        {!isFailed && <OrderFacts order={order} store={store} display={display} isTimed={time !== null} />}
        <OrderReceipt order={order} store={store} isFailed={isFailed} />
      </div>
      {!isFailed && (
        <div className="order__ways">
          <NextSteps order={order} store={store}>
            <BecomeMember />
          </NextSteps>
          <OrderActions order={order} store={store} display={display} label={label} time={time?.lasting ?? null} />
        </div>
      )}
    </article>
  );
}

interface OrderHeadProps {
  readonly order: LiveOrder;
  readonly display: OrderDisplay;
  readonly time: OrderTime | null;
}

function OrderHead({ order, display, time }: OrderHeadProps) {
  const label = useOrderLabel(display.label);
  const sentence = useStatusSentence(order, display.label, time);
  // The ring says the minutes.
  const line = time?.minutes ? { lead: time.lasting, beside: null } : time;
  return (
    <div className="order__head">
      <h1 className="order__title" tabIndex={-1}>
        {label}
      </h1>
      {order.number && <p className="order__number">{`#${order.number}`}</p>}
      {line && <OrderTimeLine time={line} className="order__time" />}
      {sentence && <p className="order__status-sentence">{sentence}</p>}
    </div>
  );
}

function StatusRegion({ label: state, isLost }: { readonly label: OrderLabel; readonly isLost: boolean }) {
  const { t } = useLingui();
  const label = useOrderLabel(state);
  // The title says it to the eye.
  const said = state === "rejected" ? t`Your order has been rejected.` : label;
  return (
    <p className="visually-hidden" role="status">
      {isLost ? t`${label}. The connection is lost. Reconnecting…` : said}
    </p>
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
function useStatusSentence(order: LiveOrder, label: OrderLabel, time: OrderTime | null): ReactNode {
  const { t } = useLingui();
  // An order for later isn't begun now, and a late one is not talked away: there, the time says it all.
  if (label === "submitted" && time !== null && time.minutes === null) return null;
  const leads: Readonly<Partial<Record<OrderLabel, ReactNode>>> = {
    submitted: t`They'll start on it in a moment.`,
    preparing: t`The kitchen is on it.`,
    accepted: t`All set: the kitchen has your order.`,
    ready: t`It is waiting for you. Come and get it!`,
    "on-its-way": order.address ? <WayTo address={order.address} /> : t`Your food is coming to you.`,
    completed: t`Enjoy your meal!`,
    refunded: t`Your money goes back the way you paid.`,
    "cancel-requested": t`We've asked our staff. You'll see the answer here.`,
  };
  return leads[label] ?? null;
}

function WayTo({ address }: { readonly address: Address }) {
  const line = addressLine({ ...address, address: address.street });
  return <Trans>to {line}</Trans>;
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
      {store.abn && <Abn store={store} />}
      <h2 className="order__receipt-title">{store.abn ? t`Tax invoice` : t`Receipt`}</h2>
      {order.number && <p>{t`Order #${order.number}`}</p>}
      {turn && <p>{turn}</p>}
    </div>
  );
}
