import { useAtomValue, useSetAtom } from "jotai";
import { useEffect } from "react";
import { MembersOnly } from "../../parts/members-only/MembersOnly.tsx";
import { followMinutesAtom } from "../../state/order/orderMinute.atoms.ts";
import { shownRouteAtom } from "../../state/screen/shownRoute.atoms.ts";
import { shownStoreAtom } from "../../state/store/store.atoms.ts";
import { registerSheet } from "../../ui/sheets.ts";
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
    <MembersOnly>
      <div className="orders">
        <OrderList />
      </div>
    </MembersOnly>
  );
}

function OrderList() {
  const { name } = useAtomValue(shownRouteAtom);
  const shown = useAtomValue(shownStoreAtom);
  if (!shown) return <OrdersSkeleton />;
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
