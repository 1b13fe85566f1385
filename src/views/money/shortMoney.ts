import type { Cents } from "../../domain/money/cents.ts";
import { formatMoney } from "./formatMoney.ts";

/** Whole dollars without cents, as a restaurant's sign has them. */
export function shortMoney(amount: Cents): string {
  return formatMoney(amount).replace(/\.00$/, "");
}
