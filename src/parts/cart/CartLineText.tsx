import type { PricedLine } from "../../domain/cart/pricedCart.ts";
import { registerSheet } from "../../ui/sheets.ts";
import { Price } from "../money/Price.tsx";
import css from "./CartLineText.css?inline";
import { useLineWords } from "./useLineWords.ts";

registerSheet(css);

/** What a line is and what it costs. */
export function CartLineText({ priced }: { readonly priced: PricedLine }) {
  const words = useLineWords();
  const { line, total, modifiers } = priced;
  return (
    <div className="cart-line-text">
      <p className="cart-line-text__top">
        <span className="cart-line-text__name">{line.name}</span>
        <Price amount={total} />
      </p>
      {modifiers.length > 0 && <p className="cart-line-text__more">{words(modifiers)}</p>}
      {line.note !== "" && <p className="cart-line-text__note">{line.note}</p>}
    </div>
  );
}
