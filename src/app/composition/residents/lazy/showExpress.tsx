import type { ComponentType } from "react";
import { cartExpressAtom, giftCartExpressAtom } from "../../../../parts/cart/expressSlots.atoms.ts";
import { QuietPart } from "../../../QuietPart.tsx";
import type { ShopScope } from "../../shopScope.ts";

const loadForCart = () =>
  import("../../../../features/checkout/CartExpress.tsx").then((chunk): ComponentType => chunk.CartExpress);
const loadForGifts = () =>
  import("../../../../features/gift-checkout/GiftCartExpress.tsx").then(
    (chunk): ComponentType => chunk.GiftCartExpress,
  );

/** R97: the wallets in the cart. */
export function showCartExpress({ store }: ShopScope): void {
  store.set(cartExpressAtom, <QuietPart load={loadForCart} />);
}

/** The same for the cart of gift cards. */
export function showGiftExpress({ store }: ShopScope): void {
  store.set(giftCartExpressAtom, <QuietPart load={loadForGifts} />);
}
