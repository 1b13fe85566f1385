import { type Cents, cents } from "../../domain/money/cents.ts";
import type { Freight, FreightRule } from "../../domain/store/freight.ts";
import { dollars, flag } from "../kinds.ts";
import { type Fields, type Kind, leaveOut, leaveOutOfList, read, readRecords } from "../reading.ts";

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

function parseFreightRule(fields: Fields): FreightRule[] {
  const range = parseRange(fields, "PriceRangeMinimum", "PriceRangeMaximum");
  const base = read(fields, "FreightFeeAmount", unrounded, 0);
  const dollarsPerKilometre = read(fields, "FreightFeePerKilometer", unrounded, 0);
  const minimum = read(fields, "FreightFeeMinimum", dollars, cents(0));
  if (base < 0 || dollarsPerKilometre < 0) return leaveOutOfList(fields, "a fee below nothing");
  return range ? [{ ...range, dollars: base, dollarsPerKilometre, minimum }] : [];
}

/** R24: the delivery fees in a store's document. */
export function parseFreight(store: Fields): Freight {
  if (read(store, "EnableThirdPartDelivery", flag, false)) return { kind: "third-party" };
  return { kind: "own", rules: readRecords(store, "FreightFeeRules").flatMap(parseFreightRule) };
}
