import { useLingui } from "@lingui/react/macro";
import { useAtomValue, useSetAtom } from "jotai";
import type { GiftCartChange } from "../../domain/gift/refreshGifts.ts";
import { dismissGiftNoticesAtom, giftNoticesAtom } from "../../state/gift/giftCart.atoms.ts";
import { CartChanges } from "../cart-frame/CartChanges.tsx";

export function GiftCartChanges() {
  const dismiss = useSetAtom(dismissGiftNoticesAtom);
  return <CartChanges news={useAtomValue(giftNoticesAtom)} words={useNewsWords()} onDismiss={dismiss} />;
}

function useNewsWords(): (news: GiftCartChange) => string {
  const { t } = useLingui();
  return (news) => {
    if (news.kind === "expired") return t`We took gift cards out of your cart: they stay in it for ten hours.`;
    const { name } = news;
    return news.kind === "gone"
      ? t`Sorry, we no longer sell ${name}. We took it out of your cart.`
      : t`The price of ${name} has changed.`;
  };
}
