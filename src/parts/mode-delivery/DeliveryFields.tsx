import { useAtomValue } from "jotai";
import { addressForm, isOutOfAreaAtom, takeSuggestionAtom } from "../../state/fulfilment/address.atoms.ts";
import { AddressForm } from "../address-form/AddressForm.tsx";
import { AskDelivery } from "./AskDelivery.tsx";
import { DeliveryChange } from "./DeliveryChange.tsx";

/** The delivery address, and what the delivery costs. */
export function DeliveryFields() {
  return (
    <AddressForm form={addressForm} takeAtom={takeSuggestionAtom} isOutOfArea={useAtomValue(isOutOfAreaAtom)}>
      <AskDelivery />
      <DeliveryChange />
    </AddressForm>
  );
}
