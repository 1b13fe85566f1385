import { Trans } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import { useEffect, useRef } from "react";
import { ExpressPay } from "../../parts/express-pay/ExpressPay.tsx";
import { modeParts } from "../../parts/mode/modeParts.ts";
import { isAgeGivenAtom } from "../../state/checkout/form/age.atoms.ts";
import { foodPlacing } from "../../state/checkout/goods/foodGoods.ts";
import { modeAtom } from "../../state/fulfilment/mode.atoms.ts";
import { offeredWalletsAtom } from "../../state/payment/payment.atoms.ts";
import { Notice } from "../../ui/Notice.tsx";
import { usePressBlock } from "./usePressBlock.ts";

/** The wallets at the checkout of dishes. */
export function FoodExpress({ disabled }: { readonly disabled: boolean }) {
  const wallets = useAtomValue(offeredWalletsAtom);
  const pressBlock = usePressBlock();
  return (
    <ExpressPay wallets={wallets} placing={foodPlacing} pressBlock={pressBlock} disabled={disabled}>
      <PlaceFirst />
      <AgeFirst />
    </ExpressPay>
  );
}

const textFields = "input:not([type=radio], [type=checkbox]), select";

/**
 * R97: what the sheet can't give comes first, in one sentence at the buttons, and the focus goes to its field. Nothing
 * else counts as left empty.
 */
function PlaceFirst() {
  const { placeFirst, destination } = modeParts[useAtomValue(modeAtom)];
  const isKnown = useAtomValue(destination).ok;
  const result = useAtomValue(foodPlacing.submitResultAtom);
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (result?.kind !== "place-first") return;
    const fields = [...(ref.current?.closest("form")?.querySelectorAll<HTMLInputElement>(textFields) ?? [])];
    const lacking = fields.find((field) => field.required && field.value.trim() === "");
    (lacking ?? fields[0])?.focus();
  }, [result]);
  return (
    <div ref={ref}>
      {result?.kind === "place-first" && !isKnown && placeFirst && <Notice kind="info">{placeFirst}</Notice>}
    </div>
  );
}

/** R102: the sheet doesn't ask for the age, either. */
function AgeFirst() {
  const isGiven = useAtomValue(isAgeGivenAtom);
  const result = useAtomValue(foodPlacing.submitResultAtom);
  const ref = useRef<HTMLDivElement>(null);
  const isLacking = result?.kind === "age-first" && !isGiven;
  useEffect(() => {
    if (result?.kind !== "age-first") return;
    ref.current?.closest("form")?.querySelector<HTMLElement>("[data-age] input")?.focus();
  }, [result]);
  return (
    <div ref={ref}>
      {isLacking && (
        <Notice kind="info">
          <Trans>There is alcohol in your order. Please give your age first.</Trans>
        </Notice>
      )}
    </div>
  );
}
