import { atom } from "jotai";
import { orderServicesAtom } from "../services.atoms.ts";

/** R59: whether this session saves orders instead of placing them. */
export const savesOrdersAtom = atom((get) => get(orderServicesAtom).orderMemory.savesOrders());
