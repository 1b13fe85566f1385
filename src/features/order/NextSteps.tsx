import { useLingui } from "@lingui/react/macro";
import { useAtomValue, useSetAtom } from "jotai";
import type { LiveOrder } from "../../domain/order/liveOrder.ts";
import { type NextStep, offerNext } from "../../domain/order/offerNext.ts";
import { cartAtom } from "../../state/cart/cart.atoms.ts";
import { memberAtom } from "../../state/customer/customer.atoms.ts";
import { navigateAtom } from "../../state/navigation/navigation.atoms.ts";
import type { Route } from "../../state/navigation/paths.ts";
import { reorderAtom } from "../../state/order/reorder.actions.ts";
import { homeRouteAtom } from "../../state/screen/homeRoute.atoms.ts";
import { storeParamAtom } from "../../state/store/store.atoms.ts";
import { Button } from "../../ui/Button.tsx";

/** The ways on from here, the most likely first. */
export function NextSteps({ order }: { readonly order: LiveOrder }) {
  const { t } = useLingui();
  const { lines } = useAtomValue(cartAtom);
  const isSignedIn = useAtomValue(memberAtom) !== null;
  const home = useAtomValue(homeRouteAtom);
  const store = useAtomValue(storeParamAtom);
  const navigate = useSetAtom(navigateAtom);
  const reorder = useSetAtom(reorderAtom);
  if (store === null) return null;
  const isCartEmpty = lines.length === 0;
  // The old order is put into an empty cart.
  const checkout: Route = { name: "checkout", store, ...(isCartEmpty && { order: order.udid }) };
  const label: Readonly<Record<NextStep["kind"], string>> = {
    "re-enter-payment": t`Re-enter payment`,
    retry: t`Retry`,
    "order-history": t`View order history`,
    continue: t`Continue ordering`,
  };
  const follow = (step: NextStep) => {
    const route = routeOf(step);
    if (route === checkout) reorder(order);
    navigate(route);
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
        <Button key={step.kind} variant={index === 0 ? "primary" : "secondary"} onClick={() => follow(step)}>
          {label[step.kind]}
        </Button>
      ))}
    </div>
  );
}
