import { atom } from "jotai";
import { pricedSums, receiptRows } from "../../domain/order/receiptRows.ts";
import { feeAheadAtom } from "./feeAhead.atoms.ts";
import { pricedOrderAtom } from "./pricedOrder.atoms.ts";

/** R116: the rows of the cart's receipt, for every screen that shows its sums. */
export const receiptAtom = atom((get) => receiptRows(pricedSums(get(pricedOrderAtom), get(feeAheadAtom))));
