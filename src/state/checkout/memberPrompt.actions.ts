import { atom } from "jotai";
import { type MemberAnswer, memberAnswerAtom } from "../customer/membership.atoms.ts";
import { isPromptOpenAtom, newMemberEmailAtom } from "./memberPrompt.atoms.ts";
import { submitAtom } from "./submit.actions.ts";

/**
 * Continues the order in the tap of the answer. Nothing is awaited first, because a wallet's sheet opens in it (R58).
 */
export const answerPromptAtom = atom(null, (get, set, answer: MemberAnswer) => {
  set(memberAnswerAtom, { answer, askedFor: get(newMemberEmailAtom) ?? "" });
  set(isPromptOpenAtom, false);
  return set(submitAtom);
});

/** The address turned out to have an account after the press. The order goes on without the question, in this tap. */
export const goOnAsGuestAtom = atom(null, (_get, set) => {
  set(isPromptOpenAtom, false);
  return set(submitAtom);
});
