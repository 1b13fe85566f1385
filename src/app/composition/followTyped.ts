import { memberAtom } from "../../state/customer/customer.atoms.ts";
import { settleTypedAtom } from "../../state/customer/typedByMembers.atoms.ts";
import type { JotaiStore } from "../../state/services.atoms.ts";

/** Updates whom the typed forms belong to whenever a member signs in or out. */
export function followTyped(store: JotaiStore): () => void {
  const settle = () => store.set(settleTypedAtom);
  settle();
  return store.sub(memberAtom, settle);
}
