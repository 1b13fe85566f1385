import { useLingui } from "@lingui/react/macro";

/** R70: says which earlier order is in the cart again. */
export function useReorderedWords(): (number: string) => string {
  const { t } = useLingui();
  return (number) => {
    const named = number && ` #${number}`;
    return t`Your earlier order${named} is in your cart again, at today's prices.`;
  };
}
