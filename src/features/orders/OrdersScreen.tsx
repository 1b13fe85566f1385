import { useAtomValue, useSetAtom } from "jotai";
import { useEffect } from "react";
import { useTranslate } from "../../parts/language/useTranslate.ts";
import { MembersOnly } from "../../parts/members-only/MembersOnly.tsx";
import { followMinutesAtom } from "../../state/order/orderMinute.atoms.ts";
import { shownRouteAtom } from "../../state/screen/shownRoute.atoms.ts";
import { shownStoreAtom } from "../../state/store/store.atoms.ts";
import { registerSheet } from "../../ui/sheets.ts";
import { HistoryTitleView, OrdersView } from "../../views/orders/OrdersView.tsx";
import { HistoryScreen } from "./HistoryScreen.tsx";
import { OrdersSkeleton } from "./ListStates.tsx";
import css from "./OrdersScreen.css?inline";
import { PointsScreen } from "./PointsScreen.tsx";
import { TrackingScreen } from "./TrackingScreen.tsx";

registerSheet(css);

/** A member's orders and points. They share one chunk, because they show the same rows. */
export function OrdersScreen() {
  const followMinutes = useSetAtom(followMinutesAtom);
  useEffect(() => followMinutes(), [followMinutes]);
  return (
    <MembersOnly
      meanwhile={
        <OrdersView>
          <Meanwhile />
        </OrdersView>
      }
    >
      <OrdersView>
        <OrderList />
      </OrdersView>
    </MembersOnly>
  );
}

/** What the first screen of these pages shows, too (`first/WaitingScreen.tsx`). */
function Meanwhile() {
  const { name } = useAtomValue(shownRouteAtom);
  const translate = useTranslate();
  return (
    <>
      {name === "orderHistory" && <HistoryTitleView translate={translate} />}
      <OrdersSkeleton />
    </>
  );
}

function OrderList() {
  const { name } = useAtomValue(shownRouteAtom);
  const shown = useAtomValue(shownStoreAtom);
  if (!shown) return <Meanwhile />;
  switch (name) {
    case "orderTracking":
      return <TrackingScreen shown={shown} />;
    case "loyalty":
    case "stamps":
      return <PointsScreen shown={shown} areStamps={name === "stamps"} />;
    default:
      return <HistoryScreen shown={shown} />;
  }
}
