import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useAtomValue, useSetAtom } from "jotai";
import { useEffect, useRef } from "react";
import { useGiftText } from "../../parts/gift/useGiftText.ts";
import { giftCartEventAtom, giftCountAtom } from "../../state/gift/giftCart.atoms.ts";
import { pricedGiftsAtom } from "../../state/gift/pricedGifts.atoms.ts";
import { announceAtom } from "../../state/screen/announce.actions.ts";
import { formatMoney } from "../../views/money/formatMoney.ts";

/** Announces to screen readers, once, what the diner did to the cart, as for a cart of dishes. */
export function useAnnouncedGifts(): void {
  const announce = useSetAtom(announceAtom);
  const words = useHappeningWords();
  const event = useAtomValue(giftCartEventAtom);
  const heard = useRef(event);
  useEffect(() => {
    // A total that changes later by itself isn't announced.
    if (event === heard.current) return;
    heard.current = event;
    announce("gift-cart", words);
  }, [event, words, announce]);
}

function useHappeningWords(): string {
  const { t } = useLingui();
  const giftText = useGiftText();
  const event = useAtomValue(giftCartEventAtom);
  const count = useAtomValue(giftCountAtom);
  const { total } = useAtomValue(pricedGiftsAtom);
  const amount = formatMoney(total);
  const sum =
    count === 0
      ? t`Your cart is empty.`
      : t`${plural(count, { one: "# gift card", other: "# gift cards" })} in the cart, ${amount} in total.`;
  if (!event || event.kind === "changed") return sum;
  const name = giftText(event.name);
  return event.kind === "added" ? t`${name} added. ${sum}` : t`${name} removed. ${sum}`;
}
