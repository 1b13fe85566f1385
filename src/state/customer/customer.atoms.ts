import { atom } from "jotai";
import type { Customer, Member } from "../../domain/customer/customer.ts";
import { routeAtom } from "../navigation/navigation.atoms.ts";
import { orderServicesAtom } from "../services.atoms.ts";

/** Null until the session is followed. */
const heardCustomerAtom = atom<Customer | null>(null);

/** Who orders, as the session says. */
export const customerAtom = atom(
  (get): Customer => get(heardCustomerAtom) ?? get(orderServicesAtom).session.customer(),
);

export const memberAtom = atom((get): Member | null => {
  const customer = get(customerAtom);
  return customer.kind === "member" ? customer : null;
});

/** Whose session ended while they were ordering: what the form shows of them stays (R61). */
export const endedMemberAtom = atom<Member | null>(null);

/** Follows the session until stopped: who signs in or out, and their points. */
export const followSessionAtom = atom(null, (get, set): (() => void) => {
  const { session } = get(orderServicesAtom);
  const hear = (customer: Customer) => {
    const before = get(memberAtom);
    if (customer.kind === "member") set(endedMemberAtom, null);
    else if (before && get(routeAtom).name === "checkout") set(endedMemberAtom, before);
    set(heardCustomerAtom, customer);
  };
  hear(session.customer());
  return session.listen(hear);
});
