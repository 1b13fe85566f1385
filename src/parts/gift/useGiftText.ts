import { useAtomValue } from "jotai";
import type { StoreText } from "../../domain/store/storeTexts.ts";
import { giftTextAtom } from "../../state/gift/giftCards.atoms.ts";

/** Says a gift card's name or description in the diner's language (R103). */
export function useGiftText(): StoreText {
  return useAtomValue(giftTextAtom);
}
