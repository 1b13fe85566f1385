import { Trans, useLingui } from "@lingui/react/macro";
import { useAtomValue, useSetAtom } from "jotai";
import type { ReactNode } from "react";
import { CartPanel } from "../../parts/cart/CartPanel.tsx";
import { SheetClose } from "../../parts/navigation/BackLink.tsx";
import { isOpeningOrderAtom } from "../../state/cart/cartMenuAwaited.atoms.ts";
import { navigateAtom } from "../../state/navigation/navigation.atoms.ts";
import { homeRouteAtom } from "../../state/screen/homeRoute.atoms.ts";
import { Button } from "../../ui/Button.tsx";
import { SheetHeader } from "../../ui/SheetHeader.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { registerSheet } from "../../ui/sheets.ts";
import css from "./CartScreen.css?inline";

registerSheet(css);

/** The cart of a phone. */
export function CartScreen() {
  const home = useAtomValue(homeRouteAtom);
  const navigate = useSetAtom(navigateAtom);
  const isOpening = useAtomValue(isOpeningOrderAtom);
  const header = (clearAll: ReactNode) => (
    <SheetHeader
      title={<Trans>Your cart</Trans>}
      close={
        <SheetClose to={home}>
          <Trans>Back to menu</Trans>
        </SheetClose>
      }
    >
      {clearAll}
    </SheetHeader>
  );
  return (
    <div className="cart-screen">
      {isOpening ? (
        <Opening header={header(null)} />
      ) : (
        <CartPanel
          header={header}
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

/** Shown for a saved order until its menu has loaded. */
function Opening({ header }: { readonly header: ReactNode }) {
  const { t } = useLingui();
  return (
    <>
      {header}
      <p className="visually-hidden" role="status">{t`Loading your order`}</p>
      <Skeleton heightPx={200} />
    </>
  );
}
