import { Trans } from "@lingui/react/macro";
import { Fragment, type ReactNode } from "react";
import type { Unavailability } from "../../domain/cart/cart.ts";
import type { PricedModifier } from "../../domain/cart/pricedLine.ts";
import { timesCents } from "../../domain/money/cents.ts";
import { registerSheet } from "../../ui/sheets.ts";
import { nameLabels } from "../../views/menu/labelViews.tsx";
import { formatMoney } from "../../views/money/formatMoney.ts";
import { useTranslate } from "../language/useTranslate.ts";
import css from "./ChosenModifiers.css?inline";

registerSheet(css);

interface ChosenModifiersProps {
  readonly modifiers: readonly PricedModifier[];
}

interface SubsProps extends ChosenModifiersProps {
  /** R14: how often each is charged, because a sub-modifier counts once for each of its modifier. */
  readonly times: number;
}

/** A product's choices on one line: "Medium · 2 × Aioli +$2.40 · Chips +$5.00 (Rosemary)". */
export function ChosenModifiers({ modifiers }: ChosenModifiersProps) {
  return (
    <span className="chosen-modifiers">
      {modifiers.map((each, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two stores may use the same id.
        <Fragment key={at}>
          {at > 0 && " "}
          <span className="chosen-modifiers__one">
            {at > 0 && <span className="chosen-modifiers__dot">· </span>}
            <ChosenModifier priced={each} times={1} />
          </span>
        </Fragment>
      ))}
    </span>
  );
}

function Subs({ modifiers, times }: SubsProps) {
  return modifiers.map((each, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two stores may use the same id.
    <Fragment key={at}>
      {at > 0 && ", "}
      <ChosenModifier priced={each} times={times} />
    </Fragment>
  ));
}

interface ChosenModifierProps extends Pick<SubsProps, "times"> {
  readonly priced: PricedModifier;
}

/** R14: an unavailable modifier and its sub-modifiers don't count; their price is struck through. */
function ChosenModifier({ priced: { modifier, subs }, times }: ChosenModifierProps): ReactNode {
  const { labels, price, quantity, unavailability } = modifier;
  const translate = useTranslate();
  const name = translate(modifier.name, modifier.groupName);
  const behind = nameLabels(translate, labels);
  const count = quantity > 1 ? `${quantity} × ` : "";
  const amount = formatMoney(timesCents(price, quantity * times));
  const cost = price === 0 ? "" : ` ${price > 0 ? "+" : ""}${amount}`;
  const words = (
    <>
      {behind ? (
        <>
          {`${count}${name}`}
          {behind}
          {cost}
        </>
      ) : (
        `${count}${name}${cost}`
      )}
      {subs.length > 0 && (
        <>
          {" ("}
          <Subs modifiers={subs} times={quantity} />)
        </>
      )}
    </>
  );
  if (unavailability === null) return words;
  return (
    <>
      <s>{words}</s>{" "}
      <span className="chosen-modifiers__lack">
        <UnavailabilityText unavailability={unavailability} />
      </span>
    </>
  );
}

/** Why something isn't available (R14). */
export function UnavailabilityText({ unavailability }: { readonly unavailability: Unavailability }) {
  return unavailability === "sold-out" ? <Trans>Sold out</Trans> : <Trans>Not available here</Trans>;
}
