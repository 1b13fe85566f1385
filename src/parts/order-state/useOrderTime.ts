import { useLingui } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import { modeRules, type OrderMode } from "../../domain/fulfilment/orderMode.ts";
import type { OrderDisplay } from "../../domain/order/displayOrder.ts";
import type { LiveOrder } from "../../domain/order/liveOrder.ts";
import { type Countdown, countDown } from "../../domain/time/countDown.ts";
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

/**
 * Says when the order is ready, as a waiter would: "Ready about 3:23 pm · 18 min". Null if there is no time to wait
 * for.
 */
export function useOrderTime({ order: { type, scheduledAt }, display, zone }: Timed): string | null {
  const { t } = useLingui();
  const now = useAtomValue(minuteAtom);
  const about = useAboutWords(zone, now);
  const left = useLeftWords(zone, now);
  if (scheduledAt === null || !display.isAwaited) return null;
  const countdown = countDown(scheduledAt, now);
  if (countdown.kind === "past") return null;
  if (countdown.kind === "late") {
    // `accepted` doesn't tell how far the order is, so it may not be late.
    return display.label === "accepted" ? null : t`Taking a little longer than planned. Thank you for waiting.`;
  }
  return [about(scheduledAt, type), left(scheduledAt, countdown)].filter(Boolean).join(" · ");
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
        return isToday ? t`With you from ${time}` : t`With you on ${date}, from ${time}`;
      case "served":
        return isToday ? t`With you about ${time}` : t`With you on ${date}, about ${time}`;
      case "collected":
        return isToday ? t`Ready about ${time}` : t`Ready on ${date}, about ${time}`;
    }
  };
}

function useLeftWords(zone: string, now: Instant): (at: Instant, countdown: Countdown) => string | null {
  const { t, i18n } = useLingui();
  const storeTime = useStoreTime(zone);
  return (at, countdown) => {
    switch (countdown.kind) {
      case "minutes": {
        const { minutes } = countdown;
        return t`${minutes} min`;
      }
      case "now":
        return t`any minute now`;
      default: {
        const days = calendarDaysBetween(storeTime(now), storeTime(at));
        const words = new Intl.RelativeTimeFormat(localeOf(i18n.locale), { numeric: "auto" });
        return days === 0 ? null : words.format(days, "day");
      }
    }
  };
}
