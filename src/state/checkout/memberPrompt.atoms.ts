import { atom, type Getter } from "jotai";
import { checkEmail } from "../../domain/customer/email.ts";
import { typedContactAtom } from "../customer/contact.atoms.ts";
import { memberAtom } from "../customer/customer.atoms.ts";
import { isEmailKnownAtom, memberAnswerAtom } from "../customer/membership.atoms.ts";
import { storeAtom } from "../store/store.atoms.ts";

/** The dialog that asks a guest to become a member. It is absent until its code is there. */
export const memberPromptAtom = atom<"absent" | "closed" | "open">("absent");

/** The address of a guest who can become a member with this order; null where nobody can. */
export const newMemberEmailAtom = atom((get): string | null => {
  const store = get(storeAtom);
  const email = checkEmail(get(typedContactAtom).email);
  const isWanted = store.kind === "ready" && store.value.view.login && get(memberAtom) === null;
  return isWanted && email.ok && !get(isEmailKnownAtom)(email.value) ? email.value : null;
});

/** Spec, "Placing an order", 4: once a session, and never where there is nobody to ask (R67). */
export function asksMember(get: Getter): boolean {
  const isUnanswered = get(memberAnswerAtom).answer === "";
  return get(memberPromptAtom) === "closed" && isUnanswered && get(newMemberEmailAtom) !== null;
}

/** Whether the order makes its guest a member. */
export function joins(get: Getter): boolean {
  return get(memberAnswerAtom).answer === "join" && get(newMemberEmailAtom) !== null;
}
