import { atom } from "jotai";
import type { Customer, Member } from "../../domain/customer/customer.ts";
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

/** Follows the session until stopped: who signs in or out, and their points. */
export const followSessionAtom = atom(null, (get, set): (() => void) => {
  const { session } = get(orderServicesAtom);
  const hear = (customer: Customer) => set(heardCustomerAtom, customer);
  hear(session.customer());
  return session.listen(hear);
});
