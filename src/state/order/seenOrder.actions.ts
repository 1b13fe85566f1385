import { atom } from "jotai";
import { orderServicesAtom } from "../services.atoms.ts";

/** Where the order itself isn't shown, the message in its place is all that its diner will see. */
export const orderSeenAtom = atom(null, (get) => get(orderServicesAtom).orderMemory.forgetUnseenOrder());
