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
import { usePressBlock } from "./useBlock.ts";

/** The wallets at the checkout of dishes. */
export function FoodExpress({ disabled }: { readonly disabled: boolean }) {
  const wallets = useAtomValue(offeredWalletsAtom);
  const pressBlock = usePressBlock();
  return (
    <ExpressPay wallets={wallets} placing={foodPlacing} pressBlock={pressBlock} disabled={disabled}>
      <ComesFirst />
    </ExpressPay>
  );
}

const textFields = "input:not([type=radio], [type=checkbox]), select";

/** The fields that a sheet can't fill in, by the answer to the last press. */
const fieldsOf = { "place-first": textFields, "age-first": "[data-age] input" } as const;

/**
 * R97, R102: what the sheet can't give comes first, in one sentence at the buttons, and the focus goes to its field.
 * Nothing else counts as left empty.
 */
function ComesFirst() {
  const result = useAtomValue(foodPlacing.submitResultAtom);
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (result?.kind !== "place-first" && result?.kind !== "age-first") return;
    const fields = [...(ref.current?.closest("form")?.querySelectorAll<HTMLInputElement>(fieldsOf[result.kind]) ?? [])];
    const lacking = fields.find((field) => field.required && field.value.trim() === "");
    (lacking ?? fields[0])?.focus();
  }, [result]);
  return (
    <div ref={ref}>
      {result?.kind === "place-first" && <PlaceFirst />}
      {result?.kind === "age-first" && <AgeFirst />}
    </div>
  );
}

function PlaceFirst() {
  const { placeFirst, destination } = modeParts[useAtomValue(modeAtom)];
  const isKnown = useAtomValue(destination).ok;
  return !isKnown && placeFirst && <Notice kind="info">{placeFirst}</Notice>;
}

function AgeFirst() {
  if (useAtomValue(isAgeGivenAtom)) return null;
  return (
    <Notice kind="info">
      <Trans>Your order has alcohol. Please confirm your age first.</Trans>
    </Notice>
  );
}
