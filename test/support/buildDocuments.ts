import type { StoreReference } from "../../src/domain/host/hostSettings.ts";
import type { Menu } from "../../src/domain/menu/menu.ts";
import type { Store } from "../../src/domain/store/store.ts";
import type { Reading, StoreDocuments, StoreListener, StoreSnapshot } from "../../src/services/ports/documents.ts";
import type { VenueDocuments } from "../../src/services/ports/venues.ts";

export interface MemoryDocuments extends StoreDocuments, VenueDocuments {
  /** Changes a document as the restaurant would: listeners are called. */
  put(store: Store, menus?: readonly Menu[]): void;
  remove(id: number): void;
  /** From now on reads fail or, with `false`, succeed again. */
  fail(what: { readonly stores?: boolean; readonly menus?: boolean }): void;
  /** Determines the answers to reads during this task now, and delivers them when the returned function is called. */
  hold(work: () => void): () => void;
  /** All reads in order: "store 120", "store Patty", "menus 120", "stores of 7". */
  readonly asked: readonly string[];
}

function isReferredTo(reference: StoreReference, store: Store): boolean {
  return reference.kind === "id" ? store.id === reference.id : store.name === reference.name;
}

/** The documents in memory. The contract tests run the same checks against the real adapter. */
export function buildDocuments(): MemoryDocuments {
  const stores = new Map<number, Store>();
  const menus = new Map<number, readonly Menu[]>();
  const listeners = new Set<{ readonly id: number; readonly listener: StoreListener }>();
  const asked: string[] = [];
  let failing = { stores: false, menus: false };
  let held: Promise<void> | null = null;
  let seen: {
    readonly store: Store | null;
    readonly menus: { readonly of: number; readonly all: readonly Menu[] } | null;
  } = { store: null, menus: null };
  let last: StoreSnapshot | null = null;

  function save(part: Partial<typeof seen>): void {
    seen = { ...seen, ...part };
    if (seen.store && seen.menus?.of === seen.store.id) last = { store: seen.store, menus: seen.menus.all };
  }

  async function answer<T>(question: string, isFailing: boolean, read: () => Reading<T>): Promise<Reading<T>> {
    asked.push(question);
    const reading = isFailing ? ({ kind: "failed" } as const) : read();
    if (held) await held;
    return reading;
  }

  function storeReading(store: Store | undefined): Reading<Store> {
    save({ store: store ?? null });
    return store ? { kind: "found", value: store } : { kind: "missing" };
  }

  function menusReading(id: number): Reading<readonly Menu[]> {
    const all = menus.get(id) ?? [];
    save({ menus: { of: id, all } });
    return { kind: "found", value: all };
  }

  function tell(id: number): void {
    for (const watching of listeners) {
      if (watching.id !== id) continue;
      watching.listener.store(storeReading(stores.get(id)));
      watching.listener.menus(menusReading(id));
    }
  }

  return {
    asked,
    put(store, its) {
      stores.set(store.id, store);
      if (its) menus.set(store.id, its);
      tell(store.id);
    },
    remove(id) {
      stores.delete(id);
      menus.delete(id);
      tell(id);
    },
    fail(what) {
      failing = { ...failing, ...what };
    },
    hold(work) {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      work();
      held = null;
      return resolve;
    },
    recall: (reference) => (last && isReferredTo(reference, last.store) ? last : null),
    loadStore: (reference) =>
      answer(`store ${reference.kind === "id" ? reference.id : reference.name}`, failing.stores, () =>
        storeReading([...stores.values()].find((store) => isReferredTo(reference, store))),
      ),
    loadStoresOf: (hqId) =>
      answer(`stores of ${hqId}`, failing.stores, () => ({
        kind: "found",
        value: [...stores.values()].filter((store) => store.hqId === hqId),
      })),
    loadHeadquarters: async (hqId) => (failing.stores ? null : (stores.get(hqId) ?? null)),
    loadMenus: (id) => answer(`menus ${id}`, failing.menus, () => menusReading(id)),
    watch(id, listener) {
      const watching = { id, listener };
      listeners.add(watching);
      queueMicrotask(() => listeners.has(watching) && tell(id));
      return () => listeners.delete(watching);
    },
  };
}
