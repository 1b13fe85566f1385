import { checkFields, fine } from "../form/checkFields.ts";
import { checkPersonName } from "./personName.ts";
import { checkPhone } from "./phone.ts";

/** The My Account form as typed, without the address. */
export interface TypedDetails {
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  /** For the delivery driver. */
  readonly deliveryPhone: string;
}

/** R51: phones go by the same rule as in an order (R45). */
export function checkDetails(typed: TypedDetails) {
  return checkFields(
    {
      firstName: checkPersonName(typed.firstName, 1),
      lastName: checkPersonName(typed.lastName, 1),
      phone: checkPhone(typed.phone),
      deliveryPhone: typed.deliveryPhone.trim() === "" ? fine("") : checkPhone(typed.deliveryPhone),
    },
    (details): TypedDetails => details,
  );
}
