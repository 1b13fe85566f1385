import { expect, it } from "vitest";
import { countDown } from "../../../src/domain/time/countDown.ts";
import { instant } from "../../../src/domain/time/instant.ts";

const minuteMs = 60_000;
const ready = 1_000_000 * minuteMs;

it.each([
  [-121 * minuteMs, { kind: "ahead" }],
  [-120 * minuteMs, { kind: "minutes", minutes: 120 }],
  [-18 * minuteMs, { kind: "minutes", minutes: 18 }],
  [-18 * minuteMs + 59_999, { kind: "minutes", minutes: 18 }],
  [-minuteMs, { kind: "minutes", minutes: 1 }],
  [0, { kind: "now" }],
  [14 * minuteMs + 59_999, { kind: "now" }],
  [15 * minuteMs, { kind: "late" }],
  [90 * minuteMs, { kind: "past" }],
])("%i ms from the time, shows %j", (fromReadyMs, countdown) => {
  expect(countDown(instant(ready), instant(ready + fromReadyMs))).toEqual(countdown);
});

it("never skips a minute and never goes up", () => {
  let before = 120;
  for (let ms = -119 * minuteMs; ms < 0; ms += 1_000) {
    const countdown = countDown(instant(ready + 30_000), instant(ready + 30_000 + ms));
    const minutes = countdown.kind === "minutes" ? countdown.minutes : 0;
    expect([0, 1]).toContain(before - minutes);
    before = minutes;
  }
});
