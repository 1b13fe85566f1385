import { useLingui } from "@lingui/react";
import type { Say } from "../../views/say.ts";

/** What a view says, by the element's own language. */
export function useSay(): Say {
  return useLingui()._;
}
