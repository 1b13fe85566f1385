// @vitest-environment happy-dom
import { act } from "react";
import { describe, expect, it } from "vitest";
import type { Store } from "../../../src/domain/store/store.ts";
import { instant } from "../../../src/domain/time/instant.ts";
import { instantOf } from "../../../src/domain/time/zone.ts";
import { nowAtom } from "../../../src/state/clock/clock.atoms.ts";
import { listTimesAtom } from "../../../src/state/fulfilment/times.atoms.ts";
import { servicesAtom } from "../../../src/state/services.atoms.ts";
import type { ElementState } from "../../support/buildServices.ts";
import { choose as chooseOption, click } from "../../ui/render.tsx";
import { noor, openCheckout, type Shop, shopState } from "./checkoutFixture.tsx";

const zone = "Australia/Melbourne";
const days = [0, 1, 2, 3, 4, 5, 6];
const lunch = days.map((weekday) => ({ weekday, opens: 660, closes: 840 }));
const pickupAhead = { pickup: true, delivery: false };
const tooLate = "No pickup time is left: the store closes before your order could be ready.";
const notTaking = "Currently not taking online orders.";

/** Sets the clock to Friday 20 November 2026 in Melbourne without a tick, as on a page that was asleep. */
function turnClock(state: ElementState, hour: number, minute = 0) {
  state.setTime(instantOf({ year: 2026, month: 11, day: 20 }, hour * 60 + minute, zone));
}

/** Simulates the tick of a minute. */
function tick(state: ElementState) {
  act(() => {
    state.store.set(nowAtom, state.store.get(servicesAtom).clock.now());
    state.store.set(listTimesAtom);
  });
}

async function openAt(hour: number, minute: number, given: Partial<Omit<Store, "view">>): Promise<Shop> {
  const state = shopState({ zone, ...given });
  turnClock(state, hour, minute);
  tick(state);
  return openCheckout(state);
}

const atLunch = { hours: lunch, preparationMinutes: 20 };

describe("S19: no time left", () => {
  it.each([
    ["open, takes no orders ahead", 13, 50, {}, tooLate],
    [
      "closed, with its own message",
      15,
      0,
      { preOrder: pickupAhead, closedMessage: "Lunch is over." },
      "Lunch is over.",
    ],
    [
      "closed, takes only deliveries for tomorrow",
      15,
      0,
      { preOrder: { pickup: true, delivery: true }, daysInAdvance: { pickup: 0, delivery: 1 } },
      notTaking,
    ],
  ])("%s: says so in place of the form, with a button back", async (_name, hour, minute, given, words) => {
    const shop = await openAt(hour, minute, { ...atLunch, ...given });
    expect(shop.find(".checkout__blocked .notice").textContent).toContain(words);
    expect(shop.root.querySelector("form")).toBeNull();
    await shop.press("Back to menu");
    expect(shop.history.current()).toBe("/");
  });

  it.each([
    ["a time is left today", 13, 30, {}],
    ["tomorrow can be ordered for", 15, 0, { preOrder: pickupAhead, daysInAdvance: { pickup: 1, delivery: 0 } }],
  ])("shows the form if %s", async (_name, hour, minute, given) => {
    const shop = await openAt(hour, minute, { ...atLunch, ...given });
    expect(shop.find(".time-row")).toBeDefined();
    expect(shop.buttons().join()).not.toContain("Back to menu");
  });

  it("appears and disappears with the clock, and keeps what was typed", async () => {
    const shop = await openAt(13, 30, atLunch);
    shop.fill(noor);
    turnClock(shop, 13, 50);
    tick(shop);
    expect(shop.root.textContent).toContain(tooLate);
    turnClock(shop, 35);
    tick(shop);
    expect(shop.root.textContent).not.toContain(tooLate);
    expect(shop.field("First name").value).toBe("Noor");
  });

  it("sends nothing and says why if the button is pressed too late", async () => {
    const shop = await openAt(13, 30, atLunch);
    shop.fill(noor);
    click(shop.field("Cash on pickup"));
    turnClock(shop, 13, 50);
    await shop.press("Place order");
    expect(shop.ordering.posted).toEqual([]);
    expect(shop.root.textContent).toContain(tooLate);
  });
});

/** "Tomorrow: first–last" for each group, and the options outside any group. */
function listed(shop: Shop): string[] {
  return [...shop.field("Time").children].map((each) => {
    if (!(each instanceof HTMLOptGroupElement)) return each.textContent ?? "";
    const texts = [...each.children].map(({ textContent }) => textContent);
    return `${each.label}: ${texts.at(0)}–${texts.at(-1)}`;
  });
}

function choose(shop: Shop, words: string) {
  const time = shop.field<HTMLSelectElement>("Time");
  chooseOption(time, [...time.options].find(({ text }) => text === words)?.value);
}

function hintOf(shop: Shop): string {
  const id = shop.field("Time").getAttribute("aria-describedby");
  return (id && shop.root.getElementById(id)?.textContent) ?? "";
}

const always = days.map((weekday) => ({ weekday, opens: 0, closes: 0 }));

describe("a time list that runs past midnight", () => {
  it("groups its times by day, and shows the day of a chosen time that isn't today", async () => {
    const shop = await openAt(15, 7, { hours: always, preparationMinutes: 20 });
    shop.changeTime();
    expect(listed(shop)).toEqual([
      "ASAP, 3:27 pm",
      "Today, Fri 20 Nov: 3:30 pm–11:45 pm",
      "Tomorrow, Sat 21 Nov: 12:00 am–3:00 pm",
    ]);
    expect(hintOf(shop)).toBe("");
    choose(shop, "12:00 am");
    expect(hintOf(shop)).toBe("Tomorrow, Sat 21 Nov");
    choose(shop, "11:45 pm");
    expect(hintOf(shop)).toBe("");
  });

  it("shows tomorrow's group if today has only ASAP left", async () => {
    const shop = await openAt(23, 30, { hours: always, preparationMinutes: 20 });
    shop.changeTime();
    expect(listed(shop)).toEqual(["ASAP, 11:50 pm", "Tomorrow, Sat 21 Nov: 12:00 am–11:30 pm"]);
  });

  it.each([
    ["one that ends today", { hours: lunch }, 11],
    ["one that is listed under a date", { hours: always, preOrder: pickupAhead }, 15],
  ])("isn't grouped if it is %s", async (_name, given, hour) => {
    const shop = await openAt(hour, 7, given);
    shop.changeTime();
    expect(shop.field("Time").querySelector("optgroup")).toBeNull();
    expect(hintOf(shop)).toBe("");
  });
});

it("R30: on the day the clocks go back, times show the wall clock and say which come after the change", async () => {
  const state = shopState({ zone, hours: days.map((weekday) => ({ weekday, opens: 0, closes: 195 })) });
  state.setTime(instant(Date.parse("2026-04-04T15:20:00Z")));
  tick(state);
  const shop = await openCheckout(state);
  shop.changeTime();
  const labels = [...shop.field("Time").querySelectorAll("option")].map((each) => each.textContent);
  expect(labels).toEqual([
    "ASAP, 2:32 am",
    "2:00 am (after the clocks go back)",
    "2:15 am (after the clocks go back)",
    "2:30 am (after the clocks go back)",
    "2:45 am",
    "3:00 am",
    "3:15 am",
  ]);
});

it("uses the store's clock if the device's is wrong by a day, and says so", async () => {
  const shop = await openAt(13, 0, atLunch);
  expect(shop.root.textContent).not.toContain("This device's clock is wrong");
  act(() => shop.correctClock(-86_400_000));
  expect(shop.root.textContent).toContain("This device's clock is wrong. The times here are the store's.");
  expect(shop.find(".time-row__when").textContent).toBe("ASAP, 1:20 pm");
  shop.fill(noor);
  click(shop.field("Cash on pickup"));
  await shop.press("Place order");
  const order = shop.ordering.posted[0]?.body["TrackingOrder"] as { readonly CreatedOn: number };
  expect(order.CreatedOn).toBe(instantOf({ year: 2026, month: 11, day: 19 }, 780, zone) / 1_000);
});
