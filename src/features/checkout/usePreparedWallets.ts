import { useSetAtom } from "jotai";
import { useEffect } from "react";
import { useShownStore } from "../../parts/store/shownStore.ts";
import { prepareWalletAtom } from "../../state/payment/wallets.atoms.ts";

/** A wallet opens in the diner's tap (R58), so what it needs is loaded with the checkout. */
export function usePreparedWallets(): void {
  const view = useShownStore()?.view;
  const prepare = useSetAtom(prepareWalletAtom);
  const isAppleTaken = view?.applePay === true;
  const isGoogleTaken = view?.googlePay === true;
  useEffect(() => {
    if (isAppleTaken) void prepare("apple-pay");
    if (isGoogleTaken) void prepare("google-pay");
  }, [isAppleTaken, isGoogleTaken, prepare]);
}
