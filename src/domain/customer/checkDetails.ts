import { type CheckedField, checkFields, fine, wrong } from "../form/checkFields.ts";
import { checkPersonName } from "./personName.ts";

/** The My Account form as typed, without the address. */
export interface TypedDetails {
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  /** For the delivery driver. */
  readonly deliveryPhone: string;
}

const numeric = /^\+?\d+$/;

/** The returned value has no spaces, dashes or brackets. */
function checkNumericPhone(text: string): CheckedField<string, "required" | "invalid"> {
  // Chinese keyboards type full-width digits and signs, and copied text may have long dashes.
  const phone = text.normalize("NFKC").replace(/[\s\p{Pd}()[\]]/gu, "");
  if (phone === "") return wrong("required");
  return numeric.test(phone) ? fine(phone) : wrong("invalid");
}

/** Spec, section 5, "Profile": any number is a valid phone number here, unlike in an order (R45). */
export function checkDetails(typed: TypedDetails) {
  const delivery = checkNumericPhone(typed.deliveryPhone);
  return checkFields(
    {
      firstName: checkPersonName(typed.firstName, 1),
      lastName: checkPersonName(typed.lastName, 1),
      phone: checkNumericPhone(typed.phone),
      deliveryPhone: delivery.ok || delivery.problem === "invalid" ? delivery : fine(""),
    },
    (details): TypedDetails => details,
  );
}
