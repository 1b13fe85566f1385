import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useAtomValue, useSetAtom } from "jotai";
import { useEffect } from "react";
import type { OrderLabel } from "../../domain/order/displayOrder.ts";
import { LiveRegion } from "../../parts/live-region/LiveRegion.tsx";
import { RouteLink } from "../../parts/navigation/RouteLink.tsx";
import { MinutesRing } from "../../parts/order-state/MinutesRing.tsx";
import { useOrderLabel } from "../../parts/order-state/useOrderLabel.ts";
import { useOrderTime } from "../../parts/order-state/useOrderTime.ts";
import { hasCartBarAtom } from "../../state/cart/sideCart.atoms.ts";
import { memberAtom } from "../../state/customer/customer.atoms.ts";
import { followMinutesAtom } from "../../state/order/orderMinute.atoms.ts";
import {
  followInProgressAtom,
  isStartShownAtom,
  type OrderInProgress,
  ordersInProgressAtom,
} from "../../state/order/ordersInProgress.atoms.ts";
import { ChevronDownIcon } from "../../ui/icons.tsx";
import { registerSheet } from "../../ui/sheets.ts";
import { DishIcon } from "../../ui/signIcons.tsx";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import css from "./OrderBar.css?inline";

registerSheet(css);

/** Leads from the screen on which a visit starts to the orders in progress: an embedded shop has no URL for them. */
export function OrderBar() {
  return useAtomValue(isStartShownAtom) && <OrdersInProgress />;
}

function OrdersInProgress() {
  const uid = useAtomValue(memberAtom)?.uid ?? null;
  const orders = useAtomValue(ordersInProgressAtom);
  const follow = useSetAtom(followInProgressAtom);
  const followMinutes = useSetAtom(followMinutesAtom);
  useEffect(() => follow(uid), [follow, uid]);
  useEffect(() => followMinutes(), [followMinutes]);
  const isPartOfCartBar = useAtomValue(hasCartBarAtom);
  const live = orders.filter(({ isOver }) => !isOver);
  const [newest] = live;
  return (
    <>
      {newest && (
        <div className={isPartOfCartBar ? "order-part" : "order-bar"}>
          {live.length > 1 && <SeveralOrders orders={live} isShort={isPartOfCartBar} />}
          {live.length === 1 && (isPartOfCartBar ? <ShortLink order={newest} /> : <OrderLink order={newest} />)}
        </div>
      )}
      {/* The end of an order is announced too, after its link is gone. */}
      {orders.map((order) => (
        <LiveRegion key={order.udid} about={order.udid} className="visually-hidden" aria-hidden="true">
          <OrderText order={order} />
        </LiveRegion>
      ))}
    </>
  );
}

interface SeveralOrdersProps {
  readonly orders: readonly OrderInProgress[];
  /** Beside the cart: only their number is in sight. */
  readonly isShort: boolean;
}

/** Opens by itself to show an order that was rejected. */
function SeveralOrders({ orders, isShort }: SeveralOrdersProps) {
  const count = orders.length;
  const words = <Plural value={count} one="# order in progress" other="# orders in progress" />;
  return (
    <details className="order-bar__several" open={orders.some(({ hasFailed }) => hasFailed)}>
      <summary className="order-bar__line">
        {isShort ? (
          <>
            <DishIcon />
            <span aria-hidden="true">{count}</span>
            <VisuallyHidden>{words}</VisuallyHidden>
          </>
        ) : (
          <span className="order-bar__words">{words}</span>
        )}
        <ChevronDownIcon />
      </summary>
      <ul className="order-bar__list">
        {orders.map((order) => (
          <li key={order.udid}>
            <OrderLink order={order} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function OrderLink({ order }: { readonly order: OrderInProgress }) {
  const time = useOrderTime(order);
  return (
    <RouteLink to={order.route} className="order-bar__line">
      <span className="order-bar__words">
        <OrderText order={order} />
      </span>
      <MinutesRing time={time} />
      <ChevronDownIcon />
    </RouteLink>
  );
}

/** Beside the cart: the minutes, or a sign of what it is. */
function ShortLink({ order }: { readonly order: OrderInProgress }) {
  const time = useOrderTime(order);
  return (
    <RouteLink to={order.route} className="order-part__link">
      <VisuallyHidden>
        <OrderText order={order} />
      </VisuallyHidden>
      {time?.minutes ? <MinutesRing time={time} /> : <DishIcon />}
    </RouteLink>
  );
}

/** The labels without the word "order", which already names the line. */
function useShortLabel(label: OrderLabel): string {
  const { t } = useLingui();
  const whole = useOrderLabel(label);
  if (label === "submitted") return t`Submitted`;
  return label === "cancel-requested" ? t`Cancel Requested` : whole;
}

function OrderText({ order: { number, display } }: { readonly order: OrderInProgress }) {
  const state = useShortLabel(display.label);
  return number ? (
    <Trans>
      Order #{number} · {state}
    </Trans>
  ) : (
    <Trans>Your order · {state}</Trans>
  );
}
