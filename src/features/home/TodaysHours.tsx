import { useLingui } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import { todaysHours } from "../../domain/store/openingHours.ts";
import type { Store } from "../../domain/store/store.ts";
import type { StoreState } from "../../domain/store/storeState.ts";
import { isRoundTheClock, usePeriodWords } from "../../parts/store-status/usePeriodWords.ts";
import { nowAtom } from "../../state/clock/clock.atoms.ts";

interface TodaysHoursProps {
  readonly store: Store;
  readonly state: StoreState;
}

/**
 * S4: today's opening hours, or "closed today". What the opening pill says already isn't repeated: it knows about a
 * later closing than "Open 24 hours", and when a closed store opens again.
 */
export function TodaysHours({ store, state }: TodaysHoursProps) {
  const { t } = useLingui();
  const words = usePeriodWords(t`closed today`);
  const periods = todaysHours(store, useAtomValue(nowAtom));
  const isSaid = isRoundTheClock(periods) || (periods.length === 0 && state.kind !== "open");
  return isSaid ? null : <span>{words(periods)}</span>;
}
