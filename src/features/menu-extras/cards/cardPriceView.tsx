import { msg } from "@lingui/core/macro";
import { Fragment, type ReactNode } from "react";
import { firstPrice } from "../../../domain/menu/entryPrice.ts";
import type { CardPriceView } from "../../../parts/menu-extras/menuExtras.atoms.ts";
import { Pill } from "../../../ui/Pill.tsx";
import { registerSheet } from "../../../ui/sheets.ts";
import { PriceView } from "../../../views/money/PriceView.tsx";
import type { Translate } from "../../../views/translate.ts";
import css from "../UnsuitedSign.css?inline";

registerSheet(css);

/**
 * The price that the dialog starts with, or the lowest possible price. Also shows signs on a product that is listed
 * although it doesn't suit the dietary choices, with a space before each for use within a text. Called as a function,
 * not rendered as a component, because every card has one.
 */
export const cardPriceView: CardPriceView = ({ translate, card, facts: { from, unsuited } }) => {
  return (
    <>
      {from === null
        ? PriceView({ amount: firstPrice(card.entry, card.product) })
        : fromView(translate, PriceView({ amount: from }))}
      {unsuited.map(({ name, answer }) => (
        <Fragment key={name}>
          {" "}
          <span className="unsuited-sign">
            {Pill({
              tone: "mark",
              children: translate(answer === "not-stated" ? msg`Not stated: ${name}` : msg`Doesn't suit: ${name}`),
            })}
          </span>
        </Fragment>
      ))}
    </>
  );
};

/** Splits a message that contains an element, in the form that `Trans` uses. */
function fromView(translate: Translate, price: ReactNode): ReactNode {
  const [before, after] = translate(msg`from <0/>`).split("<0/>");
  return (
    <span className="price-from">
      {before}
      {price}
      {after}
    </span>
  );
}
