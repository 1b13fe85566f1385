import { useLingui } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import { todaysHours } from "../../domain/store/openingHours.ts";
import type { Store } from "../../domain/store/store.ts";
import { isRoundTheClock, usePeriodWords } from "../../parts/store-status/usePeriodWords.ts";
import { nowAtom } from "../../state/clock/clock.atoms.ts";

/**
 * Spec: today's opening hours, or "closed today". "Open 24 hours" is left to the opening pill, which also knows about a
 * later closing.
 */
export function TodaysHours({ store }: { readonly store: Store }) {
  const { t } = useLingui();
  const words = usePeriodWords(t`closed today`);
  const periods = todaysHours(store, useAtomValue(nowAtom));
  return isRoundTheClock(periods) ? null : <span>{words(periods)}</span>;
}
