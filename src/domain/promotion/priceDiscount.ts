import { type Cents, cents } from "../money/cents.ts";
import { leastCents, noCents, percentOf } from "../money/rounding.ts";
import type { PriceCut } from "./trigger.ts";

/** A price with the product's own fixed price, which a whole order doesn't have. */
interface Cuttable {
  readonly price: Cents;
  readonly fixedPrice: Cents | null;
}

/** The discount of a cut on one price, rounded once (R13); null where the cut doesn't fit the product (R18). */
export function priceDiscount({ price, fixedPrice }: Cuttable, cut: PriceCut): Cents | null {
  switch (cut.kind) {
    case "flat":
      return leastCents(cut.amount, price);
    case "percent":
      return percentOf(price, cut.percent);
    case "fixed":
      return cents(Math.max(0, price - cut.price));
    case "fixed-by-product":
      return fixedPrice === null ? null : cents(Math.max(noCents, price - fixedPrice));
  }
}
