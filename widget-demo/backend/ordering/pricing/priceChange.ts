import type { JsonFields } from "../../documents/types.ts";
import { type Cents, centsOf, roundHalfAway } from "../money.ts";
import { flagIn, numberIn } from "../reading.ts";

/** How a trigger changes a price. Flat and free-up-to-value have the same effect (R18). */
export type PriceChange =
  | { readonly kind: "off"; readonly amount: Cents }
  | { readonly kind: "percent"; readonly percent: number }
  | { readonly kind: "fixed"; readonly price: Cents }
  | { readonly kind: "product's own" };

/** R10: null if the rule is invalid. A whole order has no product with a fixed price. */
export function readPriceChange(trigger: JsonFields, hasProducts: boolean): PriceChange | null {
  switch (numberIn(trigger, "OutcomePriceType") ?? 0) {
    case 0:
    case 3: {
      const amount = centsOf(numberIn(trigger, "DiscountFlatValue") ?? 0);
      return amount < 0 ? null : { kind: "off", amount };
    }
    case 1: {
      const percent = numberIn(trigger, "DiscountPercentageValue") ?? 0;
      return percent < 0 || percent > 100 ? null : { kind: "percent", percent };
    }
    case 2: {
      if (hasProducts && flagIn(trigger, "IsOutcomeLinkedToProduct", false)) return { kind: "product's own" };
      const price = numberIn(trigger, "FixedPriceValue");
      return price === null || price < 0 ? null : { kind: "fixed", price: centsOf(price) };
    }
    default:
      return null;
  }
}

/** R18. Null if the product should have a fixed price but has none. */
export function changedPrice(change: PriceChange, price: Cents, ownFixedPrice: Cents | null): Cents | null {
  switch (change.kind) {
    case "off":
      return Math.max(0, price - change.amount);
    case "percent":
      return price - percentOf(price, change.percent);
    case "fixed":
      return Math.min(price, change.price);
    case "product's own":
      return ownFixedPrice === null ? null : Math.min(price, ownFixedPrice);
  }
}

export function percentOf(amount: Cents, percent: number): Cents {
  return roundHalfAway((amount * percent) / 100);
}
