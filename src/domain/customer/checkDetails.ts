import { type CheckedField, checkFields, fine, wrong } from "../form/checkFields.ts";
import { checkPersonName } from "./personName.ts";

/** My Account, as it is typed, without the address. */
export interface TypedDetails {
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  /** For who delivers. */
  readonly deliveryPhone: string;
}

const numeric = /^\+?\d+$/;

/** The value has no spaces, dashes or brackets. */
function checkNumericPhone(text: string): CheckedField<string, "required" | "invalid"> {
  // A Chinese keyboard types wide digits and signs; copied text has long dashes.
  const phone = text.normalize("NFKC").replace(/[\s\p{Pd}()[\]]/gu, "");
  if (phone === "") return wrong("required");
  return numeric.test(phone) ? fine(phone) : wrong("invalid");
}

/** Spec, section 5, "Profile": any number is a phone's, unlike an order's (R45). */
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
