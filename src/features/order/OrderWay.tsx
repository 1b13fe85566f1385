import { Trans } from "@lingui/react/macro";
import type { LiveOrder } from "../../domain/order/liveOrder.ts";
import type { Store } from "../../domain/store/store.ts";
import { storeTitle } from "../../domain/store/storeTitle.ts";
import { useTranslate } from "../../parts/language/useTranslate.ts";
import { showsPickupAddress } from "../../parts/pickup/PickupAddress.tsx";
import { modeName } from "../../views/store/modeWords.ts";
import { AddressText } from "./AddressText.tsx";

interface OrderWayProps {
  readonly order: LiveOrder;
  readonly store: Store;
}

/** How an order gets to its diner, and where: "Pickup at 12 Harbour St", "Table 5". */
export function OrderWay({ order: { type, address, destination, storeName }, store }: OrderWayProps) {
  const translate = useTranslate();
  if (address) {
    return (
      <Trans>
        Delivery to <AddressText place={{ ...address, address: address.street }} />
      </Trans>
    );
  }
  if (type !== "pickup") return modeName(translate, type, destination || null);
  if (showsPickupAddress(store)) {
    return (
      <Trans>
        Pickup at <AddressText place={store.location} />
      </Trans>
    );
  }
  const name = storeName || storeTitle(store);
  return <Trans>Pickup at {name}</Trans>;
}
