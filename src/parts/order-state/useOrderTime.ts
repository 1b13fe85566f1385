import { useLingui } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import { modeRules, type OrderMode } from "../../domain/fulfilment/orderMode.ts";
import type { OrderDisplay } from "../../domain/order/displayOrder.ts";
import type { LiveOrder } from "../../domain/order/liveOrder.ts";
import { countDown } from "../../domain/time/countDown.ts";
import type { Instant } from "../../domain/time/instant.ts";
import { minuteAtom } from "../../state/order/orderMinute.atoms.ts";
import { localeOf } from "../../views/time/timeWords.ts";
import { calendarDaysBetween } from "../dates/calendarDaysBetween.ts";
import { useStoreTime } from "../dates/useStoreTime.ts";
import { useTimeWords } from "../store-status/useTimeWords.ts";

interface Timed {
  readonly order: Pick<LiveOrder, "type" | "scheduledAt">;
  readonly display: OrderDisplay;
  readonly zone: string;
}

export interface OrderTime {
  /** What the diner waits for: "Ready in about 18 min". */
  readonly lead: string;
  /** What the clock says then: "6:59 pm". Null if the lead says it. */
  readonly beside: string | null;
  /** One sentence that stays true while the minutes go by: "Ready about 6:59 pm". */
  readonly lasting: string;
}

/** When the order is ready, as a waiter would say it. Null if there is no time to wait for. */
export function useOrderTime({ order: { type, scheduledAt }, display, zone }: Timed): OrderTime | null {
  const { t } = useLingui();
  const now = useAtomValue(minuteAtom);
  const about = useAboutWords(zone, now);
  const inMinutes = useMinuteWords();
  const day = useDayBeside(zone, now);
  const { time } = useTimeWords(zone);
  if (scheduledAt === null || !display.isAwaited) return null;
  const countdown = countDown(scheduledAt, now);
  const lasting = about(scheduledAt, type);
  switch (countdown.kind) {
    case "past":
      return null;
    case "late": {
      // `accepted` doesn't tell how far the order is, so it may not be late.
      if (display.label === "accepted") return null;
      const lead = t`Taking a little longer than planned. Thank you for waiting.`;
      return { lead, beside: null, lasting: lead };
    }
    case "now":
      return { lead: t`Any minute now`, beside: lasting, lasting };
    case "minutes":
      return { lead: inMinutes(countdown.minutes, type), beside: time(scheduledAt), lasting };
    case "ahead":
      return { lead: lasting, beside: day(scheduledAt), lasting };
  }
}

function useMinuteWords(): (minutes: number, mode: OrderMode) => string {
  const { t } = useLingui();
  return (minutes, mode) => {
    switch (modeRules[mode].handover) {
      case "driven":
        return t`Arrives in about ${minutes} min`;
      case "served":
        return t`With you in about ${minutes} min`;
      case "collected":
        return t`Ready in about ${minutes} min`;
    }
  };
}

/** A delivery arrives within a range of times; the order contains the start of the range (R50). */
function useAboutWords(zone: string, now: Instant): (at: Instant, mode: OrderMode) => string {
  const { t } = useLingui();
  const words = useTimeWords(zone);
  const storeTime = useStoreTime(zone);
  return (at, mode) => {
    const time = words.time(at);
    const isToday = calendarDaysBetween(storeTime(now), storeTime(at)) === 0;
    const date = words.date(at);
    switch (modeRules[mode].handover) {
      case "driven":
        return isToday ? t`Arrives about ${time}` : t`Arrives on ${date}, about ${time}`;
      case "served":
        return isToday ? t`With you about ${time}` : t`With you on ${date}, about ${time}`;
      case "collected":
        return isToday ? t`Ready about ${time}` : t`Ready on ${date}, about ${time}`;
    }
  };
}

/** How far away a later day is: "tomorrow", "in 3 days". */
function useDayBeside(zone: string, now: Instant): (at: Instant) => string | null {
  const { i18n } = useLingui();
  const storeTime = useStoreTime(zone);
  return (at) => {
    const days = calendarDaysBetween(storeTime(now), storeTime(at));
    const words = new Intl.RelativeTimeFormat(localeOf(i18n.locale), { numeric: "auto" });
    return days === 0 ? null : words.format(days, "day");
  };
}
