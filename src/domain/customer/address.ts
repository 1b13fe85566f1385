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

/** A street as the maps service returns it. */
export interface FoundStreet {
  /** Null if maps know only the street. */
  readonly number: string | null;
  readonly name: string;
}

/** Splits a line such as "125 Bourke St". */
export function foundStreet(text: string): FoundStreet {
  const [, number = null, name = text] = /^(\d\S*)\s+(\D.*)$/.exec(text) ?? [];
  return { number, name };
}

/** The text before a street's name: a unit as "Unit 5," or "5/", and a number as "12", "12a" or "12-14". */
const beginning =
  /^\s*(?<unit>(?:(?:unit|apartment|apt|flat|suite|shop|level|floor|room|u|l)\b\.?\s*#?[\w-]+[\s,/]+)*(?:#?[\w-]+\s*\/\s*)?)(?<number>\d+\s?[a-z]?(?:\s?-\s?\d+[a-z]?)?(?=[\s,]|$))?/iu;

/**
 * The street of a suggestion, completed with what only the diner typed: an apartment or unit, and a number that maps
 * don't know.
 */
export function streetLine(typed: string, { number, name }: FoundStreet): string {
  const { unit = "", number: typedNumber } = beginning.exec(typed)?.groups ?? {};
  return `${unit}${[number ?? typedNumber, name].filter(Boolean).join(" ")}`;
}

/** Whether maps don't know the number. Their position may then be anywhere on the street. */
export function isWholeStreet({ number }: FoundStreet): boolean {
  return number === null;
}
