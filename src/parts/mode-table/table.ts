import { atom } from "jotai";
import { contactForm } from "../../state/checkout/checkoutForms.ts";
import { type ModeForm, withContact } from "../../state/checkout/modeForm.atoms.ts";
import type { ModePart } from "../order-mode/modePart.ts";
import { TableFields } from "./TableFields.tsx";
import { TableName } from "./TableWords.tsx";
import { tableForm } from "./tableForm.ts";

const place: ModeForm["place"] = atom((get) => {
  const table = get(tableForm.checked);
  return table.ok ? { ok: true, value: { mode: "table", table: table.value } } : table;
});

/** Eaten at a table. */
export const table: ModePart = {
  place,
  checked: withContact(place),
  typed: atom((get) => [...Object.values(get(tableForm.typed)), ...Object.values(get(contactForm.typed))]),
  Name: TableName,
  Fields: TableFields,
  TooLateWords: null,
};
