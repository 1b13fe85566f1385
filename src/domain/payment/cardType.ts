export type CardType = "visa" | "visa-electron" | "mastercard" | "amex" | "discover" | "diners" | "jcb";

/** R55: no other card is accepted. */
export const takenTypes: readonly CardType[] = ["visa", "visa-electron", "mastercard"];

export function isTaken(type: CardType): boolean {
  return takenTypes.includes(type);
}

/**
 * S25; the first match counts. A Mastercard is recognised by its whole number, the others by their first
 * digits.
 */
const beginnings: readonly (readonly [CardType, RegExp])[] = [
  ["visa-electron", /^(?:4026|417500|4405|4508|4844|4913|4917)/],
  ["visa", /^4/],
  ["mastercard", /^(?:5[1-5]\d\d|222[1-9]|22[3-9]\d|2[3-6]\d\d|27[01]\d|2720)\d{12}$/],
  ["amex", /^3[47]/],
  ["discover", /^(?:6011|65|64[4-9]|622(?:12[6-9]|1[3-9]|[2-8]|9[01]|92[0-5]))/],
  ["diners", /^(?:30[0-5]|3[68])/],
  ["jcb", /^35(?:2[89]|[3-8])/],
];

/** Null if the digits typed so far match no known card. */
export function cardTypeOf(digits: string): CardType | null {
  return beginnings.find(([, beginning]) => beginning.test(digits))?.[0] ?? null;
}

/** R25: the type that surcharges go by. A card that nobody can pay with costs nothing, so it has none. */
export function chargedTypeOf(digits: string): CardType | null {
  const type = cardTypeOf(digits);
  return type !== null && isTaken(type) ? type : null;
}

/** R55: false once the digits typed so far can't become the number of a card that is accepted. */
export function mayBecomeTaken(digits: string): boolean {
  const beginning = digits.slice(0, 4);
  const [least, most] = [beginning.padEnd(4, "0"), beginning.padEnd(4, "9")];
  return digits === "" || /^[45]/.test(digits) || (most >= "2221" && least <= "2720");
}

/** The beginnings of a Mastercard. Its surcharge needs the whole number (S25), its mark in the field doesn't. */
const mastercardBeginning = /^(?:5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/;

/** Whose mark the field shows while a card is typed. None of a card that isn't accepted. */
export function cardBrandOf(digits: string): CardType | null {
  return chargedTypeOf(digits) ?? (mastercardBeginning.test(digits) ? "mastercard" : null);
}
