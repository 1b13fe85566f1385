import { atom } from "jotai";
import type { TriggerId } from "../../domain/cart/cart.ts";
import type { StoreId } from "../../domain/store/store.ts";
import { cartCountAtom, cartStoreIdAtom } from "../cart/cart.atoms.ts";

type Answers = ReadonlyMap<TriggerId, boolean>;

const noAnswers: Answers = new Map();

/** What the diner said to each store's offers that ask (R20): Yes, or No. */
const answersOfAllAtom = atom<Readonly<Record<string, Answers>>>({});

/** It holds until the cart is emptied or ordered. */
const answersAtom = atom((get): Answers => {
  const storeId = get(cartStoreIdAtom);
  if (storeId === null || get(cartCountAtom) === 0) return noAnswers;
  return get(answersOfAllAtom)[storeId] ?? noAnswers;
});

function saying(answers: Answers, yes: boolean): ReadonlySet<TriggerId> {
  return new Set([...answers].filter(([, answer]) => answer === yes).map(([id]) => id));
}

export const acceptedOffersAtom = atom((get) => saying(get(answersAtom), true));

/** Asked once: a No isn't asked again. */
export const declinedOffersAtom = atom((get) => saying(get(answersAtom), false));

export interface OfferAnswer {
  readonly triggerId: TriggerId;
  readonly yes: boolean;
}

export const answerOfferAtom = atom(null, (get, set, { triggerId, yes }: OfferAnswer) => {
  const storeId = get(cartStoreIdAtom);
  if (storeId === null) return;
  const answers = new Map([...get(answersAtom), [triggerId, yes] as const]);
  set(answersOfAllAtom, { ...get(answersOfAllAtom), [storeId]: answers });
});

export const forgetOffersAtom = atom(null, (get, set, storeId: StoreId) =>
  set(answersOfAllAtom, { ...get(answersOfAllAtom), [storeId]: noAnswers }),
);
