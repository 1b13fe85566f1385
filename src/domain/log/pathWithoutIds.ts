/** The store and the screen only: anybody can open an order by its id, and a reset link ends in an email address. */
export function pathWithoutIds(path: string): string {
  const [whole = ""] = path.split(/[?#]/, 1);
  const segments = whole.split("/");
  return segments.length > 4 ? [...segments.slice(0, 4), "…"].join("/") : whole;
}
