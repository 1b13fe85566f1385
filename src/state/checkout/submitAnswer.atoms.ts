import { atom } from "jotai";
import type { ChosenTime } from "../../domain/fulfilment/times.ts";

export type SubmitAnswer =
  | { readonly kind: "started" }
  /** Spec, step 1: the chosen time isn't available any more; another one is shown in its place. */
  | { readonly kind: "invalid-time"; readonly instead: ChosenTime | null }
  /** The clock or the store's rules changed the total since it was shown. */
  | { readonly kind: "price-changed" }
  /** R61: the cart spends points of a member who isn't here. */
  | { readonly kind: "log-in" }
  /** A required form has invalid fields. */
  | { readonly kind: "invalid" }
  /** The code for ordering could not be loaded: nothing was sent. */
  | { readonly kind: "not-loaded" };

/** The last press of the shown form. */
export const submitAnswerAtom = atom<SubmitAnswer | null>(null);
