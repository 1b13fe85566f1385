// @vitest-environment happy-dom
import { useAtomValue } from "jotai";
import { act } from "react";
import { describe, expect, it } from "vitest";
import { tellStrangePayment } from "../../src/app/composition/tellNews.tsx";
import { newsAtom } from "../../src/app/news.atoms.ts";
import { areOrderWordsLoadedAtom } from "../../src/state/host/host.atoms.ts";
import { orderServicesAtom } from "../../src/state/services.atoms.ts";
import { storedOrders } from "../../src/wire/storage/orderTable.ts";
import { buildAttempt } from "../domain/checkout/buildAttempt.ts";
import { buildElementState, type ElementState } from "../support/buildServices.ts";
import { click } from "../ui/render.tsx";
import { renderIn } from "./appFixture.tsx";

const said = "No order on this device matches this payment. Nothing was sent, and nothing has changed here.";

function News() {
  return useAtomValue(newsAtom);
}

/** The menu of store 120, after a payment page redirected back to it. */
async function ledBack(search: string, prepare: (state: ElementState) => void = () => {}) {
  const state = buildElementState({ store: { kind: "id", id: 120 }, isFullPage: true });
  prepare(state);
  state.ordering.pageExit.leadBack({ udid: "u-1", isPaid: true, status: "TRADE_SUCCESS" });
  state.store.set(areOrderWordsLoadedAtom, true);
  const { root } = renderIn(state, <News />);
  await act(() => tellStrangePayment(state.store, search));
  return { ...state, root };
}

const report = "?result=SUCCESS&merchant_trade_no=u-1&trade_status=TRADE_SUCCESS";

describe("R57: a payment page redirects to a screen other than the checkout", () => {
  it("for an unknown order: says so, can be closed, and clears the parameters", async () => {
    const { root, ordering } = await ledBack(report);
    expect(root.textContent).toContain(said);
    expect(ordering.pageExit.takeReturn(true)).toBeNull();
    const [close] = root.querySelectorAll("button");
    if (close) click(close);
    expect(root.textContent).toBe("");
  });

  it("for another order than the stored one: says so", async () => {
    const { root } = await ledBack(report, ({ device }) => device.keep(storedOrders.checkoutData, buildAttempt("u-2")));
    expect(root.textContent).toContain(said);
  });

  it.each<[string, string, (state: ElementState) => void]>([
    ["for no payment", "?result=SUCCESS", () => {}],
    ["for the stored order", report, ({ device }) => device.keep(storedOrders.checkoutData, buildAttempt("u-1"))],
    ["for an order that has ended here", report, ({ store }) => store.get(orderServicesAtom).attempts.food.end("u-1")],
  ])("%s: says nothing and leaves the result to the checkout", async (_case, search, prepare) => {
    const { root, ordering } = await ledBack(search, prepare);
    expect(root.textContent).toBe("");
    expect(ordering.pageExit.takeReturn(true)).not.toBeNull();
  });
});
