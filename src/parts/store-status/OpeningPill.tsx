import { useLingui } from "@lingui/react";
import { useAtomValue } from "jotai";
import { nowAtom } from "../../state/clock/clock.atoms.ts";
import { OpeningPillView } from "../../views/store/OpeningPillView.tsx";
import type { OpeningInput } from "../../views/store/openingWords.ts";
import { useTranslate } from "../language/useTranslate.ts";

export function OpeningPill({ store, state }: Pick<OpeningInput, "store" | "state">) {
  const { i18n } = useLingui();
  return OpeningPillView({ translate: useTranslate(), locale: i18n.locale, store, state, now: useAtomValue(nowAtom) });
}
