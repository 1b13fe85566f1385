import { Trans } from "@lingui/react/macro";
import { atom, useAtomValue } from "jotai";
import { addressLine } from "../../domain/store/addressLine.ts";
import { showsPickupAddress } from "../../domain/store/showsPickupAddress.ts";
import type { Store } from "../../domain/store/store.ts";
import { storeTitle } from "../../domain/store/storeTitle.ts";
import { contactForm } from "../../state/checkout/form/checkoutForms.ts";
import { type ModeForm, withContact } from "../../state/checkout/form/modeForm.atoms.ts";
import { shownStoreAtom } from "../../state/store/store.atoms.ts";
import { useStoreText } from "../language/useStoreText.ts";
import { MapLink, PickupAddress } from "../pickup/PickupAddress.tsx";
import type { ModePart, PlaceOf } from "./modePart.ts";

const destination: ModeForm["destination"] = atom({ ok: true, value: { mode: "pickup" } });

/** Pickup has no fields besides the time. */
function PickupFields() {
  const store = useAtomValue(shownStoreAtom);
  const storeText = useStoreText();
  return store && <PickupAddress store={store} name={storeText(storeTitle(store))} />;
}

function PickupMap() {
  const store = useAtomValue(shownStoreAtom);
  const storeText = useStoreText();
  return store && showsPickupAddress(store) && <MapLink store={store} name={storeText(storeTitle(store))} />;
}

function PickUpAt({ store }: { readonly store: Store }) {
  if (!showsPickupAddress(store)) return <Trans>Pickup</Trans>;
  const address = addressLine(store.location);
  return <Trans>Pick up at {address}</Trans>;
}

/** Picked up by the diner. */
export const pickup: ModePart<PlaceOf<"pickup">> = {
  destination,
  checked: withContact(destination),
  typed: atom((get) => Object.values(get(contactForm.typed))),
  Fields: PickupFields,
  tooLate: (
    <Trans>
      No pickup time is left: the store closes before your order could be ready. Please come back when it opens next.
    </Trans>
  ),
  placeFirst: null,
  destinationWords: (_place, store) => [<PickUpAt key="at" store={store} />],
  BesidePlace: PickupMap,
};
