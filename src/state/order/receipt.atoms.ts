import { atom } from "jotai";
import { isOutOfService } from "../../domain/fulfilment/delivery.ts";
import { type FeeAhead, feeAhead, pricedSums, receiptRows } from "../../domain/order/receiptRows.ts";
import { isOutOfAreaAtom } from "../fulfilment/address.atoms.ts";
import { deliveryAtom } from "../fulfilment/delivery.atoms.ts";
import { modeAtom } from "../fulfilment/mode.atoms.ts";
import { areChargesKnownAtom, chargesAtom } from "../promotion/rules.atoms.ts";
import { pricedOrderAtom } from "./pricedOrder.atoms.ts";

/** The delivery fee by which the total will rise once the address is known; null if it won't. */
const feeAheadAtom = atom((get): FeeAhead | null => {
  const { isFeeKnown, subtotal } = get(pricedOrderAtom);
  if (get(modeAtom) !== "delivery" || isFeeKnown || !get(areChargesKnownAtom)) return null;
  if (get(isOutOfAreaAtom) || isOutOfService(get(deliveryAtom))) return null;
  return feeAhead(get(chargesAtom).charges.freight, subtotal.amount);
});

export const isFeeAheadAtom = atom((get) => get(feeAheadAtom) !== null);

/** R116: the rows of the cart's receipt, for every screen that shows its sums. */
export const receiptAtom = atom((get) => receiptRows(pricedSums(get(pricedOrderAtom), get(feeAheadAtom))));
