import { checkFields, fine } from "../form/checkFields.ts";
import type { TypedAddress } from "./address.ts";
import { checkPersonName, checkPhone } from "./contact.ts";

/** A member's delivery address. */
export interface ProfileAddress extends TypedAddress {
  readonly phone: string;
  /** Null if the address hasn't been located yet. */
  readonly position: { readonly latitude: number; readonly longitude: number } | null;
}

/** The data that members can edit themselves (R62). */
export interface Profile {
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  /** Null if they haven't given one. */
  readonly address: ProfileAddress | null;
}

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
