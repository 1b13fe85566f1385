/** A number that can be the id of a store or headquarters; 0 is not one. */
export function wholeNumber(text: string | null | undefined): number | null {
  const digits = text?.trim() ?? "";
  return /^\d{1,15}$/.test(digits) ? Number(digits) || null : null;
}
