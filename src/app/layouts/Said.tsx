import { useAtomValue } from "jotai";
import { cartHappeningAtom } from "../../state/cart/cart.atoms.ts";
import { QuietPart } from "../QuietPart.tsx";
import { loadCartNews } from "../routes.ts";

/**
 * Tells screen readers what has just happened to the cart, and its total. The element is there before its text, so that
 * the text is read.
 */
export function CartNews() {
  const hasHappened = useAtomValue(cartHappeningAtom) !== null;
  return (
    <p role="status" className="visually-hidden">
      {hasHappened && <QuietPart load={loadCartNews} />}
    </p>
  );
}
