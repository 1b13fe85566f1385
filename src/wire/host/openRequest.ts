/** What `element.open()` can show (R107). */
const screens = ["menu", "cart", "checkout", "gift-cards", "account"] as const;

export type OpenRequest =
  | { readonly kind: "screen"; readonly screen: (typeof screens)[number] }
  /** Without a quantity, its dialog opens. With one, so many are added where nothing has to be chosen. */
  | { readonly kind: "item"; readonly item: string; readonly quantity: number | null };

const menu: OpenRequest = { kind: "screen", screen: "menu" };

function textOf(value: unknown): string {
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    return String(value);
  }
}

function wrong(value: unknown): TypeError {
  const names = screens.map((screen) => `"${screen}"`).join(" | ");
  return new TypeError(`open() takes { screen: ${names} } or { item, quantity }, not ${textOf(value)}.`);
}

function parseItem(item: unknown, quantity: unknown): OpenRequest | null {
  const id = typeof item === "number" ? `${item}` : item;
  if (typeof id !== "string" || id.trim() === "") return null;
  if (quantity === undefined || quantity === null) return { kind: "item", item: id.trim(), quantity: null };
  const isCount = typeof quantity === "number" && Number.isInteger(quantity) && quantity > 0;
  return isCount ? { kind: "item", item: id.trim(), quantity } : null;
}

/** Throws what a page's developer reads if the page asks for something else. */
export function parseOpenRequest(value: unknown): OpenRequest {
  if (value === undefined) return menu;
  if (typeof value !== "object" || value === null) throw wrong(value);
  const { screen, item, quantity } = value as Readonly<Record<string, unknown>>;
  const named = screens.find((each) => each === screen);
  if (named && item === undefined) return { kind: "screen", screen: named };
  const parsed = screen === undefined ? parseItem(item, quantity) : null;
  if (!parsed) throw wrong(value);
  return parsed;
}
