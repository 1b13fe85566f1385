import { Trans, useLingui } from "@lingui/react/macro";
import { useAtomValue, useSetAtom } from "jotai";
import type { ReactNode } from "react";
import type { Cents } from "../../domain/money/cents.ts";
import { navigateAtom } from "../../state/navigation/navigation.atoms.ts";
import type { Route } from "../../state/navigation/paths.ts";
import { isSheetShownAtom } from "../../state/screen/shownRoute.atoms.ts";
import { Button } from "../../ui/Button.tsx";
import { classNames } from "../../ui/classNames.ts";
import { registerSheet } from "../../ui/sheets.ts";
import { PriceView } from "../../views/money/PriceView.tsx";
import { useRouteLink } from "../navigation/RouteLink.tsx";
import css from "./BarToCart.css?inline";

registerSheet(css);

interface BarToCartProps {
  readonly to: Route;
  /** Straight to the checkout. Null if nothing can be ordered like this: then the link is the whole bar. */
  readonly checkout: Route | null;
  readonly count: ReactNode;
  readonly total: Cents | null;
  /** What the total doesn't include yet. */
  readonly ahead?: ReactNode;
  /** The order that is on its way, to the left. */
  readonly start?: ReactNode;
  /** The link's label. */
  readonly children: ReactNode;
}

/** The bar at the bottom of a phone's menu or list of gift cards: to the cart, and straight to the checkout. */
export function BarToCart({ to, checkout, count, total, ahead, start, children }: BarToCartProps) {
  const { t } = useLingui();
  const { isPending, link } = useRouteLink(to);
  return (
    <section className="cart-bar" aria-label={t`Your cart`}>
      <div className="cart-bar__row">
        {start}
        <a className={classNames("cart-bar__link", checkout === null && "button button--primary")} {...link}>
          <span className="cart-bar__label">{children}</span>
          <span className="cart-bar__count">{count}</span>
          {total !== null && (
            <span className="cart-bar__sum">
              <PriceView amount={total} />
              {ahead && <span className="cart-bar__ahead"> {ahead}</span>}
            </span>
          )}
        </a>
        {checkout && <ToCheckout to={checkout} isLeaving={isPending} />}
      </div>
    </section>
  );
}

interface ToCheckoutProps {
  readonly to: Route;
  /** The cart opens. It has a button of the same name, so this one is gone at once. */
  readonly isLeaving: boolean;
}

function ToCheckout({ to, isLeaving }: ToCheckoutProps) {
  const navigate = useSetAtom(navigateAtom);
  const isBehind = useAtomValue(isSheetShownAtom) || isLeaving;
  return (
    <Button look="cart-bar__checkout" inert={isBehind} onClick={() => navigate(to)}>
      <Trans>Checkout</Trans>
    </Button>
  );
}
