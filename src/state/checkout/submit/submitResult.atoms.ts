import { atom } from "jotai";
import type { ChosenTime } from "../../../domain/fulfilment/times.ts";
import type { NotLoaded } from "./whyNotLoaded.ts";

export type SubmitResult =
  | { readonly kind: "started" }
  /** S19: the chosen time isn't available any more. Another one is shown instead. */
  | { readonly kind: "invalid-time"; readonly instead: ChosenTime | null }
  /** The clock or the store's rules changed the total since it was shown. */
  | { readonly kind: "price-changed" }
  /** R61: the cart spends points of a member who isn't logged in. */
  | { readonly kind: "log-in" }
  /** A required form has invalid fields. */
  | { readonly kind: "invalid" }
  /** The ordering code could not be loaded: nothing was sent. */
  | NotLoaded;

/** The answer to the last press of the shown form's button. */
export const submitResultAtom = atom<SubmitResult | null>(null);
