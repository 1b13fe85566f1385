import { useLingui } from "@lingui/react/macro";
import type { SurchargeKind } from "../../domain/payment/surcharge.ts";

const word = /\bsurcharges?\b|附加费用?/giu;
/** What is left over when the word is removed: "Surcharge: Sunday", "Surcharge on Sundays", "Sunday (surcharge)". */
const rest = /^[\s:：–—-]+(?:(?:for|on)\s+)?|[\s:：–—-]+$|[(（]\s*[)）]/giu;

/** Returns a surcharge's name followed by the word "surcharge" in the diner's language, never with the word twice. */
export function useSurchargeTerm(): (name: string, kind: SurchargeKind) => string {
  const { t } = useLingui();
  return (written, kind) => {
    const name = written.replace(word, " ").replace(rest, "").replace(/\s+/g, " ").trim();
    if (name !== "") return t`${name} surcharge`;
    return kind === "bank" ? t`Card surcharge` : t`Holiday surcharge`;
  };
}
