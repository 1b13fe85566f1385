import { useAtomValue } from "jotai";
import { useEffect, useState } from "react";
import { CartPanel } from "../../parts/cart/CartPanel.tsx";
import { cartCountAtom } from "../../state/cart/cart.atoms.ts";
import { isPriceSettledAtom } from "../../state/order/pricing.atoms.ts";
import { servicesAtom } from "../../state/services.atoms.ts";
import { Skeleton } from "../../ui/Skeleton.tsx";

/** Longer than most stores need to answer; after that a diner would rather see their dishes. */
const patienceMs = 2_000;

/** A desk's cart, beside the menu. */
export function SideCart() {
  return useIsWhole() ? <CartPanel headingLevel={2} /> : <Skeleton heightPx={200} />;
}

/**
 * A cart of last time comes with its offers and surcharges: drawn before them, its Checkout would move when they
 * arrive. What is put in afterwards shows at once.
 */
function useIsWhole(): boolean {
  const { clock } = useAtomValue(servicesAtom);
  const count = useAtomValue(cartCountAtom);
  const isSettled = useAtomValue(isPriceSettledAtom);
  const [isDrawn, setDrawn] = useState(count === 0);
  if (isSettled && !isDrawn) setDrawn(true);
  useEffect(() => (isDrawn ? undefined : clock.every(patienceMs, () => setDrawn(true))), [clock, isDrawn]);
  return isDrawn || isSettled;
}
