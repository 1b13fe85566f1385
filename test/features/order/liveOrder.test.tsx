// @vitest-environment happy-dom
import { act } from "react";
import { describe, expect, it } from "vitest";
import type { SentOrder } from "../../../src/domain/checkout/attempt.ts";
import type { OrderBody } from "../../../src/domain/order/orderBody.ts";
import type { MessageTemplate } from "../../../src/domain/store/store.ts";
import { instant } from "../../../src/domain/time/instant.ts";
import { ThankYouScreen } from "../../../src/features/order/ThankYouScreen.tsx";
import { afterSignInAtom } from "../../../src/state/customer/afterSignIn.actions.ts";
import { languageAtom } from "../../../src/state/host/host.atoms.ts";
import { saveRecentOrderAtom } from "../../../src/state/order/recentOrders.atoms.ts";
import { thankedOrderAtom } from "../../../src/state/order/thankedOrder.atoms.ts";
import { dialogStepAtom } from "../../../src/state/overlay/dialogStep.atoms.ts";
import { storeAtom } from "../../../src/state/store/store.atoms.ts";
import { renderIn } from "../../app/appFixture.tsx";
import { buildElementState, serve } from "../../support/buildServices.ts";
import { buildStore } from "../../support/buildStore.ts";
import { click } from "../../ui/render.tsx";
import { buttons, evening, heading, press, type ShownOrder, showArrived, showOrder, textsOf } from "./orderFixture.tsx";

describe("an order that doesn't exist", () => {
  it("shows a message with the store's phone number and a button to continue, until it arrives", () => {
    const shown = showOrder();
    act(() => shown.orders.remove("u-1"));
    expect(heading(shown)).toEqual(["This order cannot be found"]);
    expect(textsOf(shown.screen, "a")).toEqual(["03 9000 0000"]);
    shown.translate({});
    expect(heading(shown)).toEqual(["Order Submitted"]);
    press(shown, "Continue ordering");
    expect(shown.history.current()).toBe("/store/120");
  });
});

it("R91: an order that was just placed here is never not found", () => {
  const shown = showOrder();
  shown.store.set(saveRecentOrderAtom, { udid: "u-1", storeId: 120, customerId: "g-1" });
  act(() => shown.orders.remove("u-1"));
  expect(heading(shown)).toEqual(["Your order is in"]);
  shown.translate({});
  expect(heading(shown)).toEqual(["Order Submitted"]);
});

describe("the live connection", () => {
  it("shows that the order is loading, without a heading, and announces each change politely", () => {
    const shown = showOrder();
    expect(heading(shown)).toEqual([]);
    expect(textsOf(shown.screen, '[role="status"]')).toEqual(["Loading your order"]);
    shown.translate({ OnlineOrderStatus: 9 });
    const status = shown.screen.find('.order__state > [role="status"]');
    expect(status.textContent).toBe("Order Submitted");
    shown.translate({ OnlineOrderStatus: 2 });
    expect(shown.screen.find('.order__state > [role="status"]')).toBe(status);
    expect(status.textContent).toBe("Being Prepared");
    shown.setTime(evening);
    shown.translate({});
    expect(textsOf(shown.screen, ".order__freshness")).toEqual(["Updated 6:41 pm"]);
    shown.setTime(instant(evening + 120_000));
    shown.translate({ OnlineOrderStatus: 2 });
    expect(textsOf(shown.screen, ".order__freshness")).toEqual(["Updated 6:43 pm"]);
  });

  it("shows that it reconnects, keeps the last state, and stops showing it after the next update", () => {
    const shown = showArrived({ OnlineOrderStatus: 2 });
    shown.setTime(instant(evening + 120_000));
    shown.lose();
    expect(heading(shown)).toEqual(["Being Prepared"]);
    expect(textsOf(shown.screen, ".order__freshness > *")).toEqual(["Reconnecting…", "Updated 6:41 pm"]);
    expect(textsOf(shown.screen, '.order__state > [role="status"]')).toEqual([
      "Being Prepared. The connection is lost. Reconnecting…",
    ]);
    shown.translate({ OnlineOrderStatus: 4 });
    expect(heading(shown)).toEqual(["Ready for pickup"]);
    expect(textsOf(shown.screen, ".order__freshness > *")).toEqual(["Updated 6:43 pm"]);
  });

  it("says that an order without any update yet can't be shown while it reconnects, and closes when the diner leaves", () => {
    const shown = showOrder();
    shown.lose();
    expect(heading(shown)).toEqual(["We can't show your order right now"]);
    expect(textsOf(shown.screen, '[role="status"]')[0]).toContain("Reconnecting…");
    expect(buttons(shown)).toEqual(["Continue ordering"]);
    shown.translate({});
    expect(heading(shown)).toEqual(["Order Submitted"]);
    expect(shown.orders.watched()).toEqual([{ udid: "u-1", storeId: 120, customerId: "g-1" }]);
    shown.screen.unmount();
    expect(shown.orders.watched()).toEqual([]);
  });
});

const cancellation = { bufferMinutes: 10 };
const inTime = { OnlineOrderStatus: 9, ScheduledTime: evening / 1000 + 11 * 60, OnlineOrderUserIdentifier: "g-1" };

function shownCancellable(): ShownOrder {
  const shown = showArrived(inTime, { store: { cancellation } });
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
    const strict = showArrived(inTime);
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
    const held = () => shown.store.get(dialogStepAtom);
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
    expect(shown.screen.root.activeElement?.textContent).toContain("We've asked our staff.");
    expect(buttons(shown)).toEqual(["Continue ordering"]);
    shown.translate({ ...inTime, OnlineOrderStatus: 12 });
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
      await act(async () => shown.translate({ ...inTime, OnlineOrderStatus: 12 }));
      expect(question(shown)).toEqual([]);
      expect(shown.screen.root.activeElement?.textContent).toBe("Order Cancel Requested");
    },
  );

  it("shows the store's reason if it refuses, and the order stays", async () => {
    const shown = shownCancellable();
    await ask(shown);
    await answer(shown, { kind: "refused", message: "The buns are in the oven." });
    expect(textsOf(shown.screen, "dialog [role=alert] strong")).toEqual(["Your order goes ahead"]);
    expect(shown.screen.root.textContent).toContain("The buns are in the oven.");
    expect(textsOf(shown.screen, "dialog button")).not.toContain("Yes, cancel order");
    press(shown, "Back to your order");
    expect([heading(shown), question(shown)]).toEqual([["Order Submitted"], []]);
  });

  it("can be tried again if there is no answer", async () => {
    const shown = shownCancellable();
    await ask(shown);
    await answer(shown, { kind: "no-answer" });
    expect(textsOf(shown.screen, "dialog [role=alert] strong")).toEqual(["No answer yet"]);
    await act(async () => press(shown, "Yes, cancel order"));
    expect(textsOf(shown.screen, "dialog [role=alert]")).toEqual([]);
    expect(shown.ordering.cancelled).toHaveLength(2);
  });
});

const words = "A request has been sent. Please check your email to see the status of your order.";

const bourkeSt = { address: "1 Bourke St", suburb: "Melbourne" };

/** An order as it was sent: two burgers to be picked up in 18 minutes. */
function sent(fields: object): SentOrder {
  const order = {
    ...{ OrderType: 3, OnlineOrderStatus: 1, TotalExcludingTax: 30, TotalTax: 3 },
    ...{ CreatedOn: evening / 1000, ScheduledTime: evening / 1000 + 18 * 60 },
    OrderItems: [{ Product_ID: 1, Name: "Burger", Quantity: 2 }],
    ContactCustomer_Email_Address: "noor@example.com",
  };
  return {
    reference: { udid: "u-1", storeId: 120, customerId: "g-1" },
    body: { TrackingOrder: { ...order, ...fields } } as unknown as OrderBody,
  };
}

async function thank(template: MessageTemplate | null, language: "en" | "zh-CN" = "en") {
  const state = buildElementState();
  state.store.set(languageAtom, language);
  const asked: string[] = [];
  serve(state.store, {
    loadTemplate: async (key) => {
      asked.push(key);
      return template;
    },
  });
  state.history.push("/store/120/thankyou");
  const screen = renderIn(state, <ThankYouScreen />);
  const early = screen.root.textContent;
  await act(async () => {});
  return { ...state, asked, early, screen, text: screen.root.textContent };
}

describe("the thank-you screen", () => {
  it("shows the shop's text and a button back to the menu", async () => {
    const { screen, history, early } = await thank(null);
    expect(early).not.toContain(words);
    expect(screen.find("h1").textContent).toBe("Thank you");
    expect(screen.find("p").textContent).toBe(words);
    const button = screen.find("button");
    expect(button.textContent).toBe("Continue ordering");
    click(button);
    expect(history.current()).toBe("/store/120");
  });

  it.each([
    ["says what was ordered, when it is there and who hears of it", "/store/120/thankyou", true],
    ["S31: says nothing of an order on the page of one that is hidden", "/store/120/completeorder/u-1/g-1", false],
  ])("%s", async (_what, path, isTold) => {
    const { store, screen, history, setTime } = await thank(null);
    setTime(evening);
    await act(async () => {
      history.push(path);
      store.set(storeAtom, {
        kind: "ready",
        value: buildStore({ location: { ...buildStore().location, ...bourkeSt } }),
      });
      store.set(thankedOrderAtom, sent({}));
    });
    expect(textsOf(screen, ".order-time")).toEqual(
      isTold ? ["Ready about 6:59 pm Pickup at 1 Bourke St, Melbourne"] : [],
    );
    expect(textsOf(screen, ".order__dish p")).toEqual(isTold ? ["Burger"] : []);
    expect(textsOf(screen, "dl > div:not(.order__print)")).toEqual(
      isTold ? ["Total$33.00", "Confirmation tonoor@example.com"] : [],
    );
    expect(textsOf(screen, ".order__print > dt")).toEqual(isTold ? ["Ordered at"] : []);
    screen.unmount();
    expect(store.get(thankedOrderAtom)).toBeNull();
  });

  const way = { Address: "9 Spring St", Suburb: "Melbourne", Longitude: 144.97 };

  it.each([
    [
      "the address and the range of a delivery",
      { OrderType: 10, DeliveryAddress: way },
      "en",
      "Between 6:59 and 7:09 pm Delivery to 9 Spring St, Melbourne",
    ],
    ["the table", { OrderType: 2, Tables: [{ Name: "12" }] }, "en", "With you about 6:59 pm Table 12"],
    ["the room", { OrderType: 10, RoomNumber: "1204" }, "en", "With you about 6:59 pm Room 1204"],
    [
      "the place alone without a time",
      { OrderType: 2, Tables: [{ Name: "12" }], ScheduledTime: null },
      "en",
      "Table 12",
    ],
  ] as const)("says %s in one line, from the order itself", async (_what, fields, language, line) => {
    const { store, screen, setTime } = await thank(null, language);
    setTime(evening);
    await act(async () => {
      store.set(storeAtom, { kind: "ready", value: buildStore() });
      store.set(thankedOrderAtom, sent(fields));
    });
    expect(textsOf(screen, ".order-time")).toEqual([line]);
  });

  it("invites guests to become members, if the store has members, and registering leads back", async () => {
    const view = { ...buildStore().view, login: true };
    const { screen, store, history } = await thank(null);
    const thanks = history.current();
    expect(screen.root.querySelector("a")).toBeNull();
    act(() => store.set(storeAtom, { kind: "ready", value: buildStore({ view }) }));
    const link = screen.find("a");
    expect(link.textContent).toBe("Become a member");
    click(link);
    expect(history.current()).toBe("/register");
    act(() => store.set(afterSignInAtom, { home: { name: "main" }, isCartEmpty: true, areGiftsEmpty: true }));
    expect(history.current()).toBe(thanks);
  });

  it("R78: shows the deployment's own text, in the shop's language if it is available", async () => {
    const template = { en: "<p>Ta <b>muchly</b></p>", "zh-CN": "<p>多谢</p>" };
    const english = await thank(template);
    expect(english.asked).toEqual(["thankyou"]);
    expect([english.screen.find(".rich-text strong").textContent, english.text.includes(words)]).toEqual([
      "muchly",
      false,
    ]);
    expect((await thank(template, "zh-CN")).text).toContain("多谢");
    expect((await thank({ ...template, "zh-CN": null }, "zh-CN")).text).toContain("muchly");
    expect((await thank({ en: null, "zh-CN": "多谢" })).text).toContain(words);
  });
});
