// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { browserPageExit } from "../../../src/services/adapters/browser/browserPageExit.ts";

const led = "?lang=en&result=SUCCESS&merchant_trade_no=u-1&trade_status=TRADE_SUCCESS";

beforeEach(() => history.replaceState({ layer: 1 }, "", "/order/store/120/checkout"));
afterEach(() => vi.restoreAllMocks());

describe("R57: leaving for a payment page", () => {
  it.each([
    ["https://pay.example/u-1", "https://pay.example/u-1"],
    ["http://localhost:4000/pay", "http://localhost:4000/pay"],
    ["http://pay.example/u-1", null],
    ["javascript:alert(1)", null],
    ["", null],
    ["#x", null],
    ["/pay/u-1", null],
    [`${location.origin}/order/store/120/checkout#x`, null],
    ["https://shop:secret@pay.example/u-1", null],
  ])("R38: follows the address %j as %j", (address, followed) => {
    const assign = vi.spyOn(location, "assign").mockReturnValue();
    expect(browserPageExit.leave(address)).toBe(followed !== null);
    expect(assign.mock.calls).toEqual(followed === null ? [] : [[followed]]);
  });
});

describe("R57: returning from a payment page", () => {
  it("reads the result, and removes it from the address", () => {
    history.replaceState({ layer: 1 }, "", `/order/store/120/checkout${led}`);
    expect(browserPageExit.takeReturn()).toEqual({ udid: "u-1", mayBePaid: true, status: "TRADE_SUCCESS" });
    expect(location.pathname + location.search).toBe("/order/store/120/checkout?lang=en");
    expect(history.state).toEqual({ layer: 1 });
    expect(browserPageExit.takeReturn()).toBeNull();
  });

  it("R85: takes nothing else out of a host page's address", () => {
    const others = "?q=a%20b+c&flag&=x&result_page=2";
    history.replaceState({ mine: 1 }, "", `/${others}&${led.slice(1)}#/food`);
    expect(browserPageExit.takeReturn()?.udid).toBe("u-1");
    expect(location.pathname + location.search + location.hash).toBe(`/${others}&lang=en#/food`);
    expect(history.state).toEqual({ mine: 1 });
  });

  it.each([
    ["CANCEL", false],
    ["fail", false],
    ["Cancel", false],
    [" FAIL ", false],
    ["SUCCESS", true],
    ["success", true],
    ["TRADE_FINISHED", true],
    ["", true],
  ])("R57: after the result %j, asks the API: %s", (result, mayBePaid) => {
    history.replaceState(null, "", `/?result=${result}&merchant_trade_no=u-1&trade_status=TRADE_CLOSED`);
    expect(browserPageExit.takeReturn()).toEqual({ udid: "u-1", mayBePaid, status: "TRADE_CLOSED" });
    history.replaceState(null, "", "/?merchant_trade_no=u-1");
    expect(browserPageExit.takeReturn()).toEqual({ udid: "u-1", mayBePaid: true, status: "" });
  });

  it("returns null if the address names no order", () => {
    history.replaceState(null, "", "/?result=SUCCESS");
    expect(browserPageExit.takeReturn()).toBeNull();
  });

  it("is notified only if the page is restored from the back/forward cache", () => {
    const heard = vi.fn();
    const stop = browserPageExit.listen(heard);
    const show = (persisted: boolean) => dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));
    show(false);
    expect(heard).not.toHaveBeenCalled();
    show(true);
    stop();
    show(true);
    expect(heard).toHaveBeenCalledOnce();
  });
});
