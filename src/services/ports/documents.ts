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

/** The public documents of a store. Failures are values here, and logged where they happen. */
export interface StoreDocuments {
  /** What this visitor saw last time, immediately. */
  recall(reference: StoreReference): StoreSnapshot | null;
  loadStore(reference: StoreReference): Promise<Reading<Store>>;
  loadMenus(id: StoreId): Promise<Reading<readonly Menu[]>>;
  /** Reports every change until stopped; for screens that stay open for days. */
  watch(id: StoreId, listener: StoreListener): () => void;
}

export interface StoreListener {
  store(reading: Reading<Store>): void;
  menus(reading: Reading<readonly Menu[]>): void;
}
