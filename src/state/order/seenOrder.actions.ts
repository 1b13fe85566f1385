import { atom } from "jotai";
import { orderServicesAtom } from "../services.atoms.ts";

/** Call it when a message is shown in place of the order, because that is all that the diner will see. */
export const orderSeenAtom = atom(null, (get) => get(orderServicesAtom).orderMemory.forgetUnseenOrder());
