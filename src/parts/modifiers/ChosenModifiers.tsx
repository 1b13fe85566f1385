import { Fragment, type ReactNode } from "react";
import type { PricedModifier } from "../../domain/cart/pricedLine.ts";
import { timesCents } from "../../domain/money/cents.ts";
import { registerSheet } from "../../ui/sheets.ts";
import { formatMoney } from "../../views/money/formatMoney.ts";
import css from "./ChosenModifiers.css?inline";
import { LackWords } from "./LackWords.tsx";

registerSheet(css);

interface ChosenModifiersProps {
  readonly modifiers: readonly PricedModifier[];
}

/** A product's choices on one line: "Medium · 2 × Aioli +$2.40 · Chips +$5.00 (Rosemary)". */
export function ChosenModifiers({ modifiers }: ChosenModifiersProps) {
  return <Listed modifiers={modifiers} between=" · " />;
}

function Listed({ modifiers, between }: ChosenModifiersProps & { readonly between: string }) {
  return modifiers.map((each, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two stores may use the same id.
    <Fragment key={at}>
      {at > 0 && between}
      <ChosenModifier priced={each} />
    </Fragment>
  ));
}

/** R14: an unavailable modifier and its sub-modifiers don't count; their price is struck through. */
function ChosenModifier({ priced: { modifier, subs } }: { readonly priced: PricedModifier }): ReactNode {
  const { name, price, quantity, lack } = modifier;
  const count = quantity > 1 ? `${quantity} × ` : "";
  const amount = formatMoney(timesCents(price, quantity));
  const cost = price === 0 ? "" : ` ${price > 0 ? "+" : ""}${amount}`;
  const words = (
    <>
      {`${count}${name}${cost}`}
      {subs.length > 0 && (
        <>
          {" ("}
          <Listed modifiers={subs} between=", " />)
        </>
      )}
    </>
  );
  if (lack === null) return words;
  return (
    <>
      <s>{words}</s>{" "}
      <span className="chosen-modifiers__lack">
        <LackWords lack={lack} />
      </span>
    </>
  );
}
