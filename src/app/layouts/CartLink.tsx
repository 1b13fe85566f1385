import { useAtomValue } from "jotai";
import type { MouseEvent } from "react";
import { giftTotalAtom } from "../../parts/gift/giftTotal.atoms.ts";
import { useTranslate } from "../../parts/language/useTranslate.ts";
import { useRouteLink } from "../../parts/navigation/RouteLink.tsx";
import { headerLookAtom } from "../../parts/store/headerLook.atoms.ts";
import { cartCountAtom, cartTotalAtom } from "../../state/cart/cart.atoms.ts";
import { hasCartBarAtom } from "../../state/cart/sideCart.atoms.ts";
import { settingsAtom } from "../../state/host/host.atoms.ts";
import { isGiftModeAtom, pageRouteAtom, type ShownRoute } from "../../state/screen/shownRoute.atoms.ts";
import { storeAtom, storeParamAtom } from "../../state/store/store.atoms.ts";
import { takesOrdersAtom } from "../../state/store/storeState.atoms.ts";
import { CartLinkView } from "../../views/shell/CartLinkView.tsx";

/** These show an order themselves. The checkout's back link leads to the cart. */
const orderScreens: readonly ShownRoute["name"][] = [
  "checkout",
  "giftCheckout",
  "completeOrder",
  "thankYou",
  "giftThankYou",
];

/** Shown while the store loads, while it takes orders (now or ahead), and in gift mode; never on a digital display. */
export function CartLink() {
  const isTaking = useAtomValue(takesOrdersAtom);
  const isGift = useAtomValue(isGiftModeAtom);
  const param = useAtomValue(storeParamAtom);
  const { isDigitalDisplay } = useAtomValue(settingsAtom);
  const isComing = useAtomValue(storeAtom).kind === "loading";
  const isAtOrder = orderScreens.includes(useAtomValue(pageRouteAtom).name);
  if (param === null || isAtOrder || isDigitalDisplay || !(isComing || isGift || isTaking)) return null;
  return <OpenCartLink param={param} isComing={isComing} isGift={isGift} />;
}

interface OpenCartLinkProps {
  readonly param: string;
  readonly isComing: boolean;
  readonly isGift: boolean;
}

function OpenCartLink({ param, isComing, isGift }: OpenCartLinkProps) {
  const translate = useTranslate();
  const { link } = useRouteLink({ name: isGift ? "giftCart" : "cart", store: param });
  const total = useAtomValue(isGift ? giftTotalAtom : cartTotalAtom);
  // A menu's header reserves nothing anyway, and its first screen doesn't know.
  const isAlone = useAtomValue(headerLookAtom).place === "alone";
  const isEmpty = useAtomValue(cartCountAtom) === 0 && isAlone && !isGift;
  // The bar below a phone's menu shows it. If the link did too until the bar is loaded, it would grow for a moment.
  const hasCartBar = useAtomValue(hasCartBarAtom);
  const follow = (event: MouseEvent<HTMLElement>) => {
    const root = event.currentTarget.getRootNode() as ShadowRoot;
    // The cart column beside the menu or the gift cards.
    const cart = root.querySelector<HTMLElement>(".layout__side section");
    if (!cart) return link.onClick(event);
    event.preventDefault();
    cart.focus();
  };
  const shown = { total: hasCartBar ? null : total, isEmpty, isComing };
  return CartLinkView({ ...shown, translate, link: { ...link, onClick: follow } });
}
