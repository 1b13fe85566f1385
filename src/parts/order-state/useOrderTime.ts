import { useLingui } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import { modeRules, type OrderMode } from "../../domain/fulfilment/orderMode.ts";
import type { OrderDisplay } from "../../domain/order/displayOrder.ts";
import type { LiveOrder } from "../../domain/order/liveOrder.ts";
import { type PromisedTime, promisedTime, waitFor, waitLeft } from "../../domain/order/promisedTime.ts";
import type { Instant } from "../../domain/time/instant.ts";
import { minuteAtom } from "../../state/order/orderMinute.atoms.ts";
import { localeOf } from "../../views/time/timeWords.ts";
import { calendarDaysBetween, useStoreTime } from "../dates/useStoreTime.ts";
import { useTimeWords } from "../store-status/useTimeWords.ts";

export interface Timed {
  readonly order: Pick<LiveOrder, "type" | "scheduledAt" | "isWayKnown" | "orderedAt">;
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
  /** "18 min", "21–31 min"; null if the wait isn't counted in minutes. */
  readonly minutes: string | null;
  /** How much of the wait is left, from 1 to 0. */
  readonly left: number;
}

/** When the order is ready, as a waiter would say it. Null if there is no time to wait for. */
export function useOrderTime({ order, display, zone }: Timed): OrderTime | null {
  const { t } = useLingui();
  const now = useAtomValue(minuteAtom);
  const about = useAboutWords(zone, now);
  const minuteWords = useMinuteWords();
  const day = useDayBeside(zone, now);
  const { time } = useTimeWords(zone);
  const promised = promisedTime(order);
  if (promised === null || !display.isAwaited) return null;
  // R50: the beginning of a range without an end says nothing of what is on its way already.
  if (promised.to === null && display.label === "on-its-way") return null;
  const wait = waitFor(promised, now);
  const lasting = about(promised, order.type);
  const uncounted = { lasting, minutes: null, left: waitLeft(promised, order.orderedAt, now) };
  switch (wait.kind) {
    case "past":
      return null;
    case "late": {
      // `accepted` doesn't tell how far the order is, so it may not be late.
      if (display.label === "accepted") return null;
      const lead = t`Taking a little longer than planned. Thank you for waiting.`;
      return { ...uncounted, lead, beside: null, lasting: lead };
    }
    case "now":
      return { ...uncounted, lead: t`Any minute now`, beside: lasting };
    case "minutes": {
      const counted = { ...uncounted, minutes: minuteWords.alone(wait) };
      if (wait.from !== wait.to) return { ...counted, lead: lasting, beside: counted.minutes };
      return { ...counted, lead: minuteWords.whole(wait.from, order.type), beside: time(promised.from) };
    }
    case "begun":
      return { ...uncounted, lead: lasting, beside: null };
    case "ahead":
      return { ...uncounted, lead: lasting, beside: day(promised.from) };
  }
}

function useMinuteWords() {
  const { t } = useLingui();
  return {
    alone: ({ from: minutes, to }: { readonly from: number; readonly to: number | null }) => {
      if (to === null) return t`from ${minutes} min`;
      const from = minutes;
      if (from === to) return t`${to} min`;
      return from > 0 ? t`${from}–${to} min` : t`up to ${to} min`;
    },
    whole: (minutes: number, mode: OrderMode) => {
      switch (modeRules[mode].handover) {
        case "driven":
          return t`Arrives in about ${minutes} min`;
        case "served":
          return t`With you in about ${minutes} min`;
        case "collected":
          return t`Ready in about ${minutes} min`;
      }
    },
  };
}

/** "Between 2:02 and 2:12 pm", "Ready about 6:59 pm", "Ready tomorrow, about 7:00 am". */
function useAboutWords(zone: string, now: Instant): (promised: PromisedTime, mode: OrderMode) => string {
  const { t } = useLingui();
  const words = useTimeWords(zone);
  const storeTime = useStoreTime(zone);
  return ({ from, to }, mode) => {
    const days = calendarDaysBetween(storeTime(now), storeTime(from));
    const time = words.time(from);
    const date = words.date(from);
    const { handover } = modeRules[mode];
    if (to === null) {
      if (days > 1) return t`Arrives on ${date}, after ${time}`;
      return days === 1 ? t`Arrives tomorrow, after ${time}` : t`Arrives after ${time}`;
    }
    if (from !== to && days <= 1) {
      const [start, end] = [startOf(time, words.time(to)), words.time(to)];
      return days === 1 ? t`Tomorrow between ${start} and ${end}` : t`Between ${start} and ${end}`;
    }
    const spoken = {
      driven: [t`Arrives about ${time}`, t`Arrives tomorrow, about ${time}`, t`Arrives on ${date}, about ${time}`],
      served: [t`With you about ${time}`, t`With you tomorrow, about ${time}`, t`With you on ${date}, about ${time}`],
      collected: [t`Ready about ${time}`, t`Ready tomorrow, about ${time}`, t`Ready on ${date}, about ${time}`],
    } as const;
    const [today, tomorrow, later] = spoken[handover];
    return days === 0 ? today : days === 1 ? tomorrow : later;
  };
}

/** "2:02" before "2:12 pm": the half of the day is said once. */
function startOf(start: string, end: string): string {
  const half = / \D+$/.exec(end)?.[0] ?? "";
  return half !== "" && start.endsWith(half) ? start.slice(0, -half.length) : start;
}

/** How far away a later day is: "in 3 days". Null if the day itself is said. */
function useDayBeside(zone: string, now: Instant): (at: Instant) => string | null {
  const { i18n } = useLingui();
  const storeTime = useStoreTime(zone);
  return (at) => {
    const days = calendarDaysBetween(storeTime(now), storeTime(at));
    const words = new Intl.RelativeTimeFormat(localeOf(i18n.locale), { numeric: "auto" });
    return days <= 1 ? null : words.format(days, "day");
  };
}
