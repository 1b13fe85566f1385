import { atom } from "jotai";
import { cartAtom } from "./cart.atoms.ts";

/** How many units are ordered. Products that the picked venue doesn't sell stay in the cart (R75), but don't count. */
export const orderedCountAtom = atom((get) =>
  get(cartAtom).lines.reduce(
    (count, { unavailability, quantity }) => (unavailability === null ? count + quantity : count),
    0,
  ),
);
