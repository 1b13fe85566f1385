import * as v from "valibot";
import type { OrderedDishes } from "../../domain/customer/orderedDishes.ts";
import { type Language, languages } from "../../domain/host/hostSettings.ts";
import type { DietaryFit } from "../../domain/menu/menu.ts";
import type { DocumentJson } from "../documents/firestoreJson.ts";
import { firstScreenKey, storagePrefix } from "./scope.ts";
import { type StorageSlot, shortRow, stored, word } from "./stored.ts";

const ids = v.array(word);
const documentJson = v.object({ id: word, fields: v.record(v.string(), v.unknown()) });

/** The menu's height on the page (R82), in a window of this width. */
export interface MenuHeight {
  readonly windowPx: number;
  readonly heightPx: number;
}

/** The documents as received, so that the same codecs read them again. */
export interface LastMenu {
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  readonly store: DocumentJson;
  readonly menus: readonly DocumentJson[];
}

const lastMenu = v.object({
  savedAt: v.pipe(v.number(), v.finite()),
  store: documentJson,
  menus: v.array(documentJson),
});

const dietary = {
  ...shortRow,
  schema: v.object({ allergies: ids, intolerances: ids, preferences: ids }),
  longest: 10_000,
} as const;

/** The values that the first view may read. */
export const storageRows = {
  language: stored<Language>({ ...shortRow, key: "language", schema: v.picklist(languages) }),
  /** R4: `mobile=true` lasts for the session. */
  mobile: stored({ ...shortRow, key: "mobile", storage: "session", schema: v.boolean() }),
  room: stored({ ...shortRow, key: "room", schema: word }),
  table: stored({ ...shortRow, key: "table", schema: word }),
  coupon: stored({ ...shortRow, key: "coupon", schema: word }),
  dietary: stored<DietaryFit>({ ...dietary, key: "dietary" }),
  /** R86: the same for this tab only, if the diner's details aren't to be remembered. */
  dietaryOfTab: stored<DietaryFit>({ ...dietary, key: "dietaryOfTab", storage: "session" }),
  /** When it was chosen, in milliseconds since 1970. */
  dietaryAt: stored({ ...shortRow, key: "dietaryAt", schema: v.pipe(v.number(), v.finite()) }),
  /** R92: the store that the tab has shown last, on pages that name none. */
  lastStore: stored({ ...shortRow, key: "lastStore", storage: "session", schema: word }),
  /** By store: the products that were ordered there, kept as long as the diner's details. */
  dishes: stored<OrderedDishes>({ ...shortRow, key: "dishes", schema: v.record(v.string(), ids), longest: 10_000 }),
  /** The correction of the device's clock, in milliseconds. */
  clock: stored({ ...shortRow, key: "clock", schema: v.number() }),
  /** `storedHeight` (`wire/host/firstRead.ts`) reads it too. */
  place: stored<MenuHeight>({
    ...shortRow,
    key: "place",
    schema: v.object({ windowPx: v.number(), heightPx: v.pipe(v.number(), v.minValue(0)) }),
  }),
  /** Browsers allow a site about five million characters, and the host page needs some of them. */
  lastMenu: stored<LastMenu>({
    ...shortRow,
    key: "lastMenu",
    isExpendable: true,
    schema: lastMenu,
    longest: 1_000_000,
  }),
};

const orderSlot = { storage: "local", isExpendable: false } as const;

/** The keys of a cart and an order (`orderTable.ts`). A visit without an order never reads them. */
export const orderKeys = {
  cart: { ...orderSlot, key: "cart" },
  offers: { ...orderSlot, key: "offers", isExpendable: true },
  /** R33 attempt: the order in progress, until its outcome is known. */
  checkoutData: { ...orderSlot, key: "checkoutData" },
  /** The same, for this tab only, if the shared storage has no room for it. */
  checkoutDataOfTab: { ...orderSlot, key: "checkoutDataOfTab", storage: "session" },
  /** The last order that was placed, until its diner has seen it. */
  unseenOrder: { ...orderSlot, key: "unseenOrder", storage: "session" },
} as const satisfies Readonly<Record<string, StorageSlot>>;

/**
 * R33 space: removed in this order when storage is full. The menu can be read again, and an offer can be made again.
 */
export const expendableRows: readonly StorageSlot[] = [firstScreenKey, storageRows.lastMenu, orderKeys.offers];

/** Whether this is the key of this value for any shop. */
export function isStorageKeyOf({ key }: StorageSlot, storageKey: string): boolean {
  return storageKey.startsWith(storagePrefix) && storageKey.endsWith(`:${key}`);
}
