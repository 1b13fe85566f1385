import { Trans, useLingui } from "@lingui/react/macro";
import { useAtomValue, useSetAtom } from "jotai";
import { CartPanel } from "../../parts/cart/CartPanel.tsx";
import { RouteLink } from "../../parts/navigation/RouteLink.tsx";
import { navigateAtom } from "../../state/navigation/navigation.atoms.ts";
import { isOpeningOrderAtom } from "../../state/order/isOpeningOrder.atoms.ts";
import { homeRouteAtom } from "../../state/screen/homeRoute.atoms.ts";
import { Button } from "../../ui/Button.tsx";
import { ArrowLeftIcon } from "../../ui/laterIcons.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { registerSheet } from "../../ui/sheets.ts";
import css from "./CartScreen.css?inline";

registerSheet(css);

/** A phone's cart. */
export function CartScreen() {
  const home = useAtomValue(homeRouteAtom);
  const navigate = useSetAtom(navigateAtom);
  const isOpening = useAtomValue(isOpeningOrderAtom);
  return (
    <div className="cart-screen">
      <RouteLink to={home} className="cart-screen__back">
        <ArrowLeftIcon />
        <Trans>Back to menu</Trans>
      </RouteLink>
      {isOpening ? (
        <Opening />
      ) : (
        <CartPanel
          headingLevel={1}
          emptyAction={
            <Button onClick={() => navigate(home)}>
              <Trans>Back to menu</Trans>
            </Button>
          }
        />
      )}
    </div>
  );
}

/** A saved order, until its menu is there. */
function Opening() {
  const { t } = useLingui();
  return (
    <>
      <p className="visually-hidden" role="status">{t`Loading your order`}</p>
      <Skeleton heightPx={200} />
    </>
  );
}
