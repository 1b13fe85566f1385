import type { Cart, CartLine, CartModifier, MealAddOn } from "../cart/cart.ts";
import { listedProducts } from "../menu/listedProducts.ts";
import type { Menu } from "../menu/menu.ts";
import type { StoreId } from "../store/store.ts";
import { parseSavedLines, type SavedLine } from "./savedLines.ts";

/** R59: an order saved as a QR code. */
export interface SavedOrder {
  readonly storeId: StoreId;
  readonly lines: readonly SavedLine[];
}

/** The capacity in bytes of a version 30 QR code, the densest that a phone's camera can read from a phone's screen. */
export const longestCode = 1_732;

/** The prefix that distinguishes a saved order from other QR codes. */
const mark = "$";

const version = 1;

/** A number is shorter than the same text in quotes. 0 stands for a missing value. */
function shortId(id: string): string | number {
  return /^[1-9]\d{0,14}$/.test(id) ? Number(id) : id;
}

function shortList(values: readonly unknown[]): readonly unknown[] | 0 {
  return values.length > 0 ? values : 0;
}

/** Omits missing values at the end, and the brackets if only the id is left. */
function row(id: string, ...rest: readonly unknown[]): unknown {
  const length = rest.findLastIndex((value) => value !== 0) + 1;
  return length === 0 ? shortId(id) : [shortId(id), ...rest.slice(0, length)];
}

function quantityOf({ quantity }: { readonly quantity: number }): number {
  return quantity === 1 ? 0 : quantity;
}

function extrasOf(modifiers: readonly CartModifier[]): readonly unknown[] | 0 {
  return shortList(modifiers.map((each) => row(each.modifierId, quantityOf(each), extrasOf(each.subs))));
}

function rollOf({ triggerId, productId, modifiers }: MealAddOn): unknown {
  return row(triggerId, shortId(productId), extrasOf(modifiers));
}

/** Omitted (0) if the menu lists the product only once. */
function listingOf(line: CartLine, menu: Menu): readonly unknown[] | 0 {
  const listed = listedProducts(menu).filter(({ product }) => product.id === line.productId);
  return listed.length > 1 ? [shortId(line.categoryId), shortId(line.entryId)] : 0;
}

function lineOf(line: CartLine, menu: Menu): unknown {
  return row(
    line.productId,
    quantityOf(line),
    extrasOf(line.modifiers),
    line.note || 0,
    listingOf(line, menu),
    shortList(line.mealAddOns.map(rollOf)),
    line.redemption?.ruleKey ?? 0,
  );
}

function base64url(text: string): string {
  const bytes = Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte));
  return btoa(bytes.join("")).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

function textOf(code: string): string {
  const bytes = atob(code.replaceAll("-", "+").replaceAll("_", "/"));
  return new TextDecoder("utf-8", { fatal: true }).decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)));
}

/**
 * Null if the order doesn't fit into a QR code. Unavailable lines are left out, because their ids come from another
 * store.
 */
export function encodeSavedOrder(storeId: StoreId, { lines }: Cart, menu: Menu): string | null {
  const wanted = lines.filter(({ unavailability }) => unavailability === null);
  const order = { v: version, store: storeId, lines: wanted.map((line) => lineOf(line, menu)) };
  const code = mark + base64url(JSON.stringify(order));
  return code.length > longestCode ? null : code;
}

/** The scanned or pasted code as it is used in a path. */
export function bareCode(text: string): string {
  const code = text.trim();
  return code.startsWith(mark) ? code.slice(mark.length) : code;
}

function unknownFrom(code: string): unknown {
  try {
    return JSON.parse(textOf(code));
  } catch {
    return null;
  }
}

/** Null if the text isn't a saved order. Anybody can create one, so its length is limited to limit the work. */
export function parseSavedOrder(text: string): SavedOrder | null {
  const code = bareCode(text);
  if (code.length > longestCode) return null;
  const order = unknownFrom(code);
  if (typeof order !== "object" || order === null) return null;
  const own = (key: string): unknown => (Object.hasOwn(order, key) ? order[key as keyof typeof order] : undefined);
  const [storeId, lines] = [own("store"), parseSavedLines(own("lines"))];
  if (own("v") !== version || !lines) return null;
  return typeof storeId === "number" && Number.isSafeInteger(storeId) && storeId > 0 ? { storeId, lines } : null;
}
