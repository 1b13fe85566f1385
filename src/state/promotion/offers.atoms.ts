import { atom } from "jotai";
import type { TriggerId } from "../../domain/cart/cart.ts";
import type { Answers, OfferAnswers } from "../../domain/promotion/offerAnswers.ts";
import type { StoreId } from "../../domain/store/store.ts";
import { cartCountAtom, cartStoreIdAtom } from "../cart/cart.atoms.ts";
import { orderServicesAtom } from "../services.atoms.ts";

const noAnswers: Answers = {};

/** Null until an offer is answered: until then the stored answers count. */
const heldAnswersAtom = atom<OfferAnswers | null>(null);

const allAnswersAtom = atom(
  (get): OfferAnswers => get(heldAnswersAtom) ?? get(orderServicesAtom).orderMemory.offers() ?? {},
);

/** Valid until the cart is emptied or ordered. */
const answersAtom = atom((get): Answers => {
  const storeId = get(cartStoreIdAtom);
  if (storeId === null || get(cartCountAtom) === 0) return noAnswers;
  return get(allAnswersAtom)[storeId] ?? noAnswers;
});

const keepAnswersAtom = atom(null, (get, set, all: OfferAnswers) => {
  set(heldAnswersAtom, all);
  get(orderServicesAtom).orderMemory.keepOffers(all);
});

function saying(answers: Answers, yes: boolean): ReadonlySet<TriggerId> {
  return new Set(
    Object.entries(answers)
      .filter(([, answer]) => answer === yes)
      .map(([id]) => id),
  );
}

export const acceptedOffersAtom = atom((get) => saying(get(answersAtom), true));

/** Asked once: after a No it isn't asked again. */
export const declinedOffersAtom = atom((get) => saying(get(answersAtom), false));

interface OfferAnswer {
  readonly triggerId: TriggerId;
  readonly yes: boolean;
}

export const answerOfferAtom = atom(null, (get, set, { triggerId, yes }: OfferAnswer) => {
  const storeId = get(cartStoreIdAtom);
  if (storeId === null) return;
  set(keepAnswersAtom, { ...get(allAnswersAtom), [storeId]: { ...get(answersAtom), [triggerId]: yes } });
});

export const forgetOffersAtom = atom(null, (get, set, storeId: StoreId) => {
  const { [String(storeId)]: answered, ...others } = get(allAnswersAtom);
  if (answered) set(keepAnswersAtom, others);
});
