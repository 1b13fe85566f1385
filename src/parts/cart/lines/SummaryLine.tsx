import { Plural } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { registerSheet } from "../../../ui/sheets.ts";
import { VisuallyHidden } from "../../../ui/VisuallyHidden.tsx";
import css from "../CartSummary.css?inline";

registerSheet(css);

interface SummaryLineProps {
  readonly quantity: number;
  readonly photo?: ReactNode;
  readonly children: ReactNode;
}

/** The quantity of a line, and its content. */
export function SummaryLine({ quantity, photo, children }: SummaryLineProps) {
  return (
    <li className="cart-summary__line">
      <Count quantity={quantity} />
      {photo}
      <div className="cart-summary__about">{children}</div>
    </li>
  );
}

function Count({ quantity }: { readonly quantity: number }) {
  return (
    <span className="cart-summary__count">
      <span aria-hidden="true">{quantity}</span>
      <VisuallyHidden>
        <Plural value={quantity} one="# piece" other="# pieces" />
      </VisuallyHidden>
    </span>
  );
}
