import { useAtomValue, useSetAtom } from "jotai";
import { useTranslate } from "../../parts/language/useTranslate.ts";
import { headerLookAtom } from "../../parts/store/headerLook.atoms.ts";
import { StoreBrand } from "../../parts/store/StoreBrand.tsx";
import { openOverlayAtom } from "../../state/overlay/overlay.atoms.ts";
import { hasBrand } from "../../views/shell/headerLook.ts";
import { PhoneHeaderView } from "../../views/shell/PhoneHeaderView.tsx";
import { CartLink } from "./CartLink.tsx";

export function MobileHeader() {
  const open = useSetAtom(openOverlayAtom);
  const look = useAtomValue(headerLookAtom);
  return PhoneHeaderView({
    translate: useTranslate(),
    look,
    brand: hasBrand(look) && <StoreBrand />,
    cart: <CartLink />,
    onMenu: () => open({ kind: "menu-drawer" }),
  });
}
