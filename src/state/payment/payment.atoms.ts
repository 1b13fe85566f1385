import { atom } from "jotai";
import { firstChoice, isWallet, type PaymentMethod } from "../../domain/payment/paymentMethod.ts";
import type { Settlement } from "../../domain/payment/settlement.ts";
import { modeAtom } from "../fulfilment/mode.atoms.ts";
import { hasCardFieldsAtom } from "../host/host.atoms.ts";
import { storeAtom } from "../store/store.atoms.ts";
import { askOrderToken, noToken } from "./cardFields.atoms.ts";
import { type PaymentMethodRules, settlementKinds } from "./paymentMethod.ts";
import { storedCardAtom } from "./storedCard.atoms.ts";
import { walletPressAtom } from "./walletPress.ts";
import { possibleWalletsAtom, preparedWalletsAtom } from "./wallets.atoms.ts";

const allMethodsAtom = atom<readonly PaymentMethodRules[]>([]);

/** R105: the card is typed in fields that the page can't read. */
function byCardFields(card: PaymentMethodRules): PaymentMethodRules {
  return {
    ...card,
    settles: {
      kind: "fields",
      async ask(get, { reference: { storeId, udid }, total }) {
        const answer = await askOrderToken(get, { storeId, udid, total });
        return answer.kind === "failed" ? { kind: "failed", message: noToken } : answer;
      },
    },
  };
}

/** All methods, in the order of their codes (S24, R55). Set by the checkout: until then, paying isn't possible. */
export const paymentMethodsAtom = atom(
  (get) => {
    const all = get(allMethodsAtom);
    return get(hasCardFieldsAtom) ? all.map((each) => (each.method === "card" ? byCardFields(each) : each)) : all;
  },
  (_get, set, methods: readonly PaymentMethodRules[]) => set(allMethodsAtom, methods),
);

const offeredMethodsAtom = atom((get): readonly PaymentMethodRules[] => {
  const store = get(storeAtom);
  if (store.kind !== "ready") return [];
  const order = { view: store.value.view, mode: get(modeAtom) };
  return get(paymentMethodsAtom).filter((each) => each.isOffered(get, order));
});

export const offeredPaymentsAtom = atom((get) => get(offeredMethodsAtom).map(({ method }) => method));

/** The wallets that the diner can pay with, each by a button of its own (R97). */
export const offeredWalletsAtom = atom((get) => get(offeredPaymentsAtom).filter(isWallet));

/** The same for gift cards, which have no order mode. */
export const giftWalletsAtom = atom((get) =>
  get(possibleWalletsAtom).filter((name) => get(preparedWalletsAtom).includes(name)),
);

/** R55: with a stored card, nothing is typed and nothing secret is sent with the order. */
export function byStoredCard(card: PaymentMethodRules): PaymentMethodRules {
  return { ...card, settles: { kind: "none" }, isFilledIn: () => true };
}

const pickedPaymentAtom = atom<PaymentMethod | null>(null);

/** Null if nothing is offered. */
export const chosenMethodAtom = atom((get): PaymentMethodRules | null => {
  const offered = get(offeredMethodsAtom);
  const picked = get(walletPressAtom)?.wallet ?? get(pickedPaymentAtom);
  const find = (name: PaymentMethod | null) => offered.find(({ method }) => method === name) ?? null;
  const chosen = find(picked) ?? find(firstChoice(get(offeredPaymentsAtom)));
  return chosen?.method === "card" && get(storedCardAtom) ? byStoredCard(chosen) : chosen;
});

export const paymentAtom = atom(
  (get): PaymentMethod => get(chosenMethodAtom)?.method ?? "card",
  (_get, set, payment: PaymentMethod) => set(pickedPaymentAtom, payment),
);

export const isPaymentFilledInAtom = atom((get) => get(chosenMethodAtom)?.isFilledIn(get) ?? false);

/** How a method settles a total. A total of 0 needs no payment. */
export function settlementBy({ method, settles }: PaymentMethodRules, total: number): Settlement {
  if (total === 0) return { kind: "none" };
  switch (settles.kind) {
    case "none":
    case "card":
      return { kind: settles.kind };
    case "token":
    case "fields":
      return { kind: "token", method, isSpent: false };
    case "redirect":
      return { kind: "redirect", method, hasReturned: false };
  }
}

/** The method of an order in progress; null if this shop doesn't have it. */
export function methodOf<M extends PaymentMethodRules>(settlement: Settlement, methods: readonly M[]): M | null {
  const isIts = ({ method, settles }: PaymentMethodRules) =>
    settlementKinds[settles.kind] === settlement.kind && (!("method" in settlement) || settlement.method === method);
  return methods.find(isIts) ?? null;
}
