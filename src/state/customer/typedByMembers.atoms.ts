import { atom } from "jotai";
import { forgetMembersTypedAtom, takeOverTypedAtom } from "../form/ownedForms.actions.ts";
import { routeAtom } from "../navigation/navigation.atoms.ts";
import { orderServicesAtom } from "../services.atoms.ts";
import { isLoggedOutElsewhereAtom, memberAtom } from "./customer.atoms.ts";

/** The uid of the member who was signed in last and hasn't logged out: what is typed on this page may be theirs. */
const lastMemberUidAtom = atom<string | null>(null);

/**
 * R61: what a guest has typed belongs to the member who signs in. After a log-out in any tab, and for the next member,
 * nothing of the last member stays in a form. A session that ends by itself removes nothing.
 */
export const assignTypedAtom = atom(null, (get, set) => {
  const uid = get(memberAtom)?.uid ?? null;
  const lastMemberUid = get(lastMemberUidAtom);
  const isAnother = uid !== null && lastMemberUid !== null && uid !== lastMemberUid;
  const hasLoggedOut = uid === null && get(orderServicesAtom).session.hasLoggedOut();
  if (isAnother || hasLoggedOut) set(forgetMembersTypedAtom);
  const isTyping = get(routeAtom).name === "checkout" || get(routeAtom).name === "giftCheckout";
  if (uid !== null) set(isLoggedOutElsewhereAtom, false);
  else if (hasLoggedOut && lastMemberUid !== null && isTyping) set(isLoggedOutElsewhereAtom, true);
  if (uid !== null) set(takeOverTypedAtom, uid);
  if (uid !== null || hasLoggedOut) set(lastMemberUidAtom, uid);
});
