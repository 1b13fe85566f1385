import { atom } from "jotai";
import { cartAtom } from "./cart.atoms.ts";

/** Units that are ordered: what the picked venue doesn't sell stays in the cart (R75), and costs nothing. */
export const orderedCountAtom = atom((get) =>
  get(cartAtom).lines.reduce((count, { lack, quantity }) => (lack === null ? count + quantity : count), 0),
);
