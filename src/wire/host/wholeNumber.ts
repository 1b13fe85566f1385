/** Digits that name a store or a headquarters; 0 names none. */
export function wholeNumber(text: string | null | undefined): number | null {
  const digits = text?.trim() ?? "";
  return /^\d{1,15}$/.test(digits) ? Number(digits) || null : null;
}
