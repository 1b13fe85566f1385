import { useAtomValue } from "jotai";
import { useEffect, useState } from "react";
import { CartPanel } from "../../parts/cart/CartPanel.tsx";
import { SkipToCart } from "../../parts/cart-frame/SkipToCart.tsx";
import { orderAgainPartAtom } from "../../parts/menu-extras/menuExtras.atoms.ts";
import { cartCountAtom } from "../../state/cart/cart.atoms.ts";
import { isPriceSettledAtom } from "../../state/order/pricing.atoms.ts";
import { servicesAtom } from "../../state/services.atoms.ts";
import { Skeleton } from "../../ui/Skeleton.tsx";

/** Longer than most stores need to respond. After that, showing the products matters more. */
const patienceMs = 2_000;

/** The cart of a desktop, beside the menu. */
export function SideCart() {
  const orderAgain = useAtomValue(orderAgainPartAtom);
  const isEmpty = useAtomValue(cartCountAtom) === 0;
  if (!useIsWhole()) return <Skeleton heightPx={200} />;
  return (
    <>
      <CartPanel emptyAction={orderAgain} />
      {!isEmpty && <SkipToCart />}
    </>
  );
}

/**
 * The cart of a previous visit waits for its offers and surcharges: if it were shown before them, its checkout button
 * would move when they arrive. Products that are added later are shown immediately.
 */
function useIsWhole(): boolean {
  const { clock } = useAtomValue(servicesAtom);
  const count = useAtomValue(cartCountAtom);
  const isSettled = useAtomValue(isPriceSettledAtom);
  const [isDrawn, setDrawn] = useState(count === 0);
  if (isSettled && !isDrawn) setDrawn(true);
  useEffect(() => (isDrawn ? undefined : clock.after(patienceMs, () => setDrawn(true))), [clock, isDrawn]);
  return isDrawn || isSettled;
}
