import { atom } from "jotai";
import type { Customer, Member } from "../../domain/customer/customer.ts";
import type { Session } from "../../services/ports/session.ts";
import { orderServicesAtom } from "../services.atoms.ts";

interface Heard {
  readonly customer: Customer;
  readonly isReturning: boolean;
}

/** Null until the session is followed. */
const heardAtom = atom<Heard | null>(null);

function heardOf(session: Session): Heard {
  return { customer: session.customer(), isReturning: session.isReturning() };
}

/** Who orders, as the session says. */
export const customerAtom = atom(
  (get): Customer => (get(heardAtom) ?? heardOf(get(orderServicesAtom).session)).customer,
);

/** Somebody was signed in here, and it isn't known yet whether they still are. */
export const isReturningAtom = atom((get) => (get(heardAtom) ?? heardOf(get(orderServicesAtom).session)).isReturning);

export const memberAtom = atom((get): Member | null => {
  const customer = get(customerAtom);
  return customer.kind === "member" ? customer : null;
});

/** Follows the session until stopped: who signs in or out, and their points. */
export const followSessionAtom = atom(null, (get, set): (() => void) => {
  const { session } = get(orderServicesAtom);
  const hear = () => set(heardAtom, heardOf(session));
  hear();
  return session.listen(hear);
});
