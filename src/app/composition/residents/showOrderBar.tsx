import type { ComponentType } from "react";
import { shownRouteAtom } from "../../../state/screen/shownRoute.atoms.ts";
import { orderServicesAtom } from "../../../state/services.atoms.ts";
import { whenIdle } from "../../../ui/whenIdle.ts";
import { orderBarAtom } from "../../lateParts.atoms.ts";
import { QuietPart } from "../../QuietPart.tsx";
import type { ShopScope } from "../shopScope.ts";

const loadOrderBar = () =>
  import("../../../features/order-bar/OrderBar.tsx").then((chunk): ComponentType => chunk.OrderBar);

/** Loads the bar to an order in progress, only on a device that has placed one. The menu comes first. */
export function showOrderBar({ store, scope }: ShopScope): void {
  const look = () => {
    const isWanted = store.get(orderServicesAtom).orderMemory.get("recentOrders") !== null;
    if (isWanted && !store.get(orderBarAtom)) store.set(orderBarAtom, <QuietPart load={loadOrderBar} />);
  };
  scope.add(whenIdle(look), store.sub(shownRouteAtom, look));
}
