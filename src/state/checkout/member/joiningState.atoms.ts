import { atom } from "jotai";

/** What a member's new account lacks: the card they paid with, the mail with the link, the backend's own record. */
export type Lacking = "card" | "mail" | "record";

/** The state of a guest who becomes a member with their order (R67). */
export type Joining =
  | { readonly kind: "not-asked" | "under-way" }
  | { readonly kind: "joined"; readonly email: string; readonly lacks: readonly Lacking[] }
  | { readonly kind: "known-email"; readonly email: string }
  /** Another member is signed in by now: the order remains a guest's. */
  | { readonly kind: "somebody-else" }
  | { readonly kind: "failed" };

/** Of the order that was placed last. */
export const joiningAtom = atom<Joining>({ kind: "not-asked" });
