// @vitest-environment happy-dom
import { act } from "react";
import { describe, expect, it } from "vitest";
import { instant } from "../../../src/domain/time/instant.ts";
import { buttons, evening, heading, press, showOrder, textsOf } from "./orderFixture.tsx";

describe("an order that doesn't exist", () => {
  it("shows a message with the store's phone number and a button to continue", () => {
    const shown = showOrder();
    act(() => shown.orders.remove("u-1"));
    expect(heading(shown)).toEqual(["This order cannot be found"]);
    expect(textsOf(shown.screen, "a")).toEqual(["03 9000 0000"]);
    press(shown, "Continue ordering");
    expect(shown.history.current()).toBe("/store/120");
  });

  it("is shown as soon as it arrives", () => {
    const shown = showOrder();
    act(() => shown.orders.remove("u-1"));
    shown.say({});
    expect(heading(shown)).toEqual(["Order Submitted"]);
  });
});

describe("the live connection", () => {
  it("shows that the order is loading, without a heading", () => {
    const shown = showOrder();
    expect(heading(shown)).toEqual([]);
    expect(textsOf(shown.screen, '[role="status"]')).toEqual(["Loading your order"]);
  });

  it("announces each change politely", () => {
    const shown = showOrder();
    shown.say({ OnlineOrderStatus: 9 });
    const status = shown.screen.find('.order__state > [role="status"]');
    expect(status.textContent).toBe("Order Submitted");
    shown.say({ OnlineOrderStatus: 2 });
    expect(shown.screen.find('.order__state > [role="status"]')).toBe(status);
    expect(status.textContent).toBe("Being Prepared");
  });

  it("shows the time of the last update on the store's clock", () => {
    const shown = showOrder();
    shown.say({});
    expect(textsOf(shown.screen, ".order__freshness")).toEqual(["Updated 6:41 pm"]);
    shown.setTime(instant(evening + 120_000));
    shown.say({ OnlineOrderStatus: 2 });
    expect(textsOf(shown.screen, ".order__freshness")).toEqual(["Updated 6:43 pm"]);
  });

  it("shows that it reconnects, keeps the last state, and stops showing it after the next update", () => {
    const shown = showOrder();
    shown.say({ OnlineOrderStatus: 2 });
    shown.setTime(instant(evening + 120_000));
    shown.lose();
    expect(heading(shown)).toEqual(["Being Prepared"]);
    expect(textsOf(shown.screen, ".order__freshness > *")).toEqual(["Reconnecting…", "Updated 6:41 pm"]);
    expect(textsOf(shown.screen, '.order__state > [role="status"]')).toEqual([
      "Being Prepared. The connection is lost. Reconnecting…",
    ]);
    shown.say({ OnlineOrderStatus: 4 });
    expect(heading(shown)).toEqual(["Ready for pickup"]);
    expect(textsOf(shown.screen, ".order__freshness > *")).toEqual(["Updated 6:43 pm"]);
  });

  it("says that an order without any update yet can't be shown, while it reconnects", () => {
    const shown = showOrder();
    shown.lose();
    expect(heading(shown)).toEqual(["Your order can't be shown right now"]);
    expect(textsOf(shown.screen, '[role="status"]')[0]).toContain("Reconnecting…");
    expect(buttons(shown)).toEqual(["Continue ordering"]);
    shown.say({});
    expect(heading(shown)).toEqual(["Order Submitted"]);
  });

  it("is closed when the diner leaves the screen", () => {
    const shown = showOrder();
    expect(shown.orders.watched()).toEqual([{ udid: "u-1", storeId: 120, customerId: "g-1" }]);
    shown.screen.unmount();
    expect(shown.orders.watched()).toEqual([]);
  });
});
