import { checkFields, wrong } from "../../domain/form/checkFields.ts";
import { checkTable } from "../../domain/fulfilment/checkDestination.ts";
import { tableNumber } from "../../domain/visit/visit.ts";
import { buildForm, storedTypedAtom } from "../../state/form/form.ts";
import { isTableOldAtom, visitAtom } from "../../state/visit/visit.atoms.ts";

/**
 * The table of the visit takes precedence over a typed one. A typed one stays after an order, for the others at the
 * table.
 */
export const tableForm = buildForm(
  storedTypedAtom("table", () => ({ table: "" })),
  ({ table }, get) => {
    const named = tableNumber(get(visitAtom).table);
    const isUnsure = named !== null && get(isTableOldAtom);
    return checkFields({ table: isUnsure ? wrong("unsure") : checkTable(named ?? table) }, (checked) => checked.table);
  },
);
