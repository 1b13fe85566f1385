import { atom } from "jotai";
import { memberAtom } from "../customer/customer.atoms.ts";
import { readProfileAtom } from "../customer/readProfile.actions.ts";
import { refreshStoreAtom } from "../store/store.actions.ts";

/** A refusal may mean that prices, offers, opening hours or the member's points have changed since they were read. */
export const readAfterRefusalAtom = atom(null, (get, set) => {
  void set(refreshStoreAtom);
  if (get(memberAtom)) void set(readProfileAtom);
});
