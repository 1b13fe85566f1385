import { atom } from "jotai";
import type { Customer, Member } from "../../domain/customer/customer.ts";
import type { Session } from "../../services/ports/session.ts";
import { routeAtom } from "../navigation/navigation.atoms.ts";
import { orderServicesAtom } from "../services.atoms.ts";

interface SessionState {
  readonly customer: Customer;
  readonly isReturning: boolean;
  readonly mayReturn: boolean;
}

/** Null until the session is followed. */
const heardAtom = atom<SessionState | null>(null);

function heardOf(session: Session): SessionState {
  return { customer: session.customer(), isReturning: session.isReturning(), mayReturn: session.mayReturn() };
}

/** The diner who orders, according to the session. */
export const customerAtom = atom(
  (get): Customer => (get(heardAtom) ?? heardOf(get(orderServicesAtom).session)).customer,
);

/** Whether a member was signed in here and it isn't known yet if they still are. */
export const isReturningAtom = atom((get) => (get(heardAtom) ?? heardOf(get(orderServicesAtom).session)).isReturning);

export const memberAtom = atom((get): Member | null => {
  const customer = get(customerAtom);
  return customer.kind === "member" ? customer : null;
});

/**
 * Whether the member's part of the cart is waiting for them, because their session has ended or that isn't known yet.
 */
export const isMemberAwaitedAtom = atom((get) => (get(heardAtom) ?? heardOf(get(orderServicesAtom).session)).mayReturn);

/** The member whose session ended while they were ordering. The form keeps their details (R61). */
export const endedMemberAtom = atom<Member | null>(null);

/** Follows the session until stopped: who signs in or out, and their points. */
export const followSessionAtom = atom(null, (get, set): (() => void) => {
  const { session } = get(orderServicesAtom);
  const hear = () => {
    const before = get(memberAtom);
    const heard = heardOf(session);
    if (!heard.mayReturn) set(endedMemberAtom, null);
    else if (before && get(routeAtom).name === "checkout") set(endedMemberAtom, before);
    set(heardAtom, heard);
  };
  hear();
  return session.listen(hear);
});

/** A member has logged out in another tab while this one shows the checkout: what they typed is gone from it. */
export const isLoggedOutElsewhereAtom = atom(false);
