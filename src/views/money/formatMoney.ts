import type { Cents } from "../../domain/money/cents.ts";

const formatters = new Map<string, Intl.NumberFormat>();

/** Australian dollars in the format of the diner's language, with a plain dollar sign. */
export function formatMoney(amount: Cents, locale: string): string {
  const known = formatters.get(locale);
  const formatter =
    known ?? new Intl.NumberFormat(locale, { style: "currency", currency: "AUD", currencyDisplay: "narrowSymbol" });
  if (!known) formatters.set(locale, formatter);
  return formatter.format(amount / 100);
}
