import { atom } from "jotai";
import { type MemberAnswer, memberAnswerAtom } from "../../customer/membership.atoms.ts";
import { newMemberEmailAtom, waitingPressAtom } from "./memberPrompt.atoms.ts";
import { walletGuestAtom } from "./memberQuestion.atoms.ts";

/** Presses the button again, in this tap: a wallet's sheet opens in it, so nothing is awaited first (R58). */
const pressAgainAtom = atom(null, (get, set) => {
  const waiting = get(waitingPressAtom);
  set(waitingPressAtom, null);
  return waiting ? set(waiting.press) : null;
});

/** Continues the order. */
export const answerPromptAtom = atom(null, (get, set, answer: MemberAnswer) => {
  set(memberAnswerAtom, { answer, askedFor: get(newMemberEmailAtom) ?? "" });
  return set(pressAgainAtom);
});

/** The address turned out to have an account after the press. The order goes on without the question. */
export const goOnAsGuestAtom = atom(null, (_get, set) => set(pressAgainAtom));

/** R97: the answer on the page after the order. The question counts as asked even if nobody answers it. */
export const askAfterAtom = atom(null, (_get, set) => set(memberAnswerAtom, { answer: "skip" }));

export const answerAfterAtom = atom(null, (get, set, answer: MemberAnswer) => {
  const asked = get(walletGuestAtom);
  if (!asked?.guest) return;
  const { guest } = asked;
  if (answer === "skip") set(walletGuestAtom, { ...asked, guest: null });
  else set(memberAnswerAtom, { answer, askedFor: guest.email, ...guest, pays: "token" });
});
