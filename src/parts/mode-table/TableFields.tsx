import { Trans, useLingui } from "@lingui/react/macro";
import { useAtomValue, useSetAtom } from "jotai";
import { useState } from "react";
import { tableNumber } from "../../domain/visit/visit.ts";
import { changePlaceAtom } from "../../state/fulfilment/changePlace.actions.ts";
import { isTableOldAtom, visitAtom } from "../../state/visit/visit.atoms.ts";
import { useForm } from "../form/useForm.ts";
import { PlaceField } from "../order-mode/PlaceField.tsx";
import { StillAtTable } from "./StillAtTable.tsx";
import { tableForm } from "./tableForm.ts";

/**
 * S22: a table that came with the page or was stored isn't typed. R52: for table 0, the number is typed.
 */
export function TableFields() {
  const { t } = useLingui();
  const named = tableNumber(useAtomValue(visitAtom).table);
  const isOld = useAtomValue(isTableOldAtom);
  const changePlace = useSetAtom(changePlaceAtom);
  const leaveTable = () => changePlace("table");
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
    <PlaceField
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
