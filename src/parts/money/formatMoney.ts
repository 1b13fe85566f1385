import type { Cents } from "../../domain/money/cents.ts";

const formatters = new Map<string, Intl.NumberFormat>();

/** Australian dollars as the diner's language writes them, with the plain sign: nobody here pays in another kind. */
export function formatMoney(amount: Cents, locale: string): string {
  const known = formatters.get(locale);
  const formatter =
    known ?? new Intl.NumberFormat(locale, { style: "currency", currency: "AUD", currencyDisplay: "narrowSymbol" });
  if (!known) formatters.set(locale, formatter);
  return formatter.format(amount / 100);
}
