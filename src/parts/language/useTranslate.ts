import { useLingui } from "@lingui/react";
import type { Translate } from "../../views/translate.ts";

/** The `say` function for views, in the element's own language. */
export function useTranslate(): Translate {
  return useLingui()._;
}
