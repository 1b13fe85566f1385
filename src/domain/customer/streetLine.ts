/** A street as maps name it. */
export interface FoundStreet {
  /** Null where maps know only the street. */
  readonly number: string | null;
  readonly name: string;
}

/** "125 Bourke St". */
export function foundStreet(text: string): FoundStreet {
  const [, number = null, name = text] = /^(\d\S*)\s+(\D.*)$/.exec(text) ?? [];
  return { number, name };
}

/** What stands before a street's name: a unit as "Unit 5," or "5/", and a number as "12", "12a" or "12-14". */
const beginning =
  /^\s*(?<unit>(?:(?:unit|apartment|apt|flat|suite|shop|level|floor|room|u|l)\b\.?\s*#?[\w-]+[\s,/]+)*(?:#?[\w-]+\s*\/\s*)?)(?<number>\d+\s?[a-z]?(?:\s?-\s?\d+[a-z]?)?(?=[\s,]|$))?/iu;

/** The street of a suggestion with what only the diner knows: their apartment or unit, and a number that maps lack. */
export function streetLine(typed: string, { number, name }: FoundStreet): string {
  const { unit = "", number: typedNumber } = beginning.exec(typed)?.groups ?? {};
  return `${unit}${[number ?? typedNumber, name].filter(Boolean).join(" ")}`;
}

/** Where maps know no number, their position is anywhere on the street. */
export function isWholeStreet({ number }: FoundStreet): boolean {
  return number === null;
}
