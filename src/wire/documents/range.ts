import { type Cents, cents } from "../../domain/money/cents.ts";
import { dollars } from "../kinds.ts";
import { type Fields, type Kind, leaveOut, read } from "../reading.ts";

interface Range {
  readonly from: Cents;
  readonly upTo: Cents | null;
}

/** R24, R25: a maximum of 0 means no maximum. */
export function parseRange(fields: Fields, fromKey: string, upToKey: string): Range | null {
  const from = read(fields, fromKey, dollars, cents(0));
  const upTo = read(fields, upToKey, dollars, cents(0)) || null;
  return upTo !== null && upTo < from ? leaveOut(fields, "it ends before it starts") : { from, upTo };
}

/** Dollars that aren't rounded yet. */
export const unrounded: Kind<number> = {
  name: dollars.name,
  of: (value) => (dollars.of(value) === undefined ? undefined : Number(value)),
};
