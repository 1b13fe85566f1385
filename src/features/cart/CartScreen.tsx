import { Trans } from "@lingui/react/macro";
import { useAtomValue, useSetAtom } from "jotai";
import { CartPanel } from "../../parts/cart/CartPanel.tsx";
import { RouteLink } from "../../parts/navigation/RouteLink.tsx";
import { navigateAtom } from "../../state/navigation/navigation.atoms.ts";
import { homeRouteAtom } from "../../state/screen/homeRoute.atoms.ts";
import { Button } from "../../ui/Button.tsx";
import { ArrowLeftIcon } from "../../ui/laterIcons.tsx";
import { registerSheet } from "../../ui/sheets.ts";
import css from "./CartScreen.css?inline";

registerSheet(css);

/** A phone's cart. */
export function CartScreen() {
  const home = useAtomValue(homeRouteAtom);
  const navigate = useSetAtom(navigateAtom);
  return (
    <div className="cart-screen">
      <RouteLink to={home} className="cart-screen__back">
        <ArrowLeftIcon />
        <Trans>Back to menu</Trans>
      </RouteLink>
      <CartPanel
        headingLevel={1}
        emptyAction={
          <Button onClick={() => navigate(home)}>
            <Trans>Back to menu</Trans>
          </Button>
        }
      />
    </div>
  );
}
