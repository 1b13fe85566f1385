import { atom } from "jotai";
import { putTypedAtom } from "../form/form.ts";
import { endedMemberAtom } from "./customer.atoms.ts";

/** R61: after somebody has logged out, nothing of them is left in a form. All else of theirs goes with `customerAtom`. */
export const forgetMemberAtom = atom(null, (_get, set) => {
  set(endedMemberAtom, null);
  set(putTypedAtom, { contact: {}, address: {}, notes: {} });
});
