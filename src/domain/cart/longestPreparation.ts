import type { Cart } from "./cart.ts";

/** In minutes, for the lead time of R29; 0 if no item has a preparation time. */
export function longestPreparation({ lines }: Cart): number {
  const items = lines
    .filter(({ unavailability }) => unavailability === null)
    .flatMap((line) => [line, ...line.mealAddOns]);
  return items.reduce((longest, { preparationMinutes }) => Math.max(longest, preparationMinutes), 0);
}
