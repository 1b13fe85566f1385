import { useAtomValue, useSetAtom } from "jotai";
import { useEffect } from "react";
import { wallets } from "../../domain/payment/paymentMethod.ts";
import { possibleWalletsAtom, prepareWalletAtom } from "../../state/payment/wallets.atoms.ts";

/** Loads the wallets before they are pressed, because a wallet must open directly in the diner's tap (R58). */
export function usePreparedWallets(): void {
  const prepare = useSetAtom(prepareWalletAtom);
  // Text is the same after each update of the store that leaves its wallets as they are.
  const possible = useAtomValue(possibleWalletsAtom).join(" ");
  useEffect(() => {
    for (const name of wallets) if (possible.includes(name)) void prepare(name);
  }, [possible, prepare]);
}
