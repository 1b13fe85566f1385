import { type Cents, cents, centsFromDollars } from "../money/cents.ts";
import { noCents } from "../money/rounding.ts";
import type { Freight, FreightRule } from "../store/store.ts";

/** What the delivery fee depends on, apart from the cart value. */
export interface FreightFacts {
  /** Null if the distance is unknown. */
  readonly kilometres: number | null;
  /** The third party's fee; null if it wasn't asked or didn't answer. */
  readonly quotedFee: Cents | null;
}

function ruleFor(rules: readonly FreightRule[], value: Cents): FreightRule | undefined {
  return rules.find(({ from, upTo }) => from <= value && (upTo === null || value <= upTo));
}

/** R24: whether the fee depends on the distance. */
export function needsDistance(freight: Freight, value: Cents): boolean {
  return freight.kind === "own" && (ruleFor(freight.rules, value)?.dollarsPerKilometre ?? 0) > 0;
}

function feeBy(rule: FreightRule, kilometres: number | null): Cents {
  if (rule.dollarsPerKilometre > 0 && kilometres === null) return noCents;
  const way = Math.max(1, Math.ceil(kilometres ?? 0));
  const fee = centsFromDollars(Number((rule.dollars + rule.dollarsPerKilometre * way).toPrecision(12)));
  return cents(Math.max(fee, rule.minimum));
}

/** Whether the order is delivered and its fee is known. Only then does a fee of 0 mean free delivery. */
export function isFeeKnown(freight: Freight, facts: FreightFacts | null, value: Cents, isEmpty: boolean): boolean {
  if (!facts || isEmpty) return false;
  if (freight.kind === "third-party") return facts.quotedFee !== null;
  return facts.kilometres !== null || !needsDistance(freight, value);
}

/** R24; `value` is the cart value of R14. */
export function freightFee(freight: Freight, facts: FreightFacts | null, value: Cents, isEmpty: boolean): Cents {
  if (!facts || isEmpty) return noCents;
  if (freight.kind === "third-party") return facts.quotedFee ?? noCents;
  const rule = ruleFor(freight.rules, value);
  return rule ? feeBy(rule, facts.kilometres) : noCents;
}
