import { useAtomValue } from "jotai";
import { cartHappeningAtom } from "../../state/cart/cart.atoms.ts";
import { toSayAtom } from "../../state/screen/toSay.atoms.ts";
import { SaidView } from "../../views/shell/LayoutView.tsx";
import { QuietPart } from "../QuietPart.tsx";
import { loadSaidWords } from "../routes.ts";

/** Announces to screen readers what has just changed: the cart and its total, the order mode, fees. */
export function Said() {
  const happening = useAtomValue(cartHappeningAtom);
  const toSay = useAtomValue(toSayAtom);
  return SaidView({ children: (happening ?? toSay) && <QuietPart load={loadSaidWords} /> });
}
