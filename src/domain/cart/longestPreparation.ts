import type { Cart } from "./cart.ts";

/** In minutes, for R29's lead; 0 where no item says how long it takes. */
export function longestPreparation({ lines }: Cart): number {
  const items = lines.filter(({ lack }) => lack === null).flatMap((line) => [line, ...line.rolled]);
  return items.reduce((longest, { preparationMinutes }) => Math.max(longest, preparationMinutes), 0);
}
