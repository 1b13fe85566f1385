import type { Store } from "./store.ts";

type Member = Pick<Store, "id" | "hqId">;

/** Whether two stores have the same headquarters; one of them may be the headquarters itself. */
export function isOneCompany(one: Member, other: Member): boolean {
  return (one.hqId ?? one.id) === (other.hqId ?? other.id);
}
