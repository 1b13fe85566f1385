import { Trans } from "@lingui/react/macro";
import type { Store, StoreLocation } from "../../domain/store/store.ts";
import { storeTitle } from "../../parts/store/shownStore.ts";

function addressLine({ address, suburb, state, postcode }: StoreLocation): string {
  const place = [suburb, state, postcode].filter((part) => part !== "").join(" ");
  return [address, place].filter((part) => part !== "").join(", ");
}

/** Where to come; a store may keep that to itself (HideAddressOnPickup, R44). */
export function PickupAddress({ store }: { readonly store: Store }) {
  const address = addressLine(store.location);
  if (store.view.hidesPickupAddress || address === "") return null;
  const who = [storeTitle(store), store.phone].filter((part) => part !== "").join(" · ");
  const query = encodeURIComponent(`${storeTitle(store)}, ${address}`);
  return (
    <div className="pickup-address">
      <address>
        <strong>{address}</strong>
        <span>{who}</span>
      </address>
      <a
        className="pickup-address__map"
        href={`https://www.google.com/maps/search/?api=1&query=${query}`}
        target="_blank"
        rel="noopener noreferrer"
      >
        <Trans>Open in Maps</Trans>
      </a>
    </div>
  );
}
