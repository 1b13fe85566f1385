import { Trans } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import type { ReactNode } from "react";
import type { CartLine } from "../../../domain/cart/cart.ts";
import { unitOf } from "../../../domain/cart/priceLine.ts";
import { type Cents, cents, timesCents } from "../../../domain/money/cents.ts";
import { noCents } from "../../../domain/money/rounding.ts";
import type { PricedLine } from "../../../domain/order/pricedOrder.ts";
import { codeOfSomeLinesAtom } from "../../../state/order/pricedOrder.atoms.ts";
import { classNames } from "../../../ui/classNames.ts";
import { registerSheet } from "../../../ui/sheets.ts";
import { nameLabels } from "../../../views/menu/labelViews.tsx";
import { PriceView } from "../../../views/money/PriceView.tsx";
import { useStoreText } from "../../language/useStoreText.ts";
import { useTranslate } from "../../language/useTranslate.ts";
import { ChosenModifiers, UnavailabilityText } from "../../modifiers/ChosenModifiers.tsx";
import { CutPrice } from "../../offers/CutPrice.tsx";
import { useOfferName } from "../useOfferName.ts";
import { usePointWords } from "../usePointWords.ts";
import css from "./CartLineText.css?inline";

registerSheet(css);

interface LineProps {
  readonly priced: PricedLine;
}

/** A line's text and price, without controls. */
export function CartLineText({ priced }: LineProps) {
  return (
    <div className="cart-line-text">
      <CartLineTop priced={priced}>{useStoreText()(priced.line.name)}</CartLineTop>
      <CartLineMore priced={priced} />
      <CartLineNote line={priced.line} />
    </div>
  );
}

/** A line's name and its price. */
export function CartLineTop({ priced, children }: LineProps & { readonly children: ReactNode }) {
  const translate = useTranslate();
  return (
    <p
      className={classNames(
        "cart-line-text__top",
        priced.line.unavailability !== null && "cart-line-text__top--lacking",
      )}
    >
      <span className="cart-line-text__name">
        {children}
        {nameLabels(translate, priced.line.labels)}
      </span>
      <LinePrice priced={priced} />
    </p>
  );
}

/** The chosen modifiers, and why the line costs less or is unavailable. */
export function CartLineMore({ priced }: LineProps) {
  const { line, modifiers } = priced;
  return (
    <>
      {modifiers.length > 0 && (
        <p className="cart-line-text__more">
          <ChosenModifiers modifiers={modifiers} />
        </p>
      )}
      {line.unavailability === null ? (
        <LineOffers priced={priced} />
      ) : (
        <p className="cart-line-text__lack">
          <UnavailabilityText unavailability={line.unavailability} />
        </p>
      )}
    </>
  );
}

export function CartLineNote({ line: { note } }: { readonly line: CartLine }) {
  return note === "" ? null : <p className="cart-line-text__note">{note}</p>;
}

/** R14: an unavailable line doesn't count; its price is struck through. */
function LinePrice({ priced }: LineProps) {
  const { line, unit } = priced;
  const namesCode = useAtomValue(codeOfSomeLinesAtom) !== null;
  if (line.unavailability === null) return <CutPrice {...linePrices(priced, namesCode ? priced.coupon : noCents)} />;
  return (
    <s>
      <PriceView amount={timesCents(unit, line.quantity)} />
    </s>
  );
}

interface LinePrices {
  readonly before: Cents;
  readonly now: Cents;
}

/** The price of a line without its rolled-in products, before and after the discounts on that line. */
function linePrices({ line, own, perItem }: PricedLine, coupon: Cents): LinePrices {
  const off = perItem.reduce((sum, { amount }) => sum + amount, 0) + coupon;
  return { before: timesCents(unitOf({ ...line, redemption: null }), line.quantity), now: cents(own.amount - off) };
}

/** Why a line costs less: its points, its offers and the coupon. The line's price shows how much less. */
function LineOffers({ priced: { line, perItem, coupon } }: { readonly priced: PricedLine }) {
  const offerName = useOfferName();
  const points = usePointWords();
  const code = useAtomValue(codeOfSomeLinesAtom);
  return (
    <>
      {line.redemption && (
        <p className="cart-line-text__offer">{points.count(line.redemption.points * line.quantity)}</p>
      )}
      {perItem.map(({ triggerId, name }) => (
        <p key={triggerId} className="cart-line-text__offer">
          {offerName(name)}
        </p>
      ))}
      {code !== null && coupon > 0 && (
        <p className="cart-line-text__offer">
          <Trans>Discount code {code}</Trans>
        </p>
      )}
    </>
  );
}
