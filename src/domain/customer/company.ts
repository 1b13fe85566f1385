import type { Store } from "../store/store.ts";

/** The company that an account belongs to (R60). */
export interface Company {
  readonly hqId: number;
  /** The store or HQ that the link in a password mail leads back to. */
  readonly id: number;
}

/** Null if neither a store nor a headquarters is known. */
export function companyOf(store: Pick<Store, "id" | "hqId"> | null, hqId: number | null): Company | null {
  const headquarters = store?.hqId ?? hqId ?? store?.id ?? null;
  const id = store?.id ?? hqId;
  return headquarters === null || id === null ? null : { hqId: headquarters, id };
}
