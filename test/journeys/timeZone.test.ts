import { expect, it } from "vitest";
import { useJourneys, type Visit } from "../support/journey.ts";
import { quickRow } from "../support/quickRow.ts";
import { useOrdering } from "./ordering.ts";
import { chinese, english } from "./orderWords.ts";
import { moveDemoClock, movingDeviceClock } from "./pageSteps.ts";

const journeys = useJourneys();
const shop = useOrdering(journeys);
const openAllDay = [0, 1, 2, 3, 4, 5, 6].map((DayOfWeek) => ({
  DayOfWeek,
  OpeningTime: "00:00",
  ClosingTime: "00:00",
}));

const inEnglish = { path: "/embed.html?store-id=120", words: english, date: "Date", time: "Time" };
const inChinese = { path: "/embed.html?store-id=121&language=zh-CN", words: chinese, date: "日期", time: "时间" };

/** The device's calendar still shows the day before when it is midday in the store. */
const device = "America/Los_Angeles";

async function optionsOf({ find, page }: Visit, label: string): Promise<readonly string[]> {
  await find("combobox", label);
  return page.$$eval(
    ">>> select",
    (all, name) =>
      all
        .filter(({ labels }) => [...labels].some(({ textContent }) => textContent === name))
        .flatMap(({ options }) => [...options].map(({ text }) => text)),
    label,
  );
}

it.each(
  quickRow(0, [
    {
      now: "2026-10-03T02:00:00Z",
      ...inEnglish,
      days: ["Today, Sat 3 Oct", "Tomorrow, Sun 4 Oct"],
      odd: "2:30 am",
      count: 0,
    },
    {
      now: "2027-04-03T01:00:00Z",
      ...inEnglish,
      days: ["Today, Sat 3 Apr", "Tomorrow, Sun 4 Apr"],
      odd: "2:30 am",
      count: 1,
    },
    {
      now: "2026-10-03T02:00:00Z",
      ...inChinese,
      days: ["今天，10月3日 周六", "明天，10月4日 周日"],
      odd: "2:30",
      count: 0,
    },
  ]),
)("shows the store's days and times on a device far away: $days", async ({ now, path, words, days, ...asked }) => {
  await moveDemoClock(journeys.demo, Date.parse(now));
  for (const store of [120, 121]) {
    await journeys.demo.merge(`Companies/${store}`, {
      OperatingHours: openAllDay,
      EnablePreoderForPickup: true,
      NumberOfDaysInAdvanceForPickup: 1,
    });
  }
  const before = movingDeviceClock(Date.parse(now) - Date.now());
  const visit = await shop.openCheckout(path, words, { before });
  await visit.page.emulateTimezone(device);
  await visit.go(path);
  await visit.click("button", words.checkout);
  await visit.click("button", words.changeTime);
  expect(await optionsOf(visit, asked.date)).toEqual(days);
  const [, tomorrow = ""] = days;
  const select = await visit.page.waitForSelector(`>>> ::-p-aria(${asked.date})`);
  await select?.select(
    ...(await visit.page.$$eval(
      ">>> option",
      (all, text) => all.filter((each) => each.text === text).map(({ value }) => value),
      tomorrow,
    )),
  );
  const times = await optionsOf(visit, asked.time);
  expect(times.filter((each) => each === asked.odd)).toHaveLength(asked.count);
  expect(times.filter((each) => each.includes("\u202f"))).toEqual([]);
});
