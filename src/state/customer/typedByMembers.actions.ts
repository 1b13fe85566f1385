import { atom } from "jotai";
import { forgetMembersTypedAtom, takeOverTypedAtom } from "../form/ownedForms.actions.ts";
import { orderServicesAtom } from "../services.atoms.ts";
import { memberAtom } from "./customer.atoms.ts";

/**
 * R61: what a guest has typed is theirs who sign in. After a log-out, in whatever tab, nothing of the member is left in a
 * form; a session that ends by itself takes nothing away.
 */
export const settleTypedAtom = atom(null, (get, set) => {
  const member = get(memberAtom);
  if (member) set(takeOverTypedAtom, member.uid);
  else if (get(orderServicesAtom).session.hasLoggedOut()) set(forgetMembersTypedAtom);
});
