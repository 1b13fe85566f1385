import { useAtomValue, useSetAtom } from "jotai";
import { useEffect } from "react";
import { prepareWalletAtom } from "../../state/payment/wallets.atoms.ts";
import { shownStoreAtom } from "../../state/store/store.atoms.ts";

/** Loads the wallets with the checkout, because a wallet must open directly in the diner's tap (R58). */
export function usePreparedWallets(): void {
  const view = useAtomValue(shownStoreAtom)?.view;
  const prepare = useSetAtom(prepareWalletAtom);
  const isAppleTaken = view?.applePay === true;
  const isGoogleTaken = view?.googlePay === true;
  useEffect(() => {
    if (isAppleTaken) void prepare("apple-pay");
    if (isGoogleTaken) void prepare("google-pay");
  }, [isAppleTaken, isGoogleTaken, prepare]);
}
