import { atom } from "jotai";
import type { TriggerId } from "../../domain/cart/cart.ts";
import type { Answers, OfferAnswers } from "../../domain/promotion/trigger.ts";
import type { StoreId } from "../../domain/store/store.ts";
import { cartCountAtom, cartStoreIdAtom } from "../cart/cart.atoms.ts";
import { orderServicesAtom } from "../services.atoms.ts";

const noAnswers: Answers = {};

/** Null until an offer is answered: until then the stored answers count. */
const cachedAnswersAtom = atom<OfferAnswers | null>(null);

const allAnswersAtom = atom(
  (get): OfferAnswers => get(cachedAnswersAtom) ?? get(orderServicesAtom).orderMemory.get("offers") ?? {},
);

/** The answers are valid until the cart is emptied or ordered. */
const answersAtom = atom((get): Answers => {
  const storeId = get(cartStoreIdAtom);
  if (storeId === null || get(cartCountAtom) === 0) return noAnswers;
  return get(allAnswersAtom)[storeId] ?? noAnswers;
});

/** Keeps another tab's answers to other offers. */
const changeAnswersAtom = atom(null, (get, set, change: (all: OfferAnswers) => OfferAnswers) => {
  const { orderMemory } = get(orderServicesAtom);
  const all = change(orderMemory.get("offers") ?? get(allAnswersAtom));
  set(cachedAnswersAtom, all);
  orderMemory.save("offers", all);
});

/** Takes over what another tab or element has stored. */
export const takeOverAnswersAtom = atom(null, (_get, set, all: OfferAnswers) => set(cachedAnswersAtom, all));

function saying(answers: Answers, yes: boolean): ReadonlySet<TriggerId> {
  return new Set(
    Object.entries(answers)
      .filter(([, answer]) => answer === yes)
      .map(([id]) => id),
  );
}

export const acceptedOffersAtom = atom((get) => saying(get(answersAtom), true));

/** An offer is made only once: after a No it isn't made again. */
export const declinedOffersAtom = atom((get) => saying(get(answersAtom), false));

interface OfferAnswer {
  readonly triggerId: TriggerId;
  readonly yes: boolean;
}

export const answerOfferAtom = atom(null, (get, set, { triggerId, yes }: OfferAnswer) => {
  const storeId = get(cartStoreIdAtom);
  if (storeId === null) return;
  set(changeAnswersAtom, (all) => ({ ...all, [storeId]: { ...all[storeId], [triggerId]: yes } }));
});

export const forgetOffersAtom = atom(null, (get, set, storeId: StoreId) => {
  if (!get(allAnswersAtom)[storeId]) return;
  set(changeAnswersAtom, ({ [String(storeId)]: _answered, ...others }) => others);
});
