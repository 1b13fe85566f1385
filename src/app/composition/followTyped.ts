import { memberAtom } from "../../state/customer/customer.atoms.ts";
import { settleTypedAtom } from "../../state/customer/typedByMembers.actions.ts";
import type { JotaiStore } from "../../state/services.atoms.ts";

/** Whose the typed forms are, with each change of who is signed in. */
export function followTyped(store: JotaiStore): () => void {
  const settle = () => store.set(settleTypedAtom);
  settle();
  return store.sub(memberAtom, settle);
}
