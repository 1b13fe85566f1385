import { atom, type Getter } from "jotai";
import { checkEmail, isSameEmail } from "../../../domain/customer/email.ts";
import { typedContactAtom } from "../../customer/contact.atoms.ts";
import { memberAtom } from "../../customer/customer.atoms.ts";
import { memberAnswerAtom } from "../../customer/membership.atoms.ts";
import { buildQuery } from "../../fulfilment/query.ts";
import { orderServicesAtom } from "../../services.atoms.ts";
import { storeAtom } from "../../store/store.atoms.ts";
import { forgetJoiningAtom } from "./joining.atoms.ts";
import type { MemberQuestion, Press } from "./memberQuestion.atoms.ts";

/** The press that waits for the answer; null if the question isn't shown. */
export const waitingPressAtom = atom<{ readonly press: Press } | null>(null);

/** The e-mail address of a guest whose store has members. */
function guestEmail(get: Getter): string | null {
  const store = get(storeAtom);
  const email = checkEmail(get(typedContactAtom).email);
  const isWanted = store.kind === "ready" && store.value.view.login && get(memberAtom) === null;
  return isWanted && email.ok ? email.value : null;
}

const accountQuery = buildQuery(
  guestEmail,
  async (get, email) => get(orderServicesAtom).membership?.isKnown(email),
  undefined,
);

/**
 * Looked up as soon as an address is typed: a press can't wait for the answer, because a wallet opens inside the tap.
 */
export const lookUpEmailAtom = accountQuery.ask;

/**
 * The e-mail address of a guest who can become a member with this order; null if there is none. Until there is an
 * answer, the address counts as having no account.
 */
export const newMemberEmailAtom = atom((get) => (get(accountQuery.answer) ? null : get(accountQuery.question)));

/** A guest's e-mail address that has an account; null if there is none. */
export const knownEmailAtom = atom((get) => (get(accountQuery.answer) ? get(accountQuery.question) : null));

/** Whether the guest has agreed for this address. Agreeing for one address doesn't count for one typed later. */
function hasAgreed(get: Getter, email: string): boolean {
  const { answer, askedFor } = get(memberAnswerAtom);
  return answer === "join" && isSameEmail(askedFor, email);
}

export const memberQuestion: MemberQuestion = {
  /** R67: asks once per session. */
  ask(get, set, press) {
    // What became of the last order's guest.
    set(forgetJoiningAtom);
    const email = get(newMemberEmailAtom);
    const isAsked = email !== null && get(memberAnswerAtom).answer !== "skip" && !hasAgreed(get, email);
    if (isAsked) set(waitingPressAtom, { press });
    return isAsked;
  },
  joins(get) {
    const email = get(newMemberEmailAtom);
    if (email === null || !hasAgreed(get, email)) return null;
    const { firstName, lastName } = get(typedContactAtom);
    return { firstName: firstName.trim(), lastName: lastName.trim(), email };
  },
};
