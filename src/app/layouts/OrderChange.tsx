import { Trans } from "@lingui/react/macro";
import { useAtomValue, useSetAtom } from "jotai";
import { useEffect } from "react";
import { isSameData } from "../../domain/isSameData.ts";
import type { OrderReference } from "../../domain/order/orderReference.ts";
import type { Store } from "../../domain/store/store.ts";
import { customerAtom } from "../../state/customer/customer.atoms.ts";
import { settingsAtom } from "../../state/host/host.atoms.ts";
import { navigateAtom, routeAtom } from "../../state/navigation/navigation.atoms.ts";
import type { Route } from "../../state/navigation/paths.ts";
import { orderRoute } from "../../state/order/orderRoute.ts";
import { orderRouteStoreAtom } from "../../state/order/orderRouteStore.atoms.ts";
import { Button } from "../../ui/Button.tsx";
import { newsAtom } from "../lateParts.atoms.ts";
import { News } from "./News.tsx";

interface OrderChangeProps {
  readonly reference: OrderReference;
  /** Gift cards have a thank-you page. Their order counts as seen once that page is opened. */
  readonly areGifts: boolean;
  /** The order's own store; null if it can't be read now. */
  readonly store: Store | null;
  /** The group in which the order was placed. An order of another group can't be shown here. */
  readonly hqId: number | null;
  readonly onSeen: () => void;
}

/** The route to the order's screen from here. */
function useOrderRoute({ reference, areGifts, store }: OrderChangeProps): Route {
  const customer = useAtomValue(customerAtom);
  const place = useAtomValue(orderRouteStoreAtom)(reference);
  if (areGifts) return { name: "giftThankYou", store: place.store };
  return orderRoute({ reference, customer, view: store?.view ?? null, ...place });
}

function isAt(route: Route, { udid }: OrderReference, target: Route): boolean {
  return route.name === "completeOrder" ? route.order === udid : isSameData(route, target);
}

/**
 * R33 return: announces an order that was placed while the diner looked at another store. Disappears once the order is
 * seen.
 */
export function OrderChange(props: OrderChangeProps) {
  const { reference, store, hqId, onSeen } = props;
  const target = useOrderRoute(props);
  const isSeen = isAt(useAtomValue(routeAtom), reference, target);
  const isReachable = useAtomValue(settingsAtom).hqId === hqId;
  const navigate = useSetAtom(navigateAtom);
  const setNews = useSetAtom(newsAtom);
  useEffect(() => {
    if (!isSeen) return;
    onSeen();
    setNews(null);
  }, [isSeen, onSeen, setNews]);
  // The name, because the title may be the same in all stores of a group.
  const name = store?.name;
  return (
    // If the diner closes this message, the order still opens when its store is shown again.
    <News
      kind="info"
      action={
        isReachable && (
          <Button variant="quiet" onClick={() => navigate(target)}>
            <Trans>Show the order</Trans>
          </Button>
        )
      }
    >
      {name ? <Trans>Your order at {name} is placed.</Trans> : <Trans>Your order is placed.</Trans>}
    </News>
  );
}
