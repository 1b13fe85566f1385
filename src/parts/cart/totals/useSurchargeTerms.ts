import { useLingui } from "@lingui/react/macro";
import { type Cents, cents } from "../../../domain/money/cents.ts";
import type { ChargedSurcharge } from "../../../domain/payment/surcharge.ts";

const word = /\bsurcharges?\b|附加费用?/giu;
/** What is left over when the word is removed: "Surcharge: Sunday", "Surcharge on Sundays", "Sunday (surcharge)". */
const rest = /^[\s:：–—-]+(?:(?:for|on)\s+)?|[\s:：–—-]+$|[(（]\s*[)）]/giu;

/**
 * Returns each surcharge's name followed by the word "surcharge" in the diner's language, never with the word twice,
 * and its amount. Surcharges that would read the same are one: a store may charge a card by its type and as any card.
 */
export function useSurchargeTerms(): (charged: readonly ChargedSurcharge[]) => ReadonlyMap<string, Cents> {
  const { t } = useLingui();
  const termOf = ({ name: written, kind }: ChargedSurcharge) => {
    const name = written.replace(word, " ").replace(rest, "").replace(/\s+/g, " ").trim();
    if (name !== "") return t`${name} surcharge`;
    return kind === "bank" ? t`Card surcharge` : t`Holiday surcharge`;
  };
  return (charged) => {
    const terms = new Map<string, Cents>();
    for (const each of charged) {
      const term = termOf(each);
      terms.set(term, cents((terms.get(term) ?? 0) + each.amount));
    }
    return terms;
  };
}
