import { useLingui } from "@lingui/react/macro";
import type { CartNews } from "../../domain/cart/refreshCart.ts";

/** R70: says which earlier order is in the cart again. */
export function useReorderedWords(): (number: string) => string {
  const { t } = useLingui();
  return (number) => {
    const named = number && ` #${number}`;
    return t`Your earlier order${named} is in your cart again, at today's prices.`;
  };
}

type LeftOut = Extract<CartNews, { readonly kind: "left-out" }>;

export function useLeftOutWords(): (news: LeftOut) => string {
  const { t } = useLingui();
  return ({ name, reason }) =>
    reason === "redeemed"
      ? t`${name} was a reward in your earlier order, so it is not in your cart again.`
      : t`${name} is not in your cart again, because the dish it came with is not there.`;
}
