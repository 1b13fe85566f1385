import { atom } from "jotai";
import { forgetMembersTypedAtom, takeOverTypedAtom } from "../form/ownedForms.actions.ts";
import { orderServicesAtom } from "../services.atoms.ts";
import { memberAtom } from "./customer.atoms.ts";
import { typistAtom } from "./typist.atoms.ts";

/**
 * R61: what a guest has typed is theirs who sign in. After a log-out, in whatever tab, and for the next member, nothing of
 * the member is left in a form; a session that ends by itself takes nothing away.
 */
export const settleTypedAtom = atom(null, (get, set) => {
  const uid = get(memberAtom)?.uid ?? null;
  const typist = get(typistAtom);
  const isAnother = uid !== null && typist !== null && uid !== typist;
  const hasLoggedOut = uid === null && get(orderServicesAtom).session.hasLoggedOut();
  if (isAnother || hasLoggedOut) set(forgetMembersTypedAtom);
  if (uid !== null) set(takeOverTypedAtom, uid);
  if (uid !== null || hasLoggedOut) set(typistAtom, uid);
});
