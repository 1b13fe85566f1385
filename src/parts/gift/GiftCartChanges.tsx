import { useLingui } from "@lingui/react/macro";
import { useAtomValue, useSetAtom } from "jotai";
import type { GiftCartChange } from "../../domain/gift/refreshGifts.ts";
import { dismissGiftNoticesAtom, giftNoticesAtom } from "../../state/gift/giftCart.atoms.ts";
import { CartChanges } from "../cart-frame/CartChanges.tsx";
import { useGiftText } from "./useGiftText.ts";

export function GiftCartChanges() {
  const dismiss = useSetAtom(dismissGiftNoticesAtom);
  return <CartChanges notices={useAtomValue(giftNoticesAtom)} words={useGiftChangeWords()} onDismiss={dismiss} />;
}

function useGiftChangeWords(): (notices: GiftCartChange) => string {
  const { t } = useLingui();
  const giftText = useGiftText();
  return (notices) => {
    if (notices.kind === "expired")
      return t`Some gift cards were in your cart for over ten hours, so we took them out.`;
    const name = giftText(notices.name);
    return notices.kind === "gone"
      ? t`Sorry, we no longer sell ${name}. We took it out of your cart.`
      : t`The price of ${name} has changed.`;
  };
}
