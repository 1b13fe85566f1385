import { type CheckedField, fine, wrong } from "../form/checkFields.ts";
import { tableNumber } from "../visit/visit.ts";

/** S22: the room number is required. */
export function checkRoom(text: string): CheckedField<string, "required"> {
  const room = text.trim();
  return room === "" ? wrong("required") : fine(room);
}

/** The table number is required, too. R52: 0 isn't a table number. */
export function checkTable(text: string): CheckedField<string, "required"> {
  const table = tableNumber(text.trim());
  return table ? fine(table) : wrong("required");
}
