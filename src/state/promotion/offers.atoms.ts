import { atom } from "jotai";
import type { TriggerId } from "../../domain/cart/cart.ts";

/** What the diner said to the offers that ask (R20): Yes, or No. It holds until the cart is emptied or ordered. */
const answersAtom = atom<ReadonlyMap<TriggerId, boolean>>(new Map());

export const acceptedOffersAtom = atom(
  (get): ReadonlySet<TriggerId> => new Set([...get(answersAtom)].filter(([, yes]) => yes).map(([id]) => id)),
);

/** Asked once: a No isn't asked again. */
export const declinedOffersAtom = atom(
  (get): ReadonlySet<TriggerId> => new Set([...get(answersAtom)].filter(([, yes]) => !yes).map(([id]) => id)),
);

export interface OfferAnswer {
  readonly triggerId: TriggerId;
  readonly yes: boolean;
}

export const answerOfferAtom = atom(null, (get, set, { triggerId, yes }: OfferAnswer) =>
  set(answersAtom, new Map([...get(answersAtom), [triggerId, yes]])),
);

export const forgetOffersAtom = atom(null, (_get, set) => set(answersAtom, new Map()));
