import { useAtomValue, useSetAtom } from "jotai";
import { useEffect } from "react";
import { paymentRules, wallets } from "../../domain/payment/paymentMethod.ts";
import { prepareWalletAtom } from "../../state/payment/wallets.atoms.ts";
import { shownStoreAtom } from "../../state/store/store.atoms.ts";

/** Loads the wallets before they are pressed, because a wallet must open directly in the diner's tap (R58). */
export function usePreparedWallets(): void {
  const view = useAtomValue(shownStoreAtom)?.view;
  const prepare = useSetAtom(prepareWalletAtom);
  // Text is the same after each update of the store that leaves its wallets as they are.
  const accepted = wallets.filter((name) => view?.[paymentRules[name].flag]).join(" ");
  useEffect(() => {
    for (const name of wallets) if (accepted.includes(name)) void prepare(name);
  }, [accepted, prepare]);
}
