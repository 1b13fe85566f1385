// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { browserPageExit } from "../../../src/services/adapters/browserPageExit.ts";

const led = "?lang=en&result=SUCCESS&merchant_trade_no=u-1&trade_status=TRADE_SUCCESS";

beforeEach(() => history.replaceState({ layer: 1 }, "", "/order/store/120/checkout"));
afterEach(() => vi.restoreAllMocks());

describe("R57: leaving for a payment's page", () => {
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
  ])("R38: %j is followed as %j", (address, followed) => {
    const assign = vi.spyOn(location, "assign").mockReturnValue();
    expect(browserPageExit.leave(address)).toBe(followed !== null);
    expect(assign.mock.calls).toEqual(followed === null ? [] : [[followed]]);
  });
});

describe("R57: coming back from it", () => {
  it("reads what it says, and takes that out of an address that is the shop's own", () => {
    history.replaceState({ layer: 1 }, "", `/order/store/120/checkout${led}`);
    expect(browserPageExit.takeReturn(true)).toEqual({ udid: "u-1", isPaid: true, status: "TRADE_SUCCESS" });
    expect(location.pathname + location.search).toBe("/order/store/120/checkout?lang=en");
    expect(history.state).toEqual({ layer: 1 });
    expect(browserPageExit.takeReturn(true)).toBeNull();
  });

  it("leaves the host page's address as it is", () => {
    history.replaceState(null, "", `/${led}`);
    expect(browserPageExit.takeReturn(false)?.udid).toBe("u-1");
    expect(location.search).toBe(led);
  });

  it.each([
    ["?result=CANCEL&merchant_trade_no=u-1&trade_status=TRADE_CANCELLED", { isPaid: false, status: "TRADE_CANCELLED" }],
    ["?merchant_trade_no=u-1", { isPaid: false, status: "" }],
    ["?result=success&merchant_trade_no=u-1", { isPaid: false, status: "" }],
  ])("%s is no payment", (query, found) => {
    history.replaceState(null, "", `/${query}`);
    expect(browserPageExit.takeReturn(false)).toEqual({ udid: "u-1", ...found });
  });

  it("without an order it is nothing", () => {
    history.replaceState(null, "", "/?result=SUCCESS");
    expect(browserPageExit.takeReturn(false)).toBeNull();
  });

  it("is told where the page is shown again as it was, and only then", () => {
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
