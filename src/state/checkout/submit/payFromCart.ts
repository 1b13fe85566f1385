import { atom, type WritableAtom } from "jotai";
import type { SubmitResult } from "../placing/placing.ts";

/**
 * The press of a wallet's button in a cart. Returns whether the checkout has to show what came of it: the order being
 * sent, why it wasn't, or what is needed first. A sheet that the diner has closed leaves them in the cart (R97).
 */
export function buildPayFromCart(submitAtom: WritableAtom<null, [], Promise<SubmitResult>>) {
  return atom(null, async (_get, set): Promise<boolean> => {
    const result = await set(submitAtom);
    return result.kind !== "closed" || result.message !== null;
  });
}
