import { useAtomValue, useSetAtom } from "jotai";
import { useTranslate } from "../../parts/language/useTranslate.ts";
import { StoreBrand } from "../../parts/store/StoreBrand.tsx";
import { openOverlayAtom } from "../../state/overlay/overlay.atoms.ts";
import { shownRouteAtom } from "../../state/screen/shownRoute.atoms.ts";
import { PhoneHeaderView } from "../../views/shell/PhoneHeaderView.tsx";
import { CartLink } from "./CartLink.tsx";

export function MobileHeader() {
  const open = useSetAtom(openOverlayAtom);
  // The checkout's back link leads to the cart, and its first line shows the order.
  const isAtCheckout = ["checkout", "giftCheckout"].includes(useAtomValue(shownRouteAtom).name);
  return PhoneHeaderView({
    translate: useTranslate(),
    brand: <StoreBrand />,
    cart: !isAtCheckout && <CartLink />,
    onMenu: () => open({ kind: "menu-drawer" }),
  });
}
