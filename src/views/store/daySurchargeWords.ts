import { msg } from "@lingui/core/macro";
import type { DaySurcharge } from "../../domain/payment/daySurcharges.ts";
import type { SurchargeRate } from "../../domain/store/store.ts";
import type { CalendarDate } from "../../domain/time/zone.ts";
import { formatMoney } from "../money/formatMoney.ts";
import { localeOf } from "../time/timeWords.ts";
import type { Translate } from "../translate.ts";

interface Words {
  readonly translate: Translate;
  readonly locale: string;
}

/** From Sunday (R9). Not from the browser's tables, which would delay the first screen. */
const weekdays = [
  msg`Sundays`,
  msg`Mondays`,
  msg`Tuesdays`,
  msg`Wednesdays`,
  msg`Thursdays`,
  msg`Fridays`,
  msg`Saturdays`,
];

/** A surcharge that is named by its day says nothing more than the day. */
const namesDay = /(mon|tues|wednes|thurs|fri|satur|sun)day|weekend|^surcharge$|周|星期/i;

/** R102, like "A surcharge of 10% applies on Sundays." */
export function daySurchargeWords(words: Words, told: DaySurcharge): string {
  const { translate } = words;
  const rate = rateWords(told.rate);
  const days = told.days.kind === "dates" ? dateWords(words, told.days.dates) : weekdayWords(words, told.days.weekdays);
  const name = namesDay.test(told.name) ? "" : translate(told.name);
  const remarks = [name, rangeWords(words, told)].filter((text) => text !== "");
  if (remarks.length === 0) return translate(msg`A surcharge of ${rate} applies on ${days}.`);
  const remark = remarks.join(words.locale === "en" ? ", " : "，");
  return translate(msg`A surcharge of ${rate} applies on ${days} (${remark}).`);
}

/** 12.5%, $2 */
function rateWords(rate: SurchargeRate): string {
  if (rate.kind === "flat") return formatMoney(rate.amount);
  return `${Number((rate.rate * 100).toFixed(2))}%`;
}

function rangeWords({ translate }: Words, told: DaySurcharge): string {
  const from = formatMoney(told.from);
  if (told.upTo === null) return told.from === 0 ? "" : translate(msg`on orders from ${from}`);
  const upTo = formatMoney(told.upTo);
  return translate(told.from === 0 ? msg`on orders up to ${upTo}` : msg`on orders from ${from} to ${upTo}`);
}

type Run = readonly [first: number, last: number];

/** Three or more in a row are told by their ends. */
const longRun = 3;

function runsOf(numbers: readonly number[]): readonly Run[] {
  const runs: Run[] = [];
  for (const each of numbers) {
    const [first, last] = runs.at(-1) ?? [];
    if (first !== undefined && last === each - 1) runs[runs.length - 1] = [first, each];
    else runs.push([each, each]);
  }
  return runs.flatMap(([first, last]): readonly Run[] =>
    last - first + 1 >= longRun || first === last
      ? [[first, last]]
      : [
          [first, first],
          [last, last],
        ],
  );
}

function listWords({ translate, locale }: Words, names: readonly string[]): string {
  const last = names.at(-1) ?? "";
  if (names.length < 2) return last;
  const rest = names.slice(0, -1).join(locale === "en" ? ", " : "、");
  return translate(msg`${rest} and ${last}`);
}

function runWords({ translate }: Words, runs: readonly Run[], nameOf: (each: number) => string): readonly string[] {
  return runs.map(([from, to]) => {
    const first = nameOf(from);
    if (from === to) return first;
    const last = nameOf(to);
    return translate(msg`${first} to ${last}`);
  });
}

/** A week begins on Monday, so that a weekend is Saturday and Sunday. */
function weekdayWords(words: Words, days: readonly number[]): string {
  const sorted = days.map((day) => day || 7).sort((early, late) => early - late);
  const nameOf = (day: number) => words.translate(weekdays[day % 7] ?? msg`Sundays`);
  return listWords(words, runWords(words, runsOf(sorted), nameOf));
}

/** "25 and 26 December", and in Chinese 12月25日和26日. */
function dateWords(words: Words, dates: readonly CalendarDate[]): string {
  const months = [...new Set(dates.map(({ month }) => month))];
  return listWords(
    words,
    months.map((month) => {
      const days = runsOf(dates.filter((date) => date.month === month).map(({ day }) => day));
      return words.locale === "en" ? englishDays(words, days, month) : chineseDays(words, days, month);
    }),
  );
}

function englishDays(words: Words, days: readonly Run[], month: number): string {
  const format = new Intl.DateTimeFormat(localeOf(words.locale), { month: "long", timeZone: "UTC" });
  return `${listWords(words, runWords(words, days, String))} ${format.format(Date.UTC(2026, month - 1))}`;
}

function chineseDays(words: Words, days: readonly Run[], month: number): string {
  return `${month}月${listWords(
    words,
    runWords(words, days, (day) => `${day}日`),
  )}`;
}
