import { useAtomValue, useSetAtom } from "jotai";
import { giftCardsAtom, loadGiftCardsAtom } from "../../state/gift/giftCards.atoms.ts";
import { areGiftCodesPendingAtom } from "../../state/gift/giftCoupons.atoms.ts";

/** Nobody pays a total that may still change: what cards and surcharges cost has to be read, and codes to be asked about. */
export function useGiftHold() {
  const { kind } = useAtomValue(giftCardsAtom);
  const arePending = useAtomValue(areGiftCodesPendingAtom);
  const load = useSetAtom(loadGiftCardsAtom);
  const hasFailed = kind === "failed";
  return {
    busy: kind === "loading" || arePending,
    "aria-disabled": hasFailed,
    retry: hasFailed ? () => void load() : null,
  };
}
