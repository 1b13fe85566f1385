const groupDigits = 4;
const cardDigits = 16;
/** Neither accepted card type has a CVV of more than three digits. */
const maskedCvvDigits = 3;

/** Chinese keyboards type full-width digits. */
export function digitsOf(text: string): string {
  return text.normalize("NFKC").replace(/\D/g, "");
}

/** Formats the typed part of a number as 4111 1111 1111 1111. */
export function maskCardNumber(text: string): string {
  const digits = digitsOf(text).slice(0, cardDigits);
  const groups = [];
  for (let start = 0; start < digits.length; start += groupDigits) {
    groups.push(digits.slice(start, start + groupDigits));
  }
  return groups.join(" ");
}

/**
 * Formats the typed part of an expiry date as MM/YY. The slash is added with the third digit, because otherwise it
 * couldn't be deleted. A typed slash stays. Also accepts 12/2030, which browsers autofill.
 */
export function maskExpiry(text: string): string {
  const [, filledMonth, filledYear] = /^\s*(\d{1,2})\s*\D\s*20(\d\d)\s*$/.exec(text.normalize("NFKC")) ?? [];
  if (filledMonth && filledYear) return `${filledMonth.padStart(2, "0")}/${filledYear}`;
  const [, typedMonth] = /^\s*(\d{1,2})\s*[/-]\s*$/.exec(text.normalize("NFKC")) ?? [];
  if (typedMonth) return `${typedMonth.padStart(2, "0")}/`;
  const digits = digitsOf(text.replace(/^\s*(\d)\s*[/-]/, "0$1/"));
  return digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2, 4)}` : digits;
}

export function maskCvv(text: string): string {
  return digitsOf(text).slice(0, maskedCvvDigits);
}
