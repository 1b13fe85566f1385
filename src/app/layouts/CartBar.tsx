import { Trans } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import { useCheckoutBlock } from "../../parts/cart/useCheckoutBlock.ts";
import { BarToCart } from "../../parts/cart-frame/BarToCart.tsx";
import { SkipToCart } from "../../parts/cart-frame/SkipToCart.tsx";
import { cartTotalAtom, isCartFeeAheadAtom, orderedCountAtom } from "../../state/cart/cart.atoms.ts";
import { orderServicesAtom } from "../../state/services.atoms.ts";
import { storeParamAtom } from "../../state/store/store.atoms.ts";
import { Changed } from "../../ui/Changed.tsx";
import { orderBarAtom } from "../lateParts.atoms.ts";
import { OrderParts } from "../OrderParts.tsx";

/** The bar below a phone's menu that leads to the cart and the checkout. It comes whole, so that nothing in it moves. */
export function CartBar() {
  return (
    <OrderParts meanwhile={null}>
      <WholeBar />
    </OrderParts>
  );
}

function WholeBar() {
  const count = useAtomValue(orderedCountAtom);
  const total = useAtomValue(cartTotalAtom);
  const isFeeAhead = useAtomValue(isCartFeeAheadAtom);
  const store = useAtomValue(storeParamAtom);
  const orderBar = useAtomValue(orderBarAtom);
  const isBlocked = useCheckoutBlock() !== null;
  // R59: this session saves orders, from the cart.
  const savesOrders = useAtomValue(orderServicesAtom).orderMemory.get("paymentType") !== null;
  if (store === null) return null;
  return (
    <>
      <BarToCart
        to={{ name: "cart", store }}
        checkout={isBlocked || savesOrders ? null : { name: "checkout", store }}
        count={<Changed>{count}</Changed>}
        total={total}
        ahead={isFeeAhead && <Trans>+ delivery</Trans>}
        start={orderBar}
      >
        <Trans>Cart</Trans>
      </BarToCart>
      <SkipToCart />
    </>
  );
}
