import { useLingui } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import { todaysHours } from "../../domain/store/openingHours.ts";
import type { Store } from "../../domain/store/store.ts";
import { usePeriodWords } from "../../parts/store-status/usePeriodWords.ts";
import { nowAtom } from "../../state/clock/clock.atoms.ts";

/** Spec: today's opening hours, or "closed today". */
export function TodaysHours({ store }: { readonly store: Store }) {
  const { t } = useLingui();
  const words = usePeriodWords(t`closed today`);
  return <span>{words(todaysHours(store, useAtomValue(nowAtom)))}</span>;
}
