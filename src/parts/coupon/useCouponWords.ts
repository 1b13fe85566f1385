import { useLingui } from "@lingui/react/macro";
import type { CouponProblem } from "../../domain/promotion/coupon.ts";
import type { CodeEntry } from "../../state/promotion/codeBox.ts";
import { formatMoney } from "../../views/money/formatMoney.ts";
import { useServerWords } from "../server-words/useServerWords.ts";

interface CouponWords {
  /** Says why a coupon doesn't count. */
  readonly problem: (problem: CouponProblem, code: string) => string;
  /** Says what happened to the entered code. */
  readonly entry: (entry: CodeEntry, code: string) => string;
}

/** The sentences of S15. */
export function useCouponWords(): CouponWords {
  const { t } = useLingui();
  const inOurWords = useServerWords();
  const problemWords: CouponWords["problem"] = (problem, code) => {
    if (problem.kind === "no-items") return t`Coupon does not apply to any items.`;
    if (problem.kind === "offers-save") {
      const saved = formatMoney(problem.offers);
      return problem.offers === problem.withCode
        ? t`Your offers already save you ${saved}. ${code} would save the same, so nothing changes.`
        : t`Your offers save you ${saved}, more than ${code} would, so they stay.`;
    }
    const missing = formatMoney(problem.missing);
    const required = formatMoney(problem.required);
    return t`Spend ${missing} more to use ${code}: it is for orders of ${required} or more.`;
  };
  const entryWords: CouponWords["entry"] = (entry, code) => {
    switch (entry.kind) {
      case "idle":
        return "";
      case "processing":
        return t`Checking the discount code…`;
      case "empty":
        return t`Please enter the discount code.`;
      case "applied": {
        const name = entry.code;
        return t`${name} was applied.`;
      }
      case "already":
        return t`This discount code is in your cart already.`;
      case "refused":
        return inOurWords(entry.message) || t`This discount code can't be used here.`;
      case "not-yet":
        return problemWords(entry.problem, code);
      case "no-answer":
        return t`Unknown error in coupon validating.`;
    }
  };
  return { problem: problemWords, entry: entryWords };
}
