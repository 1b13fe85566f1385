/**
 * Keeps only the store and the screen: anybody can open an order by its id, and a reset link contains an e-mail
 * address.
 */
export function pathWithoutIds(path: string): string {
  const [whole = ""] = path.split(/[?#]/, 1);
  const segments = whole.split("/");
  return segments.length > 4 ? [...segments.slice(0, 4), "…"].join("/") : whole;
}
