import { useLingui } from "@lingui/react/macro";
import type { CartNotice } from "../../state/cart/cartNotices.atoms.ts";

/** R70: says which earlier order is in the cart again; without a number, that it was somebody else's (R84). */
export function useReorderedWords(): (number: string | null) => string {
  const { t } = useLingui();
  return (number) => {
    if (number === null) return t`An order that was shared with you is in your cart, at today's prices.`;
    const named = number && ` #${number}`;
    return t`Your earlier order${named} is in your cart again, at today's prices.`;
  };
}

type LeftOut = Extract<CartNotice, { readonly kind: "left-out" | "code-left-out" }>;

export function useLeftOutWords(): (change: LeftOut) => string {
  const { t } = useLingui();
  return (change) => {
    if (change.kind === "code-left-out") {
      const { code } = change;
      return t`Discount code ${code} is not in your cart again. Enter it again to see whether it still works.`;
    }
    const { name, reason } = change;
    return reason === "redeemed"
      ? t`${name} was a reward in your earlier order, so it is not in your cart again.`
      : t`${name} is not in your cart again, because the dish it came with is not there.`;
  };
}
