import { atom } from "jotai";
import { type MemberAnswer, memberAnswerAtom } from "../customer/membership.atoms.ts";
import { isPromptOpenAtom, newMemberEmailAtom } from "./memberPrompt.atoms.ts";
import { submitAtom } from "./submit.actions.ts";

/** The answer's tap goes on with the order: a wallet's sheet opens in it, and nothing is awaited before (R58). */
export const answerPromptAtom = atom(null, (get, set, answer: MemberAnswer) => {
  set(memberAnswerAtom, { answer, askedFor: get(newMemberEmailAtom) ?? "" });
  set(isPromptOpenAtom, false);
  return set(submitAtom);
});
