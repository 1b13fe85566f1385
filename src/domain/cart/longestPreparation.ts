import type { Cart } from "./cart.ts";

/** In minutes, for the lead time of R29; 0 if no item has a preparation time. */
export function longestPreparation({ lines }: Cart): number {
  const items = lines.filter(({ lack }) => lack === null).flatMap((line) => [line, ...line.rolled]);
  return items.reduce((longest, { preparationMinutes }) => Math.max(longest, preparationMinutes), 0);
}
