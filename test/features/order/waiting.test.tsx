// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { evening, press, type ShownOrder, showArrived, showOrder, textsOf } from "./orderFixture.tsx";

const minuteMs = 60_000;
const wait = { ScheduledTime: evening / 1000 + 18 * 60, CreatedOn: evening / 1000 };

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function passTime(shown: ShownOrder, milliseconds: number): void {
  act(() => shown.passTime(milliseconds));
}

function time({ screen }: ShownOrder): string[] {
  return textsOf(screen, ".order__time");
}

function minutes({ screen }: ShownOrder): string[] {
  return textsOf(screen, ".order-picture__minutes");
}

/** How much of the ring is drawn. */
function ring({ screen }: ShownOrder): number {
  const line = screen.root.querySelector(".ring__left");
  return line ? 1 - Number(line.getAttribute("stroke-dashoffset")) : 0;
}

function steps({ screen }: ShownOrder): string[] {
  return textsOf(screen, ".order-tracker__step").map((text) => text.replace("(done)", ""));
}

describe("the waiting time", () => {
  it('counts down by the minute, then says "any minute now", then thanks for waiting', () => {
    const shown = showArrived(wait);
    const isToday = ["Ready about 6:59 pm"];
    expect([time(shown), minutes(shown), ring(shown)]).toEqual([isToday, ["18 min"], 1]);
    passTime(shown, minuteMs - 1);
    expect([time(shown), minutes(shown)]).toEqual([isToday, ["18 min"]]);
    passTime(shown, 1);
    expect([time(shown), minutes(shown)]).toEqual([isToday, ["17 min"]]);
    passTime(shown, 8 * minuteMs);
    expect([minutes(shown), ring(shown)]).toEqual([["9 min"], 0.5]);
    passTime(shown, 9 * minuteMs);
    expect(time(shown)).toEqual(["Any minute now Ready about 6:59 pm"]);
    expect([minutes(shown), ring(shown)]).toEqual([[], 0]);
    passTime(shown, 15 * minuteMs);
    expect(time(shown)).toEqual(["Taking a little longer than planned. Thank you for waiting."]);
  });

  it("refers to the arrival of a delivery, names the day if it isn't today, and isn't shown for later states", () => {
    const shown = showOrder();
    const delivery = { ...wait, OrderType: 10, OnlineOrderStatus: 4 };
    shown.translate({ ...delivery, DeliveryAddress: { Address: "1 Bourke St", Longitude: 144.96 } });
    expect([time(shown), minutes(shown)]).toEqual([["Between 6:59 and 7:09 pm"], ["18–28 min"]]);
    passTime(shown, 20 * minuteMs);
    expect([time(shown), minutes(shown)]).toEqual([["Between 6:59 and 7:09 pm"], ["up to 8 min"]]);
    shown.translate({ ScheduledTime: evening / 1000 + 86_400 });
    expect(time(shown)).toEqual(["Ready tomorrow, about 6:41 pm"]);
    shown.translate({ ScheduledTime: evening / 1000 + 3 * 86_400 });
    expect(time(shown)).toEqual(["Ready on 8 November, about 6:41 pm in 3 days"]);
    for (const OnlineOrderStatus of [4, 5, 10, 12, 11, 3, 6]) {
      shown.translate({ ...wait, OnlineOrderStatus });
      expect(time(shown), `${OnlineOrderStatus}`).toEqual([]);
    }
  });

  it("R50: pretends to know no range, end or delay of a delivery whose way is unknown", () => {
    const shown = showOrder();
    const delivery = { ...wait, OrderType: 10, OnlineOrderStatus: 2 };
    shown.translate(delivery);
    expect([time(shown), minutes(shown)]).toEqual([["Arrives after 6:59 pm"], ["from 18 min"]]);
    for (const passed of [18 * minuteMs, 45 * minuteMs]) {
      passTime(shown, passed);
      expect([time(shown), minutes(shown)]).toEqual([["Arrives after 6:59 pm"], []]);
    }
    shown.translate({ ...delivery, ScheduledTime: evening / 1000 + 86_460 });
    expect(time(shown)).toEqual(["Arrives tomorrow, after 6:42 pm"]);
  });

  it("R50: counts no minutes of a delivery that is on its way, if its way is unknown", () => {
    const shown = showOrder();
    shown.translate({ ...wait, OrderType: 10, OnlineOrderStatus: 4 });
    expect([time(shown), minutes(shown), steps(shown).at(-1)]).toEqual([[], [], "On its way"]);
  });

  it("doesn't mention a delay if the store hides its progress", () => {
    const shown = showArrived({ ...wait, OnlineOrderStatus: 2 }, { store: { isStatusTrackingDisabled: true } });
    expect([time(shown), minutes(shown)]).toEqual([["Ready about 6:59 pm"], ["18 min"]]);
    passTime(shown, 33 * minuteMs);
    expect(time(shown)).toEqual([]);
  });
});

describe("the steps of an order", () => {
  it("show the known times: ordered, started, estimated, ready", () => {
    const shown = showArrived(wait);
    expect(steps(shown)).toEqual(["Submitted6:41 pm", "Being Prepared", "Ready for pickupabout 6:59 pm"]);
    passTime(shown, 2 * minuteMs);
    shown.translate({ ...wait, OnlineOrderStatus: 2 });
    expect(steps(shown)).toEqual(["Submitted6:41 pm", "Being Prepared6:43 pm", "Ready for pickupabout 6:59 pm"]);
    passTime(shown, 9 * minuteMs);
    shown.translate({ ...wait, OnlineOrderStatus: 4 });
    expect(steps(shown)).toEqual(["Submitted6:41 pm", "Being Prepared6:43 pm", "Ready for pickup6:52 pm"]);
  });

  it("show no time for a change that wasn't seen live", () => {
    const shown = showArrived({ OnlineOrderStatus: 2 });
    shown.lose();
    passTime(shown, 9 * minuteMs);
    shown.translate({ OnlineOrderStatus: 4 });
    expect(steps(shown)).toEqual(["Submitted", "Being Prepared", "Ready for pickup"]);
  });
});

it("each state has its own picture and colour", () => {
  const shown = showOrder();
  const seen = [
    [1, "accent"],
    [2, "accent"],
    [4, "good"],
    [5, "good"],
    [10, "neutral"],
    [12, "neutral"],
    [11, "bad"],
    [6, "bad"],
  ].map(([OnlineOrderStatus, tone]) => {
    shown.translate({ OnlineOrderStatus });
    const picture = shown.screen.find(".state-picture");
    expect(picture.getAttribute("class")).toBe(`state-picture state-picture--${tone}`);
    return picture.innerHTML;
  });
  shown.translate({ OnlineOrderStatus: 4, OrderType: 10 });
  seen.push(shown.screen.find(".state-picture").innerHTML);
  shown.translate({ OnlineOrderStatus: 4, OrderType: 2 });
  seen.push(shown.screen.find(".state-picture").innerHTML);
  expect(new Set(seen).size).toBe(seen.length);
});

it("an order on its way says where it goes, if that is known", () => {
  const shown = showOrder();
  const sentences = () => textsOf(shown.screen, ".order__status-sentence");
  shown.translate({ OnlineOrderStatus: 4, OrderType: 10 });
  expect(sentences()).toEqual(["Your food is coming to you."]);
  const DeliveryAddress = { Address: "1 Bourke St", Suburb: "Melbourne", State: "VIC", Postcode: 3000 };
  shown.translate({ OnlineOrderStatus: 4, OrderType: 10, DeliveryAddress });
  expect(sentences()).toEqual(["to 1 Bourke St, Melbourne VIC\u00a03000"]);
});

describe("Add to calendar", () => {
  function hasIt(shown: ShownOrder): boolean {
    return textsOf(shown.screen, ".order__actions button").includes("Add to calendar");
  }

  const later = { ...wait, ScheduledTime: evening / 1000 + 7_200 };

  it("is offered for an order that isn't due within two hours", () => {
    const shown = showArrived(wait);
    expect(hasIt(shown)).toBe(false);
    shown.translate(later);
    expect(hasIt(shown)).toBe(true);
    shown.translate({ ...later, OnlineOrderStatus: 4 });
    expect(hasIt(shown)).toBe(false);
    shown.translate(later);
    passTime(shown, minuteMs);
    expect(hasIt(shown)).toBe(false);
  });

  it("saves the order's time and place, but no link to the order", async () => {
    const saved: Blob[] = [];
    vi.spyOn(URL, "createObjectURL").mockImplementation((file) => `blob:${saved.push(file as Blob)}`);
    const shown = showArrived(later);
    press(shown, "Add to calendar");
    expect(saved.map(({ type }) => type)).toEqual(["text/calendar"]);
    const text = await saved[0]?.text();
    expect(text).toContain("DTSTART;TZID=Australia/Melbourne:20261105T204100");
    expect(text).toContain("SUMMARY:Pick up your order at Patty & Sons");
    expect(text).not.toMatch(/u-1|g-1/);
  });
});

describe("Share", () => {
  const line = "Patty & Sons · Order Submitted · Ready about 6:59 pm";

  async function pressShare(given: { readonly share?: unknown; readonly writeText?: unknown }): Promise<ShownOrder> {
    const { share, writeText } = given;
    vi.stubGlobal("navigator", { ...(share ? { share } : {}), ...(writeText ? { clipboard: { writeText } } : {}) });
    const shown = showArrived(wait);
    press(shown, "Share");
    await act(async () => {});
    return shown;
  }

  it("shares one line without a link to the order", async () => {
    const share = vi.fn(async () => {});
    const shown = await pressShare({ share });
    expect(share.mock.calls).toEqual([[{ text: line }]]);
    expect(textsOf(shown.screen, ".order__news")).toEqual([""]);
  });

  it("copies the line if sharing isn't available or isn't allowed", async () => {
    const writeText = vi.fn(async () => {});
    const shown = await pressShare({ writeText });
    expect(writeText.mock.calls).toEqual([[line]]);
    expect(textsOf(shown.screen, ".order__news")).toEqual(["Copied"]);
    await pressShare({ writeText, share: () => Promise.reject(new DOMException("", "NotAllowedError")) });
    expect(writeText.mock.calls).toEqual([[line], [line]]);
  });

  it("shows no message if the diner closes the share sheet, but one if nothing works", async () => {
    const closed = await pressShare({ share: () => Promise.reject(new DOMException("", "AbortError")) });
    expect(textsOf(closed.screen, ".order__news")).toEqual([""]);
    const shown = await pressShare({ writeText: () => Promise.reject(new Error("Not allowed")) });
    expect(textsOf(shown.screen, ".order__news")).toEqual(["Sharing doesn't work here."]);
  });

  it("isn't offered if it isn't supported or the order is over", () => {
    vi.stubGlobal("navigator", {});
    const shown = showArrived({ ...wait, ScheduledTime: null });
    expect(textsOf(shown.screen, ".order__actions button")).toEqual(["Print receipt"]);
    vi.stubGlobal("navigator", { share: async () => {} });
    shown.translate({ OnlineOrderStatus: 5 });
    expect(textsOf(shown.screen, ".order__actions button")).toEqual(["Print receipt"]);
  });
});
