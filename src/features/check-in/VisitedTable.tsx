import { useLingui } from "@lingui/react/macro";
import { useAtomValue, useSetAtom } from "jotai";
import { useState } from "react";
import { tableNumber } from "../../domain/visit/visit.ts";
import { useForm } from "../../parts/form/useForm.ts";
import { DestinationField } from "../../parts/mode/DestinationField.tsx";
import { StillAtTable } from "../../parts/mode/StillAtTable.tsx";
import { isTableOldAtom, leaveAtom, visitAtom } from "../../state/visit/visit.atoms.ts";
import { visitedTableForm } from "./checkIn.atoms.ts";

/** S23: asks for the table's number only if the page doesn't name one. R52: or named it long ago. */
export function VisitedTable() {
  const { t } = useLingui();
  const { table } = useAtomValue(visitAtom);
  const isOld = useAtomValue(isTableOldAtom);
  const leave = useSetAtom(leaveAtom);
  const [hasLeft, setHasLeft] = useState(false);
  const field = useForm(visitedTableForm, {
    table: { required: t`Enter your table number.`, unsure: t`Please answer this first.` },
  }).bind("table");
  const named = tableNumber(table);
  if (named === null) {
    return (
      <DestinationField
        {...field}
        label={t`Table number`}
        hint={t`It's on your table, or ask the staff.`}
        required={table !== null}
        takesFocus={hasLeft}
        leave={null}
      />
    );
  }
  if (!isOld) return null;
  return (
    <StillAtTable
      table={named}
      error={field.error}
      disabled={field.disabled}
      onLeave={() => leave("table")}
      onAnswer={() => setHasLeft(true)}
    />
  );
}
