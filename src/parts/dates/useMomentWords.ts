import { useLingui } from "@lingui/react/macro";
import type { Instant } from "../../domain/time/instant.ts";
import { useTimeWords } from "../store-status/useTimeWords.ts";
import { calendarDaysBetween, type StoreTime, useStoreTime } from "./useStoreTime.ts";

interface MomentWords {
  /** "Today", "Sat 14 Nov". */
  readonly day: (at: Instant) => string;
  /** "6:22 pm". */
  readonly time: (at: Instant) => string;
  /** "Today, 6:22 pm", "Sat 14 Nov, 6:22 pm". */
  readonly near: (at: Instant) => string;
  /** "14 November 2026 6:22 pm": for paper, which is still read when today is long ago. */
  readonly whole: (at: Instant) => string;
}

/** Says when something happens as one would say it at `now`, in the store's time (R27). */
export function useMomentWords(zone: string, now: Instant): MomentWords {
  const { t } = useLingui();
  const storeTime = useStoreTime(zone);
  const today = storeTime(now);
  const dateOf = (at: StoreTime) =>
    at.toFormat(
      at.year === today.year
        ? t({ message: "ccc d MMM", comment: "Luxon's format of 'Sat 25 Nov'" })
        : t({ message: "d MMM yyyy", comment: "Luxon's format of '25 Nov 2025'" }),
    );
  const nearDays = new Map([
    [-1, t`Yesterday`],
    [0, t`Today`],
    [1, t`Tomorrow`],
  ]);
  const dayOf = (at: StoreTime) => nearDays.get(calendarDaysBetween(today, at)) ?? dateOf(at);
  const { time: clock } = useTimeWords(zone);
  const whole = t({ message: "dd MMMM yyyy h:mm a", comment: "Luxon's format of '25 November 2026 3:10 pm'" });
  return {
    day: (at) => dayOf(storeTime(at)),
    time: clock,
    near: (at) => {
      const day = dayOf(storeTime(at));
      const time = clock(at);
      return t`${day}, ${time}`;
    },
    whole: (at) => storeTime(at).toFormat(whole),
  };
}
