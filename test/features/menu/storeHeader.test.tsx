// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import type { OpeningPeriod, Store } from "../../../src/domain/store/store.ts";
import { instantOf } from "../../../src/domain/time/zone.ts";
import { nowAtom } from "../../../src/state/clock/clock.atoms.ts";
import { burgers, renderScreen, shopOf, zone } from "./menuFixture.tsx";

const friday: OpeningPeriod = { weekday: 5, opens: 660, closes: 1_290 };

/** The header on Friday 20 November 2026, or `day` days later. */
function header(changes: Partial<Store>, hour: number, day = 0) {
  const jotai = shopOf(burgers, changes);
  jotai.set(nowAtom, instantOf({ year: 2026, month: 11, day: 20 + day }, hour * 60, zone));
  const screen = renderScreen(jotai);
  const shown = screen.find(".store-header");
  return {
    pill: shown.querySelector(".pill")?.textContent,
    facts: shown.querySelector(".store-header__facts")?.textContent ?? "",
    notice: shown.querySelector(".notice")?.textContent ?? null,
  };
}

const always = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opens: 0, closes: 0 }));
const weekend = [
  { weekday: 5, opens: 660, closes: 660 },
  { weekday: 6, opens: 660, closes: 1_080 },
];

describe("the opening state of a store", () => {
  it.each([
    ["open today", [friday], 12, 0, "Open until 9:30 pm"],
    ["open past midnight", [{ weekday: 5, opens: 1_080, closes: 120 }], 20, 0, "Open until 2:00 am"],
    ["open for longer than a day", weekend, 12, 0, "Open until Saturday 6:00 pm"],
    ["never closing", always, 12, 0, "Open 24 hours"],
    ["before today's opening", [friday], 9, 0, "Opens 11:00 am"],
    ["between two periods", [friday, { weekday: 5, opens: 480, closes: 540 }], 10, 0, "Opens 11:00 am"],
    [
      "after closing, open tomorrow",
      [friday, { weekday: 6, opens: 600, closes: 700 }],
      22,
      0,
      "Opens tomorrow 10:00 am",
    ],
    [
      "after closing, open on Monday",
      [friday, { weekday: 1, opens: 660, closes: 700 }],
      22,
      0,
      "Opens Monday 11:00 am",
    ],
    ["after closing, open in a week", [friday], 22, 0, "Opens 27 November 11:00 am"],
    ["closed all day, open tomorrow", [friday], 9, 6, "Closed today, opens tomorrow 11:00 am"],
    ["closed all day, open later", [friday], 9, 1, "Closed today, opens Friday 11:00 am"],
    ["no hours at all", [], 12, 0, "Closed"],
  ])("is shown for: %s", (_name, hours, hour, day, expected) => {
    expect(header({ hours }, hour, day).pill).toBe(expected);
  });
});

it("the opening state of a closed store that takes orders for later looks calm", () => {
  const jotai = shopOf(burgers, { hours: [friday], preOrder: { delivery: false, pickup: true } });
  jotai.set(nowAtom, instantOf({ year: 2026, month: 11, day: 20 }, 9 * 60, zone));
  const pill = renderScreen(jotai).find(".store-header .pill");
  expect([pill.textContent, pill.className]).toEqual(["Opens 11:00 am", "pill"]);
});

describe("the store's header", () => {
  it("shows the address and no notice while the store is open", () => {
    const { facts, notice } = header({}, 12);
    expect(facts).toContain("125 Bourke St, Melbourne");
    expect(facts).not.toContain("Test store");
    expect(notice).toBeNull();
  });

  it("falls back to the store's title", () => {
    const jotai = shopOf(burgers, { name: "" });
    expect(renderScreen(jotai).find("h1").textContent).toBe("Patty & Sons");
  });

  it("R42: marks a test store", () => {
    expect(header({ isTest: true }, 12).facts).toContain("Test store");
  });

  it.each([
    ["its own message", { closedMessage: "Back in spring." }, "Back in spring."],
    ["the spec's message if it has none", {}, "Currently not taking online orders"],
  ])("shows a closed store's notice: %s", (_name, changes, expected) => {
    expect(header(changes, 9)).toMatchObject({ notice: expected });
    expect(header({ ...changes, inOperation: false }, 12)).toMatchObject({ notice: expected, pill: "Closed" });
  });

  it("says when a closed store that takes orders ahead opens, without a notice", () => {
    const { notice, pill } = header({ preOrder: { delivery: false, pickup: true }, closedMessage: "Back soon." }, 9);
    expect(notice).toBeNull();
    expect(pill).toBe("Opens 11:00 am");
  });
});
