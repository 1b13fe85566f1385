import { useLingui } from "@lingui/react/macro";
import { useAtomValue, useSetAtom } from "jotai";
import type { ReactNode } from "react";
import { canCancel } from "../../domain/order/canCancel.ts";
import type { LiveOrder } from "../../domain/order/liveOrder.ts";
import { type NextStep, offerNext } from "../../domain/order/offerNext.ts";
import type { Store } from "../../domain/store/store.ts";
import { CancelOrder } from "../../parts/order-state/CancelOrder.tsx";
import { cartAtom } from "../../state/cart/cart.atoms.ts";
import { memberAtom } from "../../state/customer/customer.atoms.ts";
import { navigateAtom } from "../../state/navigation/navigation.atoms.ts";
import type { Route } from "../../state/navigation/paths.ts";
import { watchedOrderAtom } from "../../state/order/order.atoms.ts";
import { minuteAtom } from "../../state/order/orderMinute.atoms.ts";
import { homeRouteAtom } from "../../state/screen/homeRoute.atoms.ts";
import { shownStoreAtom, storeParamAtom } from "../../state/store/store.atoms.ts";
import { Button } from "../../ui/Button.tsx";

interface NextStepsProps {
  readonly order: LiveOrder;
  readonly store: Store;
  readonly children?: ReactNode;
}

/** The possible next steps, the most likely first. */
export function NextSteps({ order, store: { id, cancellation }, children }: NextStepsProps) {
  const { t } = useLingui();
  const { lines } = useAtomValue(cartAtom);
  const isSignedIn = useAtomValue(memberAtom) !== null;
  const home = useAtomValue(homeRouteAtom);
  const shown = useAtomValue(shownStoreAtom);
  const store = useAtomValue(storeParamAtom);
  const now = useAtomValue(minuteAtom);
  const watched = useAtomValue(watchedOrderAtom);
  const navigate = useSetAtom(navigateAtom);
  if (store === null) return null;
  const isCartEmpty = lines.length === 0;
  const ownStore = shown?.id === id ? store : String(id);
  // R70: the checkout of the order's own store fills an empty cart with it.
  const checkout: Route = isCartEmpty
    ? { name: "checkout", store: ownStore, order: order.udid }
    : { name: "checkout", store };
  const label: Readonly<Record<NextStep["kind"], string>> = {
    "re-enter-payment": t`Re-enter payment`,
    retry: t`Retry`,
    "order-history": t`Order History`,
    continue: t`Continue ordering`,
  };
  const routeOf = (step: NextStep): Route => {
    switch (step.kind) {
      case "re-enter-payment":
        return checkout;
      case "retry":
        return step.to === "menu" ? home : checkout;
      case "order-history":
        return { name: "orderHistory", store };
      case "continue":
        return home;
    }
  };
  return (
    <div className="order__buttons">
      {offerNext({ status: order.status, isSignedIn, isCartEmpty }).map((step, index) => (
        <Button key={step.kind} variant={index === 0 ? "primary" : "secondary"} onClick={() => navigate(routeOf(step))}>
          {label[step.kind]}
        </Button>
      ))}
      {children}
      {watched && canCancel(order, { cancellation }, now) && (
        <CancelOrder order={order} reference={watched.reference} />
      )}
    </div>
  );
}
