import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import { pricedCartAtom } from "../../state/cart/cart.atoms.ts";
import { registerSheet } from "../../ui/sheets.ts";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import { CartLineText } from "./CartLineText.tsx";
import { CartNotices } from "./CartNotices.tsx";
import css from "./CartSummary.css?inline";
import { MoneyRows } from "./MoneyRows.tsx";

registerSheet(css);

/** The cart to be read once more before it is paid. */
export function CartSummary() {
  const { t } = useLingui();
  const priced = useAtomValue(pricedCartAtom);
  return (
    <section className="cart-summary" aria-label={t`Cart`}>
      <h2 className="cart-summary__heading">
        <Trans>Your order</Trans>
      </h2>
      <CartNotices />
      <ul>
        {priced.lines.map((each) => (
          <li key={each.line.id} className="cart-summary__line">
            <Count quantity={each.line.quantity} />
            <CartLineText priced={each} />
          </li>
        ))}
      </ul>
      <div className="cart-summary__foot">
        <MoneyRows priced={priced} />
      </div>
    </section>
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
