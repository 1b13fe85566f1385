import { describe, expect, it } from "vitest";
import { instant } from "../../../src/domain/time/instant.ts";
import { localeOf, timeWords } from "../../../src/views/time/timeWords.ts";

const midnight = Date.UTC(2026, 10, 24);
const minutes = Array.from({ length: 1_440 }, (_, minute) => instant(midnight + minute * 60_000));

describe("timeWords", () => {
  it.each(["en", "zh-CN"])("formats each minute of a day like the browser in %s", (language) => {
    const browser = new Intl.DateTimeFormat(localeOf(language), {
      hour: "numeric",
      minute: "2-digit",
      timeZone: "Australia/Adelaide",
    });
    const { time } = timeWords(language, "Australia/Adelaide");
    // Some browsers put a narrow no-break space before "pm", which few fonts have.
    const expected = minutes.map((at) => browser.format(at).replace(/\u202f/g, " "));
    expect(minutes.map(time)).toEqual(expected);
  });
});
