import type { StoreReference } from "../../domain/host/hostSettings.ts";
import type { Menu } from "../../domain/menu/menu.ts";
import type { Store, StoreId } from "../../domain/store/store.ts";

export type Reading<T> =
  | { readonly kind: "found"; readonly value: T }
  | { readonly kind: "missing" }
  | { readonly kind: "failed" };

export interface StoreSnapshot {
  readonly store: Store;
  readonly menus: readonly Menu[];
}

/** A store's public documents. Failures are returned as values, and logged where they happen. */
export interface StoreDocuments {
  /** Returns immediately what this diner saw on the previous visit. */
  recall(reference: StoreReference): StoreSnapshot | null;
  loadStore(reference: StoreReference): Promise<Reading<Store>>;
  loadMenus(id: StoreId): Promise<Reading<readonly Menu[]>>;
  /** Reports every change until stopped. For screens that stay open for days. */
  watch(id: StoreId, listener: StoreListener): () => void;
}

export interface StoreListener {
  store(reading: Reading<Store>): void;
  menus(reading: Reading<readonly Menu[]>): void;
}
