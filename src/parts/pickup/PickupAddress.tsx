import { Trans } from "@lingui/react/macro";
import { addressLine } from "../../domain/store/addressLine.ts";
import { showsPickupAddress } from "../../domain/store/showsPickupAddress.ts";
import type { Store } from "../../domain/store/store.ts";
import { PinIcon } from "../../ui/lazyIcons.tsx";
import { registerSheet } from "../../ui/sheets.ts";
import { TelephoneLink } from "../../ui/TelephoneLink.tsx";
import { mapUrl } from "../../views/store/mapUrl.ts";
import css from "./PickupAddress.css?inline";

registerSheet(css);

interface PickupAddressProps {
  readonly store: Store;
  /** The store's name for diners. */
  readonly name: string;
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
  return (
    <a className="pickup-address__map" href={mapUrl(store, name)} target="_blank" rel="noopener noreferrer">
      <PinIcon />
      <Trans>Open in Maps</Trans>
    </a>
  );
}
