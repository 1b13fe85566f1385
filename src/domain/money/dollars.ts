import type { Cents } from "./cents.ts";

/** For the outside: the backend and the host page. */
export function dollars(amount: Cents): number {
  return amount / 100;
}
