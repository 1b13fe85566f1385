import { atom } from "jotai";
import { coversSome } from "../../domain/order/coversSome.ts";
import { pricedOrderAtom } from "./pricedOrder.atoms.ts";

/** The code that its lines name. Null if it covers all of them: then it stands once, beside the total. */
export const codeOfSomeLinesAtom = atom((get): string | null => {
  const { coupon, lines } = get(pricedOrderAtom);
  return coupon !== null && coversSome(lines) ? coupon.code : null;
});
