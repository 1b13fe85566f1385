/** The paths of a menu, which the first screen knows. A part that ends with `?` is optional. */
export const menuPatterns = {
  main: "/",
  store: "/store/:store",
  cart: "/store/:store/shoppingcartmobile/:qrcode?",
} as const;

/** Other pages that something is drawn for before the app is there. */
export const waitingPatterns = {
  giftStore: "/store/:store/giftcards",
  orderHistory: "/:store/orderhistory",
} as const;

export function segmentsOf(path: string): string[] {
  return path.split("/").filter((segment) => segment !== "");
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** The values of a pattern's parameters in a path; null if the path is another one. */
export function matchPattern(pattern: string, segments: readonly string[]): Record<string, string> | null {
  const expected = segmentsOf(pattern);
  if (segments.length > expected.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of expected.entries()) {
    const given = segments[index];
    const isParam = part.startsWith(":");
    if (given === undefined) {
      if (!part.endsWith("?")) return null;
    } else if (isParam) {
      params[part.replace(/^:|\?$/g, "")] = decoded(given);
    } else if (part.toLowerCase() !== given.toLowerCase()) {
      return null;
    }
  }
  return params;
}

export function fillPattern(pattern: string, params: Readonly<Record<string, string | undefined>>): string {
  const segments = segmentsOf(pattern).flatMap((part) => {
    if (!part.startsWith(":")) return part;
    const value = params[part.replace(/^:|\?$/g, "")];
    return value === undefined ? [] : encodeURIComponent(value);
  });
  return `/${segments.join("/")}`;
}

export function isAt(pattern: string, path: string): boolean {
  return matchPattern(pattern, segmentsOf(path)) !== null;
}

/** Whether a path leads to a menu. An unknown one leads to the main page (R6), too, but the app finds that out. */
export function isMenuPath(path: string): boolean {
  return [menuPatterns.main, menuPatterns.store].some((pattern) => isAt(pattern, path));
}
