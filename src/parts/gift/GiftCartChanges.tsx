import { useLingui } from "@lingui/react/macro";
import { useAtomValue, useSetAtom } from "jotai";
import type { GiftCartChange } from "../../domain/gift/refreshGifts.ts";
import { dismissGiftNoticesAtom, giftNoticesAtom } from "../../state/gift/giftCart.atoms.ts";
import { CartChanges } from "../cart-frame/CartChanges.tsx";

export function GiftCartChanges() {
  const dismiss = useSetAtom(dismissGiftNoticesAtom);
  return <CartChanges notices={useAtomValue(giftNoticesAtom)} words={useGiftChangeWords()} onDismiss={dismiss} />;
}

function useGiftChangeWords(): (notices: GiftCartChange) => string {
  const { t } = useLingui();
  return (notices) => {
    if (notices.kind === "expired") return t`We took gift cards out of your cart: they stay in it for ten hours.`;
    const { name } = notices;
    return notices.kind === "gone"
      ? t`Sorry, we no longer sell ${name}. We took it out of your cart.`
      : t`The price of ${name} has changed.`;
  };
}
