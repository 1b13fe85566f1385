import { atom } from "jotai";
import { offerPayments, type PaymentMethod } from "../../domain/payment/paymentMethod.ts";
import { modeAtom } from "../fulfilment/mode.atoms.ts";
import { storeAtom } from "../store/store.atoms.ts";

const pickedPaymentAtom = atom<PaymentMethod | null>(null);

export const offeredPaymentsAtom = atom((get): readonly PaymentMethod[] => {
  const store = get(storeAtom);
  return store.kind === "ready" ? offerPayments(store.value.view, get(modeAtom)) : ["card"];
});

export const paymentAtom = atom(
  (get): PaymentMethod => {
    const offered = get(offeredPaymentsAtom);
    const picked = get(pickedPaymentAtom);
    return picked && offered.includes(picked) ? picked : (offered[0] ?? "card");
  },
  (_get, set, payment: PaymentMethod) => set(pickedPaymentAtom, payment),
);
