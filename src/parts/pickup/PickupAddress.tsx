import { Trans } from "@lingui/react/macro";
import { addressLine, plainAddressLine } from "../../domain/store/addressLine.ts";
import type { Store } from "../../domain/store/store.ts";
import { PinIcon } from "../../ui/lazyIcons.tsx";
import { registerSheet } from "../../ui/sheets.ts";
import { TelephoneLink } from "../../ui/TelephoneLink.tsx";
import css from "./PickupAddress.css?inline";

registerSheet(css);

interface PickupAddressProps {
  readonly store: Store;
  /** The store's name for diners. */
  readonly name: string;
}

/** A store may hide its address (HideAddressOnPickup, R44). */
export function showsPickupAddress({ view, location }: Store): boolean {
  return !view.hidesPickupAddress && addressLine(location) !== "";
}

/** The store's address, with a link to a map. */
export function PickupAddress({ store, name }: PickupAddressProps) {
  if (!showsPickupAddress(store)) return null;
  return (
    <div className="pickup-address">
      <address>
        <strong>{addressLine(store.location)}</strong>
        <span className="pickup-address__who">
          <span>{name}</span> {store.phone && <TelephoneLink phone={store.phone} />}
        </span>
      </address>
      <MapLink store={store} name={name} />
    </div>
  );
}

export function MapLink({ store, name }: Pick<PickupAddressProps, "store" | "name">) {
  const query = encodeURIComponent(`${name}, ${plainAddressLine(store.location)}`);
  return (
    <a
      className="pickup-address__map"
      href={`https://www.google.com/maps/search/?api=1&query=${query}`}
      target="_blank"
      rel="noopener noreferrer"
    >
      <PinIcon />
      <Trans>Open in Maps</Trans>
    </a>
  );
}
