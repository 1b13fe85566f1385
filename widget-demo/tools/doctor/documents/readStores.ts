import type { Menu } from "../../../../src/domain/menu/menu.ts";
import type { Store } from "../../../../src/domain/store/store.ts";
import type { DocumentJson } from "../../../../src/wire/documents/firestoreJson.ts";
import { parseMenu } from "../../../../src/wire/documents/menu.ts";
import { parseStore } from "../../../../src/wire/documents/store.ts";
import type { Fields, ReadingContext } from "../../../../src/wire/reading.ts";
import type { JsonFields } from "../../../backend/documents/types.ts";
import { asShopReads } from "../../asShopReads.ts";
import type { Documents, Subject } from "../subject.ts";

/** The contract says what is wrong, so what the shop notes isn't needed. */
export const reading: ReadingContext = { base: "https://shop.example/", note: () => {} };

export interface MenuRead {
  readonly path: string;
  readonly id: string;
  readonly fields: Fields;
  readonly menu: Menu;
}

/** A store with what belongs to it, as the shop reads it. */
export interface StoreRead {
  readonly path: string;
  readonly store: Store;
  readonly fields: JsonFields;
  readonly menus: readonly MenuRead[];
  /** The documents of its collection PriceTriggers. */
  readonly triggers: readonly DocumentJson[];
  /** What its company is known by; null if it has none. */
  readonly company: string | null;
  /** It lists the stores of its company, and sells nothing itself. */
  readonly isHeadquarters: boolean;
}

/** The path of a store, with its brand and its id; null if it isn't one. */
export function storeAt(path: string): { readonly brand: string | null; readonly id: string } | null {
  const [, brand = null, id] = /^(?:Brands\/([^/]+)\/)?Companies\/([^/]+)$/.exec(path) ?? [];
  return id === undefined ? null : { brand, id };
}

/** The store to which a document belongs; null if it is nobody's. */
export function storePathOf(path: string): string | null {
  return /^(?:Brands\/[^/]+\/)?Companies\/[^/]+/.exec(path)?.[0] ?? null;
}

/** Whether the doctor is asked about this store. */
export function isAskedFor(path: string, { stores, hq }: Pick<Subject, "stores" | "hq">): boolean {
  const id = Number(storeAt(path)?.id);
  return stores.length === 0 || stores.includes(id) || hq === id;
}

/** All stores of the documents, also those that the doctor isn't asked about: they are of the same company. */
export function readStores(documents: Documents): readonly StoreRead[] {
  const parts = Map.groupBy(Object.keys(documents), (path) => storePathOf(path) ?? "");
  const read = Object.entries(documents).flatMap(([path, fields]) => readStore(path, fields, documents, parts));
  const companies = new Set(read.map(({ company }) => company));
  return read.map((each) => {
    const isNamed = companies.has(String(each.store.id)) && each.menus.length === 0;
    return { ...each, isHeadquarters: each.store.isHq || isNamed };
  });
}

function readStore(
  path: string,
  fields: JsonFields,
  documents: Documents,
  parts: ReadonlyMap<string, readonly string[]>,
): StoreRead[] {
  const at = storeAt(path);
  const store = at && parseStore(at.id, asShopReads(path, fields).fields, reading);
  if (!store) return [];
  const below = (collection: string) =>
    (parts.get(path) ?? [])
      .filter(
        (each) =>
          each.startsWith(`${path}/${collection}/`) &&
          !each.slice(path.length + 1).includes("/", collection.length + 1),
      )
      .map((each) => ({ path: each, document: asShopReads(each, documents[each] ?? {}) }));
  return [
    {
      path,
      store,
      fields,
      menus: below("Menus").map((each) => readMenu(each.path, each.document)),
      triggers: below("PriceTriggers").map(({ document }) => document),
      company: at.brand ?? (store.hqId === null ? null : String(store.hqId)),
      isHeadquarters: store.isHq,
    },
  ];
}

function readMenu(path: string, { id, fields }: DocumentJson): MenuRead {
  return { path, id, fields: { values: fields, path, context: reading }, menu: parseMenu(id, fields, reading) };
}
