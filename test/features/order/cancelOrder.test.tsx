// @vitest-environment happy-dom
import { act } from "react";
import { describe, expect, it } from "vitest";
import { heldDialogAtom } from "../../../src/state/overlay/heldDialog.atoms.ts";
import { buttons, evening, heading, press, type ShownOrder, showOrder, textsOf } from "./orderFixture.tsx";

const cancellation = { bufferMinutes: 10 };
const inTime = { OnlineOrderStatus: 9, ScheduledTime: evening / 1000 + 11 * 60, OnlineOrderUserIdentifier: "g-1" };

function shownCancellable(): ShownOrder {
  const shown = showOrder({ store: { cancellation } });
  shown.say(inTime);
  return shown;
}

function question({ screen }: ShownOrder): string[] {
  return textsOf(screen, "dialog h2");
}

async function answer(shown: ShownOrder, given: Parameters<ShownOrder["ordering"]["answerCancel"]>[0]): Promise<void> {
  await act(async () => shown.ordering.answerCancel(given));
}

async function ask(shown: ShownOrder): Promise<void> {
  press(shown, "Cancel order");
  await act(async () => press(shown, "Yes, cancel order"));
}

describe("R70: cancelling an order", () => {
  it("is possible for a guest until the order's time is near, but only if the store allows it", () => {
    const shown = shownCancellable();
    expect(buttons(shown)).toEqual(["Continue ordering", "Cancel order"]);
    act(() => shown.passTime(60_000));
    expect(buttons(shown)).toEqual(["Continue ordering"]);
    const strict = showOrder();
    strict.say(inTime);
    expect(buttons(strict)).toEqual(["Continue ordering"]);
  });

  it("asks for confirmation first", () => {
    const shown = shownCancellable();
    press(shown, "Cancel order");
    expect(question(shown)).toEqual(["Cancel this order?"]);
    press(shown, "No, keep it");
    expect(question(shown)).toEqual([]);
    expect(shown.ordering.cancelled).toEqual([]);
  });

  it("R80: lets Back close only the question", () => {
    const shown = shownCancellable();
    const held = () => shown.store.get(heldDialogAtom);
    expect(held()).toBeNull();
    press(shown, "Cancel order");
    act(() => held()?.close());
    expect([question(shown), held(), heading(shown)]).toEqual([[], null, ["Order Submitted"]]);
  });

  it("sends one request, however often it is pressed, and shows the store's answer live", async () => {
    const shown = shownCancellable();
    await ask(shown);
    await act(async () => press(shown, "Yes, cancel order"));
    expect(shown.ordering.cancelled).toMatchObject([
      { order: { udid: "u-1", number: "1042" }, reference: { udid: "u-1", storeId: 120, customerId: "g-1" } },
    ]);
    await answer(shown, { kind: "asked" });
    expect(question(shown)).toEqual([]);
    expect(shown.screen.root.activeElement?.textContent).toContain("We have asked the restaurant.");
    expect(buttons(shown)).toEqual(["Continue ordering"]);
    shown.say({ ...inTime, OnlineOrderStatus: 12 });
    expect(heading(shown)).toEqual(["Order Cancel Requested"]);
  });

  it.each(["the answer", "the question"])(
    "gives the focus to the order's new state when %s disappears",
    async (what) => {
      const shown = shownCancellable();
      const opener = [...shown.screen.root.querySelectorAll("button")].find(
        (each) => each.textContent === "Cancel order",
      );
      opener?.focus();
      await ask(shown);
      if (what === "the answer") await answer(shown, { kind: "asked" });
      else shown.screen.find("dialog button:last-child").focus();
      await act(async () => shown.say({ ...inTime, OnlineOrderStatus: 12 }));
      expect(question(shown)).toEqual([]);
      expect(shown.screen.root.activeElement?.textContent).toBe("Order Cancel Requested");
    },
  );

  it("shows the store's reason if it refuses, and the order stays", async () => {
    const shown = shownCancellable();
    await ask(shown);
    await answer(shown, { kind: "refused", message: "The buns are in the oven." });
    expect(textsOf(shown.screen, "dialog [role=alert] strong")).toEqual(["Your order goes on"]);
    expect(shown.screen.root.textContent).toContain("The buns are in the oven.");
    expect(textsOf(shown.screen, "dialog button")).not.toContain("Yes, cancel order");
    press(shown, "Back to your order");
    expect([heading(shown), question(shown)]).toEqual([["Order Submitted"], []]);
  });

  it("can be tried again if there is no answer", async () => {
    const shown = shownCancellable();
    await ask(shown);
    await answer(shown, { kind: "no-answer" });
    expect(textsOf(shown.screen, "dialog [role=alert] strong")).toEqual(["Nobody has answered"]);
    await act(async () => press(shown, "Yes, cancel order"));
    expect(textsOf(shown.screen, "dialog [role=alert]")).toEqual([]);
    expect(shown.ordering.cancelled).toHaveLength(2);
  });
});
