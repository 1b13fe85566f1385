import { type CheckedField, checkFields, fine, wrong } from "../form/checkFields.ts";
import { tableNumber } from "../visit/visit.ts";
import { checkPersonName } from "./contact.ts";
import { checkEmail } from "./email.ts";

/** The check-in form as typed, without the table. */
export interface TypedVisitor {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  /** Empty if the visitor doesn't want offers. */
  readonly offers: string;
}

/** S23: a visitor of a store, and their table. */
export interface CheckIn {
  readonly name: string;
  readonly phone: string;
  /** Empty if it isn't given. */
  readonly email: string;
  readonly table: string;
  readonly wantsOffers: boolean;
}

const shortest = 2;

/** R51: visitors come from all countries, so any two characters count as a phone number. */
function checkShort(text: string): CheckedField<string, "required" | "too-short"> {
  const value = text.trim();
  if (value === "") return wrong("required");
  return [...value].length < shortest ? wrong("too-short") : fine(value);
}

/** S23. */
export function checkVisitor({ name, phone, email, offers }: TypedVisitor) {
  const wantsOffers = offers !== "";
  const isLeftOut = !wantsOffers && email.trim() === "";
  return checkFields(
    {
      name: checkPersonName(name),
      phone: checkShort(phone),
      email: isLeftOut ? fine("") : checkEmail(email),
      offers: fine(wantsOffers),
    },
    (visitor): Omit<CheckIn, "table"> => ({
      name: visitor.name,
      phone: visitor.phone,
      email: visitor.email,
      wantsOffers: visitor.offers,
    }),
  );
}

/** The table that the page or the device names. */
interface NamedTable {
  readonly table: string | null;
  /** R52: it was named so long ago that the visitor may sit elsewhere now. */
  readonly isOld: boolean;
}

/**
 * R52: a QR code without a number requires the table. Without a code it is optional, because the visitor may still be
 * at the door.
 */
export function checkVisitedTable(
  typed: string,
  { table, isOld }: NamedTable,
): CheckedField<string, "required" | "unsure"> {
  const named = tableNumber(table);
  if (named !== null) return isOld ? wrong("unsure") : fine(named);
  const number = tableNumber(typed.trim());
  if (table === null && number === "") return fine("");
  return number ? fine(number) : wrong("required");
}
