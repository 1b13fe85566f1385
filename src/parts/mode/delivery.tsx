import { Trans } from "@lingui/react/macro";
import { atom, useAtom, useAtomValue, useSetAtom } from "jotai";
import { useEffect } from "react";
import { addressLine } from "../../domain/store/addressLine.ts";
import { contactForm } from "../../state/checkout/form/checkoutForms.ts";
import { type ModeForm, withContact } from "../../state/checkout/form/modeForm.atoms.ts";
import { addressForm, isOutOfAreaAtom, pickSuggestionAtom } from "../../state/fulfilment/address.atoms.ts";
import { deliveryAtom, quoteQuery, rememberTravelAtom, routeQuery } from "../../state/fulfilment/delivery.atoms.ts";
import { addressOf } from "../../state/fulfilment/suggestions.atoms.ts";
import { useFormState } from "../../ui/Form.tsx";
import { OpeningField } from "../../ui/OpeningField.tsx";
import { AddressForm, InstructionsField } from "../address-form/AddressForm.tsx";
import { DeliveryFee } from "./DeliveryChange.tsx";
import type { ModePart, PlaceOf } from "./modePart.ts";

/** The order can't be placed while the delivery's fee is unknown or the delivery is unavailable. */
const destination: ModeForm["destination"] = atom((get) => {
  const address = get(addressForm.checked);
  const delivery = get(deliveryAtom);
  if (!address.ok) return address;
  if (delivery.kind !== "known") return { ok: false, problems: delivery.kind };
  const { instructions } = address.value;
  const where = { ...addressOf(address.value), position: delivery.position };
  return { ok: true, value: { mode: "delivery", address: where, instructions } };
});

function DeliveryFields() {
  return (
    <>
      <AddressForm form={addressForm} takeAtom={pickSuggestionAtom} isOutOfArea={useAtomValue(isOutOfAreaAtom)} />
      <DeliveryQueries />
    </>
  );
}

/** Most drivers need none. */
function DeliveryExtras() {
  const [{ instructions }, type] = useAtom(addressForm.typed);
  const { disabled } = useFormState();
  return (
    <OpeningField words={<Trans>Add delivery instructions</Trans>} isFilled={instructions !== ""} disabled={disabled}>
      <InstructionsField value={instructions} onChange={(typed) => type({ instructions: typed })} disabled={disabled} />
    </OpeningField>
  );
}

/**
 * Looks up the route and the fee of each complete address, once nothing has changed for a moment. Rendered with the
 * fields, and with their summary while they are folded: even if the fee doesn't depend on the route, the order carries
 * the position of its address (R49).
 */
function DeliveryQueries() {
  const wayAsked = useAtomValue(routeQuery.question);
  const quoteAsked = useAtomValue(quoteQuery.question);
  const askWay = useSetAtom(routeQuery.ask);
  const askQuote = useSetAtom(quoteQuery.ask);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is another question.
  useEffect(() => askWay(), [askWay, wayAsked]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: so is another cart or another time.
  useEffect(() => askQuote(), [askQuote, quoteAsked]);
  const delivery = useAtomValue(deliveryAtom);
  const rememberTravel = useSetAtom(rememberTravelAtom);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another delivery takes another time.
  useEffect(() => rememberTravel(), [rememberTravel, delivery]);
  return null;
}

/** Delivered to the diner's address. */
export const delivery: ModePart<PlaceOf<"delivery">> = {
  destination,
  checked: withContact(destination),
  typed: atom((get) => [...Object.values(get(addressForm.typed)), ...Object.values(get(contactForm.typed))]),
  Fields: DeliveryFields,
  BelowTime: DeliveryFee,
  Extras: DeliveryExtras,
  tooLate: (
    <Trans>
      No delivery time is left: the store closes before your order could be with you. Please come back when it opens
      next.
    </Trans>
  ),
  placeFirst: <Trans>We need your delivery address first.</Trans>,
  destinationWords: ({ address, instructions }) => [addressLine({ ...address, address: address.street }), instructions],
  Queries: DeliveryQueries,
};
