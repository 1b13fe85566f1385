import type { ReactNode } from "react";
import type { Cents } from "../../domain/money/cents.ts";
import type { Route } from "../../state/navigation/paths.ts";
import { registerSheet } from "../../ui/sheets.ts";
import { PriceView } from "../../views/money/PriceView.tsx";
import { RouteLink } from "../navigation/RouteLink.tsx";
import css from "./BarToCart.css?inline";

registerSheet(css);

interface BarToCartProps {
  readonly to: Route;
  readonly count: ReactNode;
  readonly total: Cents | null;
  /** What the total doesn't include yet. */
  readonly ahead?: ReactNode;
  /** What else sticks to the window, above the link. */
  readonly above?: ReactNode;
  /** The bar's label. */
  readonly children: ReactNode;
}

/** The bar to the cart at the bottom of a phone's menu or list of gift cards. */
export function BarToCart({ to, count, total, ahead, above, children }: BarToCartProps) {
  return (
    <div className="cart-bar">
      {above}
      <RouteLink to={to} className="button button--primary cart-bar__link">
        <span className="cart-bar__label">{children}</span>
        <span className="cart-bar__count">{count}</span>
        {total !== null && (
          <span>
            <PriceView amount={total} />
            {ahead && <> {ahead}</>}
          </span>
        )}
      </RouteLink>
    </div>
  );
}
