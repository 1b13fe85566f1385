import { atom } from "jotai";
import { checkEmail } from "../../domain/customer/email.ts";
import { typedContactAtom } from "../customer/contact.atoms.ts";
import { memberAtom } from "../customer/customer.atoms.ts";
import { isEmailKnownAtom, memberAnswerAtom } from "../customer/membership.atoms.ts";
import { storeAtom } from "../store/store.atoms.ts";
import type { MemberQuestion } from "./memberQuestion.atoms.ts";

export const isPromptOpenAtom = atom(false);

/** The address of a guest who can become a member with this order; null where nobody can. */
export const newMemberEmailAtom = atom((get): string | null => {
  const store = get(storeAtom);
  const email = checkEmail(get(typedContactAtom).email);
  const isWanted = store.kind === "ready" && store.value.view.login && get(memberAtom) === null;
  return isWanted && email.ok && !get(isEmailKnownAtom)(email.value) ? email.value : null;
});

export const memberQuestion: MemberQuestion = {
  /** Spec, "Placing an order", 4: once a session. */
  ask(get, set) {
    const isAsked = get(memberAnswerAtom).answer === "" && get(newMemberEmailAtom) !== null;
    if (isAsked) set(isPromptOpenAtom, true);
    return isAsked;
  },
  joins: (get) => get(memberAnswerAtom).answer === "join" && get(newMemberEmailAtom) !== null,
};
