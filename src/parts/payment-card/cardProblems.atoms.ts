import { atom } from "jotai";
import { type CardProblem, cardProblems } from "../../domain/payment/card.ts";
import { nowAtom } from "../../state/clock/clock.atoms.ts";
import { cardFormAtom } from "../../state/payment/card.atoms.ts";
import { storeAtom } from "../../state/store/store.atoms.ts";

/** What is wrong with the card as it stands. */
export const cardProblemsAtom = atom((get): readonly CardProblem[] => {
  const store = get(storeAtom);
  return store.kind === "ready" ? cardProblems(get(cardFormAtom), get(nowAtom), store.value.zone) : [];
});
