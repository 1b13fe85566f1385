/** The text of a row's value. Null if it is too long to store. */
export function encodeStored(
  { version, longest }: { readonly version: number; readonly longest: number },
  value: unknown,
): string | null {
  const text = JSON.stringify({ version, value });
  return text.length > longest ? null : text;
}
