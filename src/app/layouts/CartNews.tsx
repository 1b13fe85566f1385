import { useAtomValue } from "jotai";
import { cartHappeningAtom } from "../../state/cart/cart.atoms.ts";
import { QuietPart } from "../QuietPart.tsx";
import { loadCartNews } from "../routes.ts";

/** Tells those who don't see it what has just happened to the cart, and its total. It stands there before it speaks. */
export function CartNews() {
  const hasHappened = useAtomValue(cartHappeningAtom) !== null;
  return (
    <p role="status" className="visually-hidden">
      {hasHappened && <QuietPart load={loadCartNews} />}
    </p>
  );
}
