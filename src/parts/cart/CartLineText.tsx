import type { ReactNode } from "react";
import { timesCents } from "../../domain/money/cents.ts";
import type { PricedLine } from "../../domain/order/pricedOrder.ts";
import { classNames } from "../../ui/classNames.ts";
import { registerSheet } from "../../ui/sheets.ts";
import { PriceView } from "../../views/money/PriceView.tsx";
import { ChosenModifiers } from "../modifiers/ChosenModifiers.tsx";
import { UnavailabilityWords } from "../modifiers/UnavailabilityWords.tsx";
import { CutPrice } from "../offers/CutPrice.tsx";
import css from "./CartLineText.css?inline";
import { LineOffers } from "./LineOffers.tsx";
import { linePrices } from "./linePrices.ts";

registerSheet(css);

interface LineProps {
  readonly priced: PricedLine;
}

/** A line's text and price, without controls. */
export function CartLineText({ priced }: LineProps) {
  return (
    <div className="cart-line-text">
      <CartLineTop priced={priced}>{priced.line.name}</CartLineTop>
      <CartLineMore priced={priced} />
    </div>
  );
}

/** A line's name and its price. */
export function CartLineTop({ priced, children }: LineProps & { readonly children: ReactNode }) {
  return (
    <p
      className={classNames(
        "cart-line-text__top",
        priced.line.unavailability !== null && "cart-line-text__top--lacking",
      )}
    >
      <span className="cart-line-text__name">{children}</span>
      <LinePrice priced={priced} />
    </p>
  );
}

/** The chosen modifiers and the note, and why the line costs less or is unavailable. */
export function CartLineMore({ priced }: LineProps) {
  const { line, modifiers } = priced;
  return (
    <>
      {modifiers.length > 0 && (
        <p className="cart-line-text__more">
          <ChosenModifiers modifiers={modifiers} />
        </p>
      )}
      {line.note !== "" && <p className="cart-line-text__note">{line.note}</p>}
      {line.unavailability === null ? (
        <LineOffers priced={priced} />
      ) : (
        <p className="cart-line-text__lack">
          <UnavailabilityWords unavailability={line.unavailability} />
        </p>
      )}
    </>
  );
}

/** R14: an unavailable line doesn't count; its price is struck through. */
function LinePrice({ priced }: LineProps) {
  const { line, unit } = priced;
  if (line.unavailability === null) return <CutPrice {...linePrices(priced)} />;
  return (
    <s>
      <PriceView amount={timesCents(unit, line.quantity)} />
    </s>
  );
}
