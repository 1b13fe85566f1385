import { atom } from "jotai";
import { keptTypedAtom } from "../form/form.ts";
import { orderServicesAtom } from "../services.atoms.ts";

export type MemberAnswer = "join" | "skip";

/** R67: the question comes once a session, so its answer outlives a payment's page. */
export const memberAnswerAtom = keptTypedAtom<"answer">("membership", () => ({ answer: "" }));

/** The address that has an account, as far as it was asked. */
const knownEmailAtom = atom<string | null>(null);

/** Asked as soon as an address is typed: a press can't wait for the answer, because a wallet opens inside the tap. */
export const lookUpEmailAtom = atom(null, async (get, set, email: string): Promise<void> => {
  const isKnown = await get(orderServicesAtom).membership?.isKnown(email);
  if (isKnown) set(knownEmailAtom, email);
});

/** No answer yet counts as no. */
export const isEmailKnownAtom = atom((get) => {
  const known = get(knownEmailAtom);
  return (email: string) => email === known;
});
