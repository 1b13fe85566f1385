import { Trans } from "@lingui/react/macro";
import type { LiveOrder } from "../../domain/order/liveOrder.ts";
import { addressLine } from "../../domain/store/addressLine.ts";
import { showsPickupAddress } from "../../domain/store/showsPickupAddress.ts";
import type { Store } from "../../domain/store/store.ts";
import { storeTitle } from "../../domain/store/storeTitle.ts";
import { useTranslate } from "../../parts/language/useTranslate.ts";
import { modeName } from "../../views/store/modeWords.ts";

interface OrderWayProps {
  readonly order: LiveOrder;
  readonly store: Store;
}

/** How an order gets to its diner, and where: "Pickup at 12 Harbour St", "Table 5". */
export function OrderWay({ order: { type, address, destination, storeName }, store }: OrderWayProps) {
  const translate = useTranslate();
  if (address) {
    const line = addressLine({ ...address, address: address.street });
    return <Trans>Delivery to {line}</Trans>;
  }
  if (type !== "pickup") return modeName(translate, type, destination || null);
  if (showsPickupAddress(store)) {
    const line = addressLine(store.location);
    return <Trans>Pickup at {line}</Trans>;
  }
  const name = storeName || storeTitle(store);
  return <Trans>Pickup at {name}</Trans>;
}
