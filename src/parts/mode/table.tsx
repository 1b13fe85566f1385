import { Trans, useLingui } from "@lingui/react/macro";
import { atom, useAtomValue, useSetAtom } from "jotai";
import { useState } from "react";
import { tableNumber } from "../../domain/visit/visit.ts";
import { contactForm } from "../../state/checkout/form/checkoutForms.ts";
import { type ModeForm, withContact } from "../../state/checkout/form/modeForm.atoms.ts";
import { changeDestinationAtom } from "../../state/fulfilment/changeDestination.actions.ts";
import { isTableOldAtom, visitAtom } from "../../state/visit/visit.atoms.ts";
import { useForm } from "../form/useForm.ts";
import { DestinationField } from "./DestinationField.tsx";
import { PlaceTerm } from "./ModeName.tsx";
import type { ModePart, PlaceOf } from "./modePart.ts";
import { StillAtTable } from "./StillAtTable.tsx";
import { tableForm } from "./tableForm.ts";

const destination: ModeForm["destination"] = atom((get) => {
  const checked = get(tableForm.checked);
  return checked.ok ? { ok: true, value: { mode: "table", table: checked.value } } : checked;
});

/**
 * S22: a table that came with the page or was stored isn't typed. R52: for table 0, the number is typed.
 */
function TableFields() {
  const { t } = useLingui();
  const named = tableNumber(useAtomValue(visitAtom).table);
  const isOld = useAtomValue(isTableOldAtom);
  const changeDestination = useSetAtom(changeDestinationAtom);
  const leaveTable = () => changeDestination("table");
  const [wasAsked, setWasAsked] = useState(false);
  const field = useForm(tableForm, {
    table: { required: t`Enter your table number.`, unsure: t`Please answer this first.` },
  }).bind("table");
  if (named !== null && isOld) {
    return (
      <StillAtTable
        table={named}
        error={field.error}
        disabled={field.disabled}
        onLeave={leaveTable}
        onAnswer={() => setWasAsked(true)}
      />
    );
  }
  return (
    <DestinationField
      {...field}
      label={t`Table number`}
      hint={named === null ? t`It's on your table, or ask the staff.` : undefined}
      value={named ?? field.value}
      readOnly={named !== null}
      takesFocus={wasAsked}
      leave={named === null || field.disabled ? null : { words: <Trans>Another table</Trans>, run: leaveTable }}
    />
  );
}

/** Eaten at a table. */
export const table: ModePart<PlaceOf<"table">> = {
  destination,
  checked: withContact(destination),
  typed: atom((get) => [...Object.values(get(tableForm.typed)), ...Object.values(get(contactForm.typed))]),
  Fields: TableFields,
  tooLate: null,
  placeFirst: <Trans>We need your table number first.</Trans>,
  destinationWords: (to) => [[<PlaceTerm key="term" mode="table" />, " ", to.table]],
};
