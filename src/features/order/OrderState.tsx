import { Trans, useLingui } from "@lingui/react/macro";
import type { LiveOrder } from "../../domain/order/liveOrder.ts";
import { displayOrder, type OrderDisplay } from "../../domain/order/orderDisplay.ts";
import type { Store } from "../../domain/store/store.ts";
import type { Instant } from "../../domain/time/instant.ts";
import { useTimeWords } from "../../parts/store-status/useTimeWords.ts";
import { classNames } from "../../ui/classNames.ts";
import { AlertIcon, CheckIcon } from "../../ui/icons.tsx";
import { UndoIcon } from "../../ui/laterIcons.tsx";
import { Pill } from "../../ui/Pill.tsx";
import { NextSteps } from "./NextSteps.tsx";
import { OrderedDishes } from "./OrderedDishes.tsx";
import { OrderFacts } from "./OrderFacts.tsx";
import { OrderFailedLines } from "./OrderFailedLines.tsx";
import { OrderTracker } from "./OrderTracker.tsx";
import { useOrderLabel } from "./useOrderLabel.ts";

interface OrderStateProps {
  readonly store: Store;
  readonly order: LiveOrder;
  readonly heardAt: Instant;
  readonly isLost: boolean;
}

/** The order's status, and what happens next. */
export function OrderState({ store, order, heardAt, isLost }: OrderStateProps) {
  const { t } = useLingui();
  const display = displayOrder(order, store);
  const label = useOrderLabel(display.label);
  return (
    <article className="order">
      <Emblem display={display} />
      <div className="order__head">
        <h1 className="order__title">{label}</h1>
        {order.number && <p className="order__number">{`#${order.number}`}</p>}
      </div>
      <p className="visually-hidden" role="status">
        {isLost ? t`${label}. The connection is lost. Reconnecting…` : label}
      </p>
      {display.step && <OrderTracker step={display.step} type={order.type} />}
      {display.isFailed ? (
        <OrderFailedLines label={display.label} order={order} store={store} />
      ) : (
        <>
          <OrderFacts order={order} store={store} display={display} />
          <OrderedDishes order={order} />
        </>
      )}
      <Freshness zone={store.zone} heardAt={heardAt} isLost={isLost} />
      <NextSteps order={order} />
    </article>
  );
}

/** A tick says that all is well, and neither money given back nor a wish to cancel is that. */
function Emblem({ display: { isFailed, label } }: { readonly display: OrderDisplay }) {
  const isTakenBack = label === "refunded" || label === "cancel-requested";
  const Icon = isFailed ? AlertIcon : isTakenBack ? UndoIcon : CheckIcon;
  const tone = classNames(isFailed && "order__emblem--bad", isTakenBack && "order__emblem--neutral");
  return (
    <span className={classNames("order__emblem", tone)} aria-hidden="true">
      <Icon sizePx={32} />
    </span>
  );
}

/** A waiting diner has to know whether no news means no change. */
function Freshness({ zone, heardAt, isLost }: { zone: string; heardAt: Instant; isLost: boolean }) {
  const { time } = useTimeWords(zone);
  const at = time(heardAt);
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
