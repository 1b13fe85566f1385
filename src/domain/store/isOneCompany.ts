import type { Store } from "./store.ts";

type Member = Pick<Store, "id" | "hqId">;

/** Whether two stores have one headquarters; that may be one of them. */
export function isOneCompany(one: Member, other: Member): boolean {
  return (one.hqId ?? one.id) === (other.hqId ?? other.id);
}
