import type { PricedLine } from "./pricedOrder.ts";

type CoveredLine = Pick<PricedLine, "coupon"> & { readonly line: Pick<PricedLine["line"], "unavailability"> };

/** Whether a code takes something off some of the lines that count, but not off all of them. */
export function coversSome(lines: readonly CoveredLine[]): boolean {
  const counting = lines.filter(({ line }) => line.unavailability === null);
  const covered = counting.filter(({ coupon }) => coupon > 0);
  return covered.length > 0 && covered.length < counting.length;
}
