import type { Cents } from "../../domain/money/cents.ts";

/** Australian dollars with a plain dollar sign, as English and Chinese both write them: $1,234.50, −$0.50. */
export function formatMoney(amount: Cents): string {
  const dollars = (Math.abs(amount) / 100).toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ",");
  return `${amount < 0 ? "−" : ""}$${dollars}`;
}

/** Whole dollars without cents, as a restaurant's sign has them. */
export function shortMoney(amount: Cents): string {
  return formatMoney(amount).replace(/\.00$/, "");
}
