import { atom } from "jotai";
import { isOutOfService } from "../../domain/fulfilment/delivery.ts";
import { isOutOfAreaAtom } from "../fulfilment/address.atoms.ts";
import { deliveryAtom } from "../fulfilment/delivery.atoms.ts";
import { modeAtom } from "../fulfilment/mode.atoms.ts";
import { pricedOrderAtom } from "./pricedOrder.atoms.ts";

/** Whether the total will rise by a delivery fee that isn't known yet. */
export const isFeeAheadAtom = atom(
  (get) =>
    get(modeAtom) === "delivery" &&
    !get(pricedOrderAtom).isFeeKnown &&
    !get(isOutOfAreaAtom) &&
    !isOutOfService(get(deliveryAtom)),
);
