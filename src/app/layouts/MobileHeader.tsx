import { useLingui } from "@lingui/react/macro";
import { useAtomValue, useSetAtom } from "jotai";
import { StoreBrand } from "../../parts/store/StoreBrand.tsx";
import { openOverlayAtom } from "../../state/overlay/overlay.atoms.ts";
import { shownRouteAtom } from "../../state/screen/shownRoute.atoms.ts";
import { IconButton } from "../../ui/IconButton.tsx";
import { MenuIcon } from "../../ui/icons.tsx";
import { CartLink } from "./CartLink.tsx";

/** The top bar of a phone; the rest is in its drawer. */
export function MobileHeader() {
  const { t } = useLingui();
  const open = useSetAtom(openOverlayAtom);
  // There the way back leads to the cart, and the order stands in its first line.
  const isAtCheckout = useAtomValue(shownRouteAtom).name.endsWith("heckout");
  return (
    <header className="header">
      <div className="header__inner">
        <IconButton label={t`Menu`} icon={<MenuIcon />} onClick={() => open({ kind: "menu-drawer" })} />
        <StoreBrand />
        <div className="header__actions">{!isAtCheckout && <CartLink />}</div>
      </div>
    </header>
  );
}
