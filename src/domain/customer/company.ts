import type { Store } from "../store/store.ts";

/** Whose member somebody is (R60). */
export interface Company {
  readonly hqId: number;
  /** The one that a link to a new password leads back to. */
  readonly id: number;
}

/** Null where neither a store nor a headquarters is known. */
export function companyOf(store: Pick<Store, "id" | "hqId"> | null, hqId: number | null): Company | null {
  const headquarters = store?.hqId ?? hqId ?? store?.id ?? null;
  const id = store?.id ?? hqId;
  return headquarters === null || id === null ? null : { hqId: headquarters, id };
}
