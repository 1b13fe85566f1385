import { msg } from "@lingui/core/macro";
import { Fragment, type ReactNode } from "react";
import type { CardPriceView } from "../../parts/late-menu/lateMenu.atoms.ts";
import { Pill } from "../../ui/Pill.tsx";
import { registerSheet } from "../../ui/sheets.ts";
import { PriceView } from "../../views/money/PriceView.tsx";
import type { Say } from "../../views/say.ts";
import css from "./UnsuitedSign.css?inline";

registerSheet(css);

/**
 * The price that the dialog opens with, else the least that the dish can be had for; and signs on a dish that is shown
 * although the dietary choices don't speak for it, with a space before each where they stand in a line of text. Called,
 * not a component: it stands on every card.
 */
export const cardPriceView: CardPriceView = ({ say, card, facts: { from, unsuited } }) => {
  return (
    <>
      {from === null ? PriceView({ amount: card.entry.price }) : fromView(say, PriceView({ amount: from }))}
      {unsuited.map(({ name, answer }) => (
        <Fragment key={name}>
          {" "}
          <span className="unsuited-sign">
            {Pill({
              tone: "mark",
              children: say(answer === "not-stated" ? msg`Not stated: ${name}` : msg`Doesn't suit: ${name}`),
            })}
          </span>
        </Fragment>
      ))}
    </>
  );
};

/** The sentence is one with an element in it, as `Trans` takes it. */
function fromView(say: Say, price: ReactNode): ReactNode {
  const [before, after] = say(msg`from <0/>`).split("<0/>");
  return (
    <span className="price-from">
      {before}
      {price}
      {after}
    </span>
  );
}
