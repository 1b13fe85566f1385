const groupDigits = 4;
const cardDigits = 16;
/** Three digits: neither accepted card type has more. */
const maskedCvvDigits = 3;

/** Wide digits come from a Chinese keyboard. */
export function digitsOf(text: string): string {
  return text.normalize("NFKC").replace(/\D/g, "");
}

/** 4111 1111 1111 1111, as far as it is typed. */
export function maskCardNumber(text: string): string {
  const digits = digitsOf(text).slice(0, cardDigits);
  const groups = [];
  for (let start = 0; start < digits.length; start += groupDigits) {
    groups.push(digits.slice(start, start + groupDigits));
  }
  return groups.join(" ");
}

/**
 * MM/YY, as far as it is typed. The slash is added with the third digit and not before, or it could not be deleted; a
 * typed slash stays. Browsers also fill in 12/2030.
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
