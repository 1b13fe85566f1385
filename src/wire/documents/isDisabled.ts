import { flag } from "../kinds.ts";
import { type Fields, read } from "../reading.ts";

/** R95: both names turn a rule off. */
export function isDisabled(fields: Fields): boolean {
  return ["IsDisabled", "Disable"].some((key) => read(fields, key, flag, false));
}
