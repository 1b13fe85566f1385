import type { Cents } from "./cents.ts";

/** For everything outside the shop: the backend, and the page around the shop. */
export function dollars(amount: Cents): number {
  return amount / 100;
}
