import { atom } from "jotai";
import { contactForm } from "../../state/checkout/checkoutForms.ts";
import type { ModeForm } from "../../state/checkout/modeForm.atoms.ts";
import type { ModePart } from "../order-mode/modePart.ts";
import { TableFields } from "./TableFields.tsx";
import { TableName } from "./TableWords.tsx";
import { tableForm } from "./tableForm.ts";

const checked: ModeForm["checked"] = atom((get) => {
  const table = get(tableForm.checked);
  const contact = get(contactForm.checked);
  if (!table.ok) return table;
  return contact.ok
    ? { ok: true, value: { fulfilment: { mode: "table", table: table.value }, contact: contact.value } }
    : contact;
});

/** Eaten at a table. */
export const table: ModePart = {
  checked,
  typed: atom((get) => [...Object.values(get(tableForm.typed)), ...Object.values(get(contactForm.typed))]),
  Name: TableName,
  Fields: TableFields,
  TooLateWords: null,
};
