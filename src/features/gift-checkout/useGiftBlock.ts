import { useAtomValue, useSetAtom } from "jotai";
import { giftCardsAtom, loadGiftCardsAtom } from "../../state/gift/giftCards.atoms.ts";
import { areGiftCodesPendingAtom } from "../../state/gift/giftCoupons.atoms.ts";

/**
 * Holds all pay buttons while the total may still change: until prices and surcharges are loaded and codes are checked.
 */
export function useGiftBlock() {
  const { kind } = useAtomValue(giftCardsAtom);
  const arePending = useAtomValue(areGiftCodesPendingAtom);
  const load = useSetAtom(loadGiftCardsAtom);
  const hasFailed = kind === "failed";
  return {
    isBusy: kind === "loading" || arePending,
    isBlocked: hasFailed,
    retry: hasFailed ? () => void load() : null,
  };
}
