import { useLingui } from "@lingui/react";
import { timeWords } from "../../views/time/timeWords.ts";

export function useTimeWords(zone: string): ReturnType<typeof timeWords> {
  return timeWords(useLingui().i18n.locale, zone);
}
