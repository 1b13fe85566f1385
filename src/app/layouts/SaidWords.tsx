import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import { formatMoney } from "../../parts/money/formatMoney.ts";
import { cartCountAtom, cartHappeningAtom, cartTotalAtom } from "../../state/cart/cart.atoms.ts";

export function CartNewsWords() {
  const { i18n, t } = useLingui();
  const happening = useAtomValue(cartHappeningAtom);
  const count = useAtomValue(cartCountAtom);
  const total = useAtomValue(cartTotalAtom);
  if (!happening || total === null) return null;
  const amount = formatMoney(total, i18n.locale);
  const sum =
    count === 0
      ? t`Your cart is empty.`
      : t`${plural(count, { one: "# item", other: "# items" })} in the cart, ${amount} in total.`;
  if (happening.kind === "changed") return sum;
  const { name } = happening;
  return happening.kind === "added" ? t`${name} added. ${sum}` : t`${name} removed. ${sum}`;
}
