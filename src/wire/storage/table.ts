import type { SavedCarts } from "../../domain/cart/savedCarts.ts";
import type { Attempt } from "../../domain/checkout/attempt.ts";
import { type Language, languages } from "../../domain/host/hostSettings.ts";
import type { DietaryFit } from "../../domain/menu/menu.ts";
import type { OrderAddress } from "../../domain/order/orderAddress.ts";
import type { CouponCodes } from "../../domain/promotion/couponCodes.ts";
import type { OfferAnswers } from "../../domain/promotion/offerAnswers.ts";
import type { PlainDocument } from "../documents/firestoreJson.ts";
import * as v from "./schema.ts";
import { storagePrefix } from "./scope.ts";
import { word } from "./word.ts";

/** One thing that is kept on the device. Card data has no row here, so it can't be kept (R37). */
export interface StoredThing<T> {
  readonly key: string;
  /** How long: `local` until it is taken away, `session` until the tab is closed. */
  readonly storage: "local" | "session";
  /** Nobody misses it: where there is no room, it goes before anything else does. */
  readonly isExpendable: boolean;
  /** Null where it is too long to keep. */
  encode(value: T): string | null;
  /** Null where nothing is kept, or nothing that this release can read. */
  parse(text: string | null): T | null;
}

/** Where an order is involved: a visit that orders nothing does without the schema, and until then reads nothing. */
export interface LateThing<T> extends StoredThing<T> {
  learn(schema: v.GenericSchema<unknown, T>): void;
}

interface Row {
  readonly key: string;
  readonly storage: "local" | "session";
  readonly isExpendable: boolean;
  /** Counts up when the form changes so that older values can't be read any more. */
  readonly version: number;
  readonly longest: number;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function stored<T>(row: Row & { readonly schema: v.GenericSchema<unknown, T> }): StoredThing<T> {
  const thing = late<T>(row);
  thing.learn(row.schema);
  return thing;
}

function late<T>({ key, storage, isExpendable, version, longest }: Row): LateThing<T> {
  let kept: v.GenericSchema<unknown, { readonly value: T }> | null = null;
  return {
    key,
    storage,
    isExpendable,
    learn(schema) {
      kept = v.object({ version: v.picklist([version]), value: schema });
    },
    encode(value) {
      const text = JSON.stringify({ version, value });
      return text.length > longest ? null : text;
    },
    parse(text) {
      if (!kept || text === null || text.length > longest) return null;
      const result = v.safeParse(kept, parseJson(text));
      return result.success ? result.output.value : null;
    },
  };
}

const ids = v.array(word);
const plainDocument = v.object({ id: word, fields: v.record(v.string(), v.unknown()) });

/** How much room the menu took in the page (R82), in a window of that width. */
export interface Place {
  readonly windowPx: number;
  readonly heightPx: number;
}

/** Documents as they came, so that they are read again by the same codecs. */
export interface LastMenu {
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  readonly store: PlainDocument;
  readonly menus: readonly PlainDocument[];
}

const lastMenu = v.object({
  savedAt: v.pipe(v.number(), v.finite()),
  store: plainDocument,
  menus: v.array(plainDocument),
});

const short = { storage: "local", isExpendable: false, version: 1, longest: 1_000 } as const;
const long = { ...short, longest: 500_000 } as const;

export const storedThings = {
  language: stored<Language>({ ...short, key: "language", schema: v.picklist(languages) }),
  /** R4: `mobile=true` lasts for the session. */
  mobile: stored({ ...short, key: "mobile", storage: "session", schema: v.boolean() }),
  room: stored({ ...short, key: "room", schema: word }),
  table: stored({ ...short, key: "table", schema: word }),
  coupon: stored({ ...short, key: "coupon", schema: word }),
  dietary: stored<DietaryFit>({
    ...short,
    key: "dietary",
    schema: v.object({ allergies: ids, intolerances: ids, preferences: ids }),
    longest: 10_000,
  }),
  cart: late<SavedCarts>({ ...long, key: "cart" }),
  /** A code a store; what it is worth is the backend's to say, each time. */
  coupons: stored<CouponCodes>({ ...short, key: "coupons", schema: v.record(v.string(), word), longest: 10_000 }),
  offers: stored<OfferAnswers>({
    ...short,
    key: "offers",
    isExpendable: true,
    schema: v.record(v.string(), v.record(v.string(), v.boolean())),
    longest: 10_000,
  }),
  /** R33: the order on its way, until its outcome is known. */
  checkoutData: late<Attempt>({ ...long, key: "checkoutData" }),
  /** The same where there is no room for it: then this tab knows it, and a reload of it. */
  checkoutDataOfTab: late<Attempt>({ ...long, key: "checkoutDataOfTab", storage: "session" }),
  /** Placed, and not yet shown to its diner. */
  unseenOrder: late<OrderAddress>({ ...short, key: "unseenOrder", storage: "session" }),
  /** By how much the device's time is put right, in milliseconds. */
  clock: stored({ ...short, key: "clock", schema: v.number() }),
  /** R34. */
  guest: stored({ ...short, key: "guest", schema: word }),
  /** `wire/host/storedHeight.ts` reads it too. */
  place: stored<Place>({
    ...short,
    key: "place",
    schema: v.object({ windowPx: v.number(), heightPx: v.pipe(v.number(), v.minValue(0)) }),
  }),
  /** Browsers give a site about five million characters, and the host page needs some of them. */
  lastMenu: stored<LastMenu>({ ...short, key: "lastMenu", isExpendable: true, schema: lastMenu, longest: 1_000_000 }),
};

/** What a thing is called and where it lies, whatever it is. */
export type StoredPlace = Pick<StoredThing<unknown>, "key" | "storage" | "isExpendable">;

/** R33: what makes room for the rest, in this order. The menu is read again, and an offer asks again. */
export const expendableThings: readonly StoredPlace[] = [storedThings.lastMenu, storedThings.offers];

/** What an earlier visit may have left of an order: read with the schemas of `orderSchemas.ts`. */
export const orderThings: readonly StoredPlace[] = [
  storedThings.cart,
  storedThings.checkoutData,
  storedThings.checkoutDataOfTab,
  storedThings.unseenOrder,
];

/** Whether this is where any shop keeps such a thing. */
export function isStorageKeyOf({ key }: StoredPlace, storageKey: string): boolean {
  return storageKey.startsWith(storagePrefix) && storageKey.endsWith(`:${key}`);
}
