import { atom } from "jotai";
import { orderServicesAtom } from "../services.atoms.ts";

/** R59: nothing is placed in this session. */
export const savesOrdersAtom = atom((get) => get(orderServicesAtom).orderMemory.savesOrders());
