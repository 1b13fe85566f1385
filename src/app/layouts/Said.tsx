import { useAtomValue } from "jotai";
import { cartHappeningAtom } from "../../state/cart/cart.atoms.ts";
import { toSayAtom } from "../../state/screen/toSay.atoms.ts";
import { QuietPart } from "../QuietPart.tsx";
import { loadSaidWords } from "../routes.ts";

/**
 * Tells screen readers what has just changed: the cart and its total, the order mode, fees. The element is there before
 * its text, so that the text is read.
 */
export function Said() {
  const happening = useAtomValue(cartHappeningAtom);
  const toSay = useAtomValue(toSayAtom);
  return (
    <p role="status" className="visually-hidden">
      {(happening ?? toSay) && <QuietPart load={loadSaidWords} />}
    </p>
  );
}
