import { timesCents } from "../../domain/money/cents.ts";
import type { PricedLine } from "../../domain/order/pricedOrder.ts";
import { classNames } from "../../ui/classNames.ts";
import { registerSheet } from "../../ui/sheets.ts";
import { ChosenModifiers } from "../modifiers/ChosenModifiers.tsx";
import { LackWords } from "../modifiers/LackWords.tsx";
import { Price } from "../money/Price.tsx";
import { CutPrice } from "../offers/CutPrice.tsx";
import css from "./CartLineText.css?inline";
import { LineOffers } from "./LineOffers.tsx";
import { linePrices } from "./linePrices.ts";

registerSheet(css);

/** A line's name, choices and price. */
export function CartLineText({ priced }: { readonly priced: PricedLine }) {
  const { line, modifiers } = priced;
  return (
    <div className={classNames("cart-line-text", line.lack !== null && "cart-line-text--lacking")}>
      <p className="cart-line-text__top">
        <span className="cart-line-text__name">{line.name}</span>
        <LinePrice priced={priced} />
      </p>
      {modifiers.length > 0 && (
        <p className="cart-line-text__more">
          <ChosenModifiers modifiers={modifiers} />
        </p>
      )}
      {line.note !== "" && <p className="cart-line-text__note">{line.note}</p>}
      {line.lack === null ? (
        <LineOffers priced={priced} />
      ) : (
        <p className="cart-line-text__lack">
          <LackWords lack={line.lack} />
        </p>
      )}
    </div>
  );
}

/** R14: what isn't available doesn't count; its price is shown struck through. */
function LinePrice({ priced }: { readonly priced: PricedLine }) {
  const { line, unit } = priced;
  if (line.lack === null) return <CutPrice {...linePrices(priced)} />;
  return (
    <s>
      <Price amount={timesCents(unit, line.quantity)} />
    </s>
  );
}
