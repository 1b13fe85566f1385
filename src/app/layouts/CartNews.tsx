import { useAtomValue } from "jotai";
import { cartHappeningAtom } from "../../state/cart/cart.atoms.ts";
import { OrderParts } from "../OrderParts.tsx";
import { loadCartNews } from "../routes.ts";
import { useChunk } from "../useChunk.ts";

/** Tells those who don't see it what has just happened to the cart, and its total. It stands there before it speaks. */
export function CartNews() {
  const hasHappened = useAtomValue(cartHappeningAtom) !== null;
  return (
    <p role="status" className="visually-hidden">
      {hasHappened && <News />}
    </p>
  );
}

function News() {
  const chunk = useChunk(loadCartNews);
  return (
    chunk.kind === "ready" && (
      <OrderParts meanwhile={null}>
        <chunk.Component />
      </OrderParts>
    )
  );
}
