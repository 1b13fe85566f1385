import { atom, type Getter } from "jotai";
import { checkEmail, isSameEmail } from "../../../domain/customer/email.ts";
import { typedContactAtom } from "../../customer/contact.atoms.ts";
import { memberAtom } from "../../customer/customer.atoms.ts";
import { memberAnswerAtom } from "../../customer/membership.atoms.ts";
import { buildQuery } from "../../fulfilment/query.ts";
import { orderServicesAtom } from "../../services.atoms.ts";
import { storeAtom } from "../../store/store.atoms.ts";
import { joiningAtom } from "./joiningState.atoms.ts";
import { guestNow, type MemberQuestion, type Press, walletGuestAtom } from "./memberQuestion.atoms.ts";

/** The press that waits for the answer; null if the question isn't shown. */
export const waitingPressAtom = atom<{ readonly press: Press } | null>(null);

/** Whether the diner is a guest whose store has members. */
function canJoin(get: Getter): boolean {
  const store = get(storeAtom);
  return store.kind === "ready" && store.value.view.login && get(memberAtom) === null;
}

/** Whether the e-mail address of a guest has an account. */
function queryAccount(emailNow: (get: Getter) => string | null) {
  return buildQuery(
    (get) => (canJoin(get) ? emailNow(get) : null),
    async (get, email) => get(orderServicesAtom).membership?.isKnown(email),
    undefined,
  );
}

const accountQuery = queryAccount((get) => {
  const email = checkEmail(get(typedContactAtom).email);
  return email.ok ? email.value : null;
});

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
    const email = get(newMemberEmailAtom);
    const isAsked = email !== null && get(memberAnswerAtom).answer !== "skip" && !hasAgreed(get, email);
    if (isAsked) set(waitingPressAtom, { press });
    return isAsked;
  },
  joins(get) {
    const email = get(newMemberEmailAtom);
    return email !== null && hasAgreed(get, email) ? guestNow(get) : null;
  },
};

const placedQuery = queryAccount((get) => get(walletGuestAtom)?.guest?.email ?? null);

/** A wallet has told the address only with the order, so it is looked up after that. */
export const lookUpPlacedAtom = placedQuery.refetch;

/**
 * The guest who is asked on the page after their order, or whose answer is being carried out. Null if there is none, or
 * until it is known that their address has no account.
 */
export const askedGuestAtom = atom((get) => {
  const guest = get(walletGuestAtom)?.guest ?? null;
  const hasAccount = get(placedQuery.answer);
  const { kind } = get(joiningAtom);
  const isNew = hasAccount !== null && !hasAccount;
  const isOpen = kind === "under-way" || (kind === "not-asked" && isNew);
  return isOpen ? guest : null;
});
