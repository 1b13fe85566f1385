import { useLingui } from "@lingui/react/macro";
import { localeOf } from "../../views/time/timeWords.ts";

/** Writes a number with the language's separator of thousands. */
export function useNumberWords(): (number: number) => string {
  const { i18n } = useLingui();
  return (number) => new Intl.NumberFormat(localeOf(i18n.locale)).format(number);
}
