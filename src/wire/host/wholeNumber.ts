/** A number that can be the id of a store or headquarters company. Null for 0. */
export function wholeNumber(text: string | null | undefined): number | null {
  return (/^\s*\d{1,15}\s*$/.test(`${text}`) && Number(text)) || null;
}
