import { useLingui } from "@lingui/react";
import type { Say } from "../../views/say.ts";

/** The `say` function for views, in the element's own language. */
export function useSay(): Say {
  return useLingui()._;
}
