import { type CheckedField, checkFields, fine, wrong } from "../form/checkFields.ts";

export interface Address {
  /** Includes the apartment or unit. */
  readonly street: string;
  readonly suburb: string;
  readonly postcode: string;
  readonly state: string;
}

/** The delivery form as typed. */
export interface TypedAddress extends Address {
  readonly instructions: string;
}

const shortestSuburb = 3;

function checkFilled(text: string): CheckedField<string, "required"> {
  return text === "" ? wrong("required") : fine(text);
}

function checkSuburb(text: string): CheckedField<string, "required" | "too-short"> {
  return [...text].length >= shortestSuburb || text === "" ? checkFilled(text) : wrong("too-short");
}

/** `isServed` returns whether the store delivers to a postcode. */
function checkPostcode(
  text: string,
  isServed: (postcode: string) => boolean,
): CheckedField<string, "required" | "invalid" | "not-served"> {
  if (text === "") return wrong("required");
  if (!/^\d+$/.test(text)) return wrong("invalid");
  return isServed(text) ? fine(text) : wrong("not-served");
}

/** S20. */
export function checkAddress(typed: TypedAddress, isServed: (postcode: string) => boolean) {
  return checkFields(
    {
      street: checkFilled(typed.street.trim()),
      suburb: checkSuburb(typed.suburb.trim()),
      // Chinese keyboards type full-width digits.
      postcode: checkPostcode(typed.postcode.normalize("NFKC").trim(), isServed),
      state: checkFilled(typed.state),
      instructions: fine(typed.instructions.trim()),
    },
    (address): TypedAddress => address,
  );
}

export type AddressProblems = Extract<ReturnType<typeof checkAddress>, { readonly ok: false }>["problems"];
