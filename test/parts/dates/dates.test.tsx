// @vitest-environment happy-dom
import { I18nProvider } from "@lingui/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { isoDate } from "../../../src/domain/fulfilment/storeDay.ts";
import type { Language } from "../../../src/domain/host/hostSettings.ts";
import { type Instant, instant } from "../../../src/domain/time/instant.ts";
import { wallTime } from "../../../src/domain/time/zone.ts";
import { useDayWords } from "../../../src/parts/dates/useDayWords.ts";
import { type StoreTime, useStoreTime } from "../../../src/parts/dates/useStoreTime.ts";
import { useTimeWords } from "../../../src/parts/store-status/useTimeWords.ts";
import { render } from "../../ui/render.tsx";
import { speaking } from "../offers/offeredShop.tsx";

interface Words {
  readonly day: (at: Instant | string, now: Instant) => string;
  readonly storeTime: (at: Instant | string) => StoreTime;
  readonly time: (at: Instant) => string;
}

interface ReadingProps {
  readonly zone: string;
  readonly tell: (words: Words) => void;
}

function Reading({ zone, tell }: ReadingProps) {
  tell({ day: useDayWords(zone), storeTime: useStoreTime(zone), time: useTimeWords(zone).time });
  return null;
}

function wordsOf(language: Language, zone: string): Words {
  const found: Words[] = [];
  render(
    <I18nProvider i18n={speaking(language)}>
      <Reading zone={zone} tell={(words) => found.push(words)} />
    </I18nProvider>,
  );
  const [words] = found;
  if (!words) throw new Error("Nothing was drawn.");
  return words;
}

function at(iso: string): Instant {
  return instant(Date.parse(iso));
}

const sydney = "Australia/Sydney";

afterEach(() => vi.unstubAllEnvs());

/** The diner's own zone makes no difference. */
describe.each(["Australia/Sydney", "America/New_York", "Pacific/Kiritimati"])("on a device in %s", (device) => {
  const said = (language: Language, now: Instant, days: readonly (Instant | string)[]) => {
    vi.stubEnv("TZ", device);
    const { day } = wordsOf(language, sydney);
    return days.map((each) => day(each, now));
  };

  it.each([
    // The midnight after the next one is only 23 hours away: at the end of a day, tomorrow is the day that starts
    // next.
    ["forward", "2026-10-03T23:59:59+10:00", "2026-10-04T00:00:00+10:00", "2026-10-04", "2026-10-05"],
    ["back", "2027-04-03T23:59:59+11:00", "2027-04-04T00:00:00+11:00", "2027-04-04", "2027-04-05"],
    [
      "not at all, but the year ends",
      "2026-12-31T23:59:59+11:00",
      "2027-01-01T00:00:00+11:00",
      "2027-01-01",
      "2027-01-02",
    ],
  ])("tomorrow becomes today at midnight if the clocks go %s", (_change, before, after, date, next) => {
    const words = { "2026-10-04": "Sun 4 Oct", "2027-04-04": "Sun 4 Apr", "2027-01-01": "Fri 1 Jan" }[date];
    expect(said("en", at(before), [date, at(after)])).toEqual([`Tomorrow, ${words}`, `Tomorrow, ${words}`]);
    expect(said("en", at(after), [date, at(after)])).toEqual([`Today, ${words}`, `Today, ${words}`]);
    expect(said("en", at(after), [next])).toEqual([expect.stringMatching(/^Tomorrow, /)]);
    const month = Number(date.slice(5, 7));
    expect(said("zh-CN", at(after), [date, next])).toEqual([
      expect.stringMatching(new RegExp(`^今天，${month}月\\d日 周.$`)),
      expect.stringMatching(new RegExp(`^明天，${month}月\\d日 周.$`)),
    ]);
  });

  it("an hour that occurs twice is on one day, and so are the times around a skipped hour", () => {
    const now = at("2027-04-04T00:10:00+11:00");
    const twice = ["2027-04-04T02:30:00+11:00", "2027-04-04T02:30:00+10:00"].map(at);
    expect(said("en", now, twice)).toEqual(["Today, Sun 4 Apr", "Today, Sun 4 Apr"]);
    const { storeTime } = wordsOf("en", sydney);
    expect(twice.map((each) => storeTime(each).toFormat("ZZZ"))).toEqual(["+1100", "+1000"]);
    expect(said("en", at("2026-10-04T01:59:00+10:00"), [at("2026-10-04T03:00:00+11:00")])).toEqual([
      "Today, Sun 4 Oct",
    ]);
  });
});

it("a day without midnight is still that day", () => {
  const { day } = wordsOf("en", "Africa/Cairo");
  expect(day("2026-04-24", at("2026-04-23T12:00:00+02:00"))).toBe("Tomorrow, Fri 24 Apr");
});

it("a later day and yesterday have no prefix", () => {
  const { day } = wordsOf("en", sydney);
  const now = at("2026-11-24T12:00:00+11:00");
  expect(["2026-11-23", "2026-11-26"].map((each) => day(each, now))).toEqual(["Mon 23 Nov", "Thu 26 Nov"]);
});

describe.each(["Australia/Sydney", "Australia/Lord_Howe", "America/St_Johns", "UTC"])("an instant in %s", (zone) => {
  it.each(["2026-04-05", "2026-10-04", "2026-12-31", "2026-03-08"])(
    "has the day and time of the wall clock, around %s",
    (date) => {
      const { storeTime, time } = wordsOf("en", zone);
      const { time: chineseTime, storeTime: chinese } = wordsOf("zh-CN", zone);
      const begin = Date.parse(`${date}T00:00:00Z`) - 86_400_000;
      for (let minutes = 0; minutes < 3 * 1_440; minutes += 15) {
        const moment = instant(begin + minutes * 60_000);
        expect(storeTime(moment).toFormat("yyyy-MM-dd")).toBe(isoDate(wallTime(moment, zone)));
        expect(storeTime(moment).toFormat("h:mm a")).toBe(time(moment));
        expect(chinese(moment).toFormat("H:mm")).toBe(chineseTime(moment));
      }
    },
  );
});
