import type { Address } from "../customer/address.ts";
import { type ContactField, contactFields, type TypedContact } from "../customer/contact.ts";
import type { CheckedForm } from "../form/checkFields.ts";
import { type Cents, cents } from "../money/cents.ts";
import type { DeliveryFee, ReceiptRow } from "../order/receiptRows.ts";

/** What a wallet tells of the address before the diner approves (R97). */
export type WalletPlace = Omit<Address, "street">;

/** What a wallet knows of the diner once they approve. What it doesn't know is empty. */
export interface WalletDiner {
  readonly contact: TypedContact;
  /** Null if it wasn't asked for. */
  readonly address: Address | null;
}

/** A wallet has one field for both names. */
export type SheetField = "name" | "email" | "phone" | "address";

/** The fields of a sheet that fill in the contact. */
export function sheetFieldOf(field: ContactField): Exclude<SheetField, "address"> {
  return field === "email" || field === "phone" ? field : "name";
}

/** What an order lacks that a sheet can give. */
export interface SheetQuestions {
  readonly contact: readonly ContactField[];
  readonly address: boolean;
}

type ContactProblems = Readonly<Record<ContactField, string | null>>;

/** The fields that aren't valid yet. */
export function lackingContact(checked: CheckedForm<unknown, ContactProblems>): readonly ContactField[] {
  return checked.ok ? [] : contactFields.filter((field) => checked.problems[field] !== null);
}

/** Why the diner can't approve the sheet as it is. */
export type SheetProblem =
  | { readonly kind: "contact"; readonly field: ContactField }
  /** `fee`: the delivery costs something else than the sheet has shown. */
  | { readonly kind: "address"; readonly why: "out-of-area" | "unreachable" | "fee" }
  /** The order isn't as it was shown any more. The page says why. */
  | { readonly kind: "order" };

/**
 * What a row of the receipt adds, as a sheet lists it: a discount counts down. Null: a fee that isn't known yet. Undefined
 * for what a sheet doesn't list: it has a total of its own, and the GST is contained in that.
 */
export function sheetAmount(row: ReceiptRow): Cents | null | undefined {
  switch (row.kind) {
    case "subtotal":
      return row.amount;
    case "discount":
      return cents(-row.amount);
    case "delivery":
      return feeAmount(row.fee);
    case "surcharge":
      return row.charged.amount;
    case "total":
    case "gst":
      return undefined;
  }
}

function feeAmount(fee: DeliveryFee): Cents | null {
  if (fee.kind === "free") return cents(0);
  return fee.kind === "known" ? fee.amount : null;
}
