import { atom } from "jotai";
import { paymentRules, type WalletName, wallets } from "../../domain/payment/paymentMethod.ts";
import { arrivedOrderServicesAtom, orderServicesAtom } from "../services.atoms.ts";
import { shownStoreAtom } from "../store/store.atoms.ts";

/** Whether each wallet that was prepared is there. */
const answersAtom = atom<Partial<Record<WalletName, boolean>>>({});

/** The wallets that this page and device have. */
export const preparedWalletsAtom = atom((get) => wallets.filter((name) => get(answersAtom)[name] === true));

/** The wallets that the store accepts, and that this page could have. */
export const possibleWalletsAtom = atom((get) => {
  const view = get(shownStoreAtom)?.view;
  const ofPage = get(arrivedOrderServicesAtom)?.wallets;
  return wallets.filter((name) => view?.[paymentRules[name].flag] && ofPage?.mayHave(name));
});

/** Whether it isn't known yet which of them there are. Their buttons' place is kept until then. */
export const areWalletsAwaitedAtom = atom((get) =>
  get(possibleWalletsAtom).some((name) => get(answersAtom)[name] === undefined),
);

const pendingAtom = atom<readonly WalletName[]>([]);

/**
 * Called before its button can be pressed, by the cart and by the checkout. One that isn't there is asked for again: its
 * script may have failed to load.
 */
export const prepareWalletAtom = atom(null, async (get, set, name: WalletName) => {
  if (get(pendingAtom).includes(name) || get(answersAtom)[name]) return;
  set(pendingAtom, (others) => [...others, name]);
  const isThere = await get(orderServicesAtom).wallets.prepare(name);
  set(pendingAtom, (others) => others.filter((each) => each !== name));
  set(answersAtom, (others) => ({ ...others, [name]: isThere }));
});
