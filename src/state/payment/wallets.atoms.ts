import { atom } from "jotai";
import type { WalletName } from "../../domain/payment/paymentMethod.ts";
import { orderServicesAtom } from "../services.atoms.ts";

const preparedAtom = atom<readonly WalletName[]>([]);

/** The wallets that this page and device have. */
export const preparedWalletsAtom = atom((get) => get(preparedAtom));

/** Called when the checkout of a store that accepts the wallet is opened. */
export const prepareWalletAtom = atom(null, async (get, set, name: WalletName) => {
  const isThere = await get(orderServicesAtom).wallets.prepare(name);
  if (isThere) set(preparedAtom, (others) => [...others.filter((other) => other !== name), name]);
});
