import { Trans } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import { BarToCart } from "../../parts/cart-frame/BarToCart.tsx";
import { SkipToCart } from "../../parts/cart-frame/SkipToCart.tsx";
import { cartTotalAtom, isCartFeeAheadAtom } from "../../state/cart/cart.atoms.ts";
import { orderedCountAtom } from "../../state/cart/orderedCount.atoms.ts";
import { storeParamAtom } from "../../state/store/store.atoms.ts";
import { Changed } from "../../ui/Changed.tsx";
import { orderBarAtom } from "../orderBar.atoms.ts";

/** The bar below a phone's menu that leads to the cart. */
export function CartBar() {
  const count = useAtomValue(orderedCountAtom);
  const total = useAtomValue(cartTotalAtom);
  const isFeeAhead = useAtomValue(isCartFeeAheadAtom);
  const param = useAtomValue(storeParamAtom);
  const orderBar = useAtomValue(orderBarAtom);
  if (param === null) return null;
  return (
    <>
      <BarToCart
        to={{ name: "cart", store: param }}
        count={<Changed>{count}</Changed>}
        total={total}
        ahead={isFeeAhead && <Trans>+ delivery</Trans>}
        above={orderBar}
      >
        <Trans>Cart</Trans>
      </BarToCart>
      <SkipToCart />
    </>
  );
}
