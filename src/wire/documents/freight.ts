import { cents } from "../../domain/money/cents.ts";
import type { Freight, FreightRule } from "../../domain/store/store.ts";
import { dollars, flag } from "../kinds.ts";
import { type Fields, leaveOutOfList, read, readRecords } from "../reading.ts";
import { parseRange, unrounded } from "./range.ts";

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
