// @vitest-environment happy-dom
import { I18nProvider } from "@lingui/react";
import { Provider } from "jotai";
import { act } from "react";
import { describe, expect, it } from "vitest";
import { CompletedOrderScreen } from "../../../src/features/order/CompletedOrderScreen.tsx";
import { saveCartAtom } from "../../../src/state/cart/cart.atoms.ts";
import { memberAnswerAtom, nobodyJoins } from "../../../src/state/customer/membership.atoms.ts";
import { buildLine, cartWith } from "../../domain/cart/cartLines.ts";
import { speaking } from "../../parts/offers/offeredShop.tsx";
import { serveMembers } from "../../support/buildServices.ts";
import { buildMember } from "../../support/buildSession.ts";
import { buildStore } from "../../support/buildStore.ts";
import { render } from "../../ui/render.tsx";
import { buttons, heading, press, type ShownOrder, showArrived, showOrder, textsOf } from "./orderFixture.tsx";

const unreached = "Sorry, we're having problems reaching the store.";

function currentStep({ screen }: ShownOrder): string[] {
  return textsOf(screen, '[aria-current="step"] > :nth-child(2)');
}

/** Whether the screen, and not only the print, says when the order is ready. */
function hasTime({ screen }: ShownOrder): boolean {
  const terms = textsOf(screen, ":not(.order__print) > dt");
  return (
    terms.includes("Estimated time") || terms.includes("Ordered for") || textsOf(screen, ".order__time").length > 0
  );
}

function lines({ screen }: ShownOrder): string[] {
  return textsOf(screen, ".order__lines p");
}

describe("S32: the order states", () => {
  it("gives each its heading, step and estimated time", () => {
    const shown = showOrder();
    for (const [fields, label, step] of [
      [{ OnlineOrderStatus: 1 }, "Order Submitted", "Submitted"],
      [{ OnlineOrderStatus: 2 }, "Being Prepared", "Being Prepared"],
      [{ OnlineOrderStatus: 4 }, "Ready for pickup", "Ready for pickup"],
      [{ OnlineOrderStatus: 4, OrderType: 10 }, "On its way", "On its way"],
      [{ OnlineOrderStatus: 5 }, "Order Completed", null],
    ] as const) {
      shown.translate(fields);
      expect(heading(shown)).toEqual([label]);
      expect(currentStep(shown)).toEqual(step === null ? [] : [step]);
      expect(textsOf(shown.screen, "ol li").length).toBe(step === null ? 0 : 3);
      // R117: a step that is reached has no estimate.
      expect(hasTime(shown)).toBe(label !== "Ready for pickup");
      expect(lines(shown)).toEqual([]);
      expect(buttons(shown)).toEqual(["Continue ordering"]);
    }
  });

  it.each([
    [{ OnlineOrderStatus: 11 }, "Order Rejected", "Retry"],
    [{ OnlineOrderStatus: 3 }, "Order Rejected", "Retry"],
    [{ OnlineOrderStatus: 3, OnlineOrderStatusDescription: unreached }, "Order Failed", "Retry"],
    [{ OnlineOrderStatus: 6 }, "Payment Failed", "Re-enter payment"],
  ])("%j: shows the heading %s, no steps, no time, and %s", (fields, label, again) => {
    for (const isStatusTrackingDisabled of [false, true]) {
      const shown = showArrived(fields, { store: { isStatusTrackingDisabled } });
      expect(heading(shown)).toEqual([label]);
      expect([currentStep(shown), hasTime(shown)]).toEqual([[], false]);
      expect(lines(shown).length).toBeGreaterThan(1);
      expect(buttons(shown)).toEqual([again, "Continue ordering"]);
    }
  });

  it("shows no steps if the store hides its progress (IsDisableStatusTracking)", () => {
    const shown = showOrder({ store: { isStatusTrackingDisabled: true } });
    for (const [fields, label] of [
      [{ OnlineOrderStatus: 4 }, "Accepted"],
      [{ OnlineOrderStatus: 5 }, "Accepted"],
    ] as const) {
      shown.translate(fields);
      expect(heading(shown)).toEqual([label]);
      expect(textsOf(shown.screen, "ol")).toEqual([]);
      expect(hasTime(shown)).toBe(true);
    }
  });
});

describe("the details of an order", () => {
  it("include the order number with a #, and the estimated time by the store's clock in the shop's language", () => {
    const shown = showArrived({ OrderNumber: "" });
    expect(textsOf(shown.screen, ".order__number")).toEqual([]);
    shown.translate({ OrderNumber: "1042" });
    expect(textsOf(shown.screen, ".order__number")).toEqual(["#1042"]);
    shown.translate({});
    expect(textsOf(shown.screen, "dd .order__screen")).toEqual(["Today, 6:41 pm"]);
    expect(textsOf(shown.screen, "dd .order__print")).toEqual(["05 November 2026 6:41 pm"]);
    const screen = render(
      <Provider store={shown.store}>
        <I18nProvider i18n={speaking("zh-CN")}>
          <CompletedOrderScreen />
        </I18nProvider>
      </Provider>,
    );
    expect(textsOf(screen, "dd .order__screen")).toEqual(["今天 18:41"]);
    expect(textsOf(screen, "dd .order__print")).toEqual(["2026年11月5日 18:41"]);
    shown.translate({ ScheduledTime: null });
    expect(hasTime(shown)).toBe(false);
  });

  it.each([
    [{}, {}, true],
    [{ OrderType: 10 }, {}, false],
    [{ OnlineOrderStatus: 11 }, {}, false],
    [{}, { hidesPickupAddress: true }, false],
  ])("include the pickup address only for a pickup: %j %j", (fields, view, isThere) => {
    const shown = showArrived(fields, { store: { view: { ...buildStore().view, ...view } } });
    expect(textsOf(shown.screen, "dt").includes("Pick up at")).toBe(isThere);
  });
});

describe("the place that an order is brought to", () => {
  const room = { OrderType: 10, RoomNumber: "1204" };
  const table = { OrderType: 2, Tables: [{ Name: "12" }] };

  it.each([
    [room, "Room number", "1204"],
    [table, "Table number", "12"],
  ])("%j: is shown without directions, and a ready order is on its way", (fields, term, place) => {
    const shown = showArrived({ ...fields, OnlineOrderStatus: 4 });
    expect(heading(shown)).toEqual(["On its way"]);
    expect(textsOf(shown.screen, "dt")).toContain(term);
    expect(textsOf(shown.screen, "dd")).toContain(place);
    expect(textsOf(shown.screen, "dt")).not.toContain("Pick up at");
    expect(textsOf(shown.screen, "a[href*=maps]")).toEqual([]);
  });
});

describe("HideTrackingOrderForGuest", () => {
  const view = { ...buildStore().view, login: true, hidesGuestTracking: true };
  const hidden = [["Thank you"], []];
  const seen = async (shown: ShownOrder) => {
    await act(async () => shown.translate({ RoomNumber: "1204", OrderType: 10 }));
    return [heading(shown), textsOf(shown.screen, "dl")];
  };

  it("hides an order from a guest who opens its URL", async () => {
    expect(await seen(showOrder({ store: { view } }))).toEqual(hidden);
  });

  it("hides another person's order from a member, but not their own", async () => {
    const member = buildMember({ uid: "mei" });
    for (const [path, isShown] of [
      ["/store/120/completeorder/u-1/g-1", false],
      ["/store/120/completeorder/u-1/mei", true],
    ] as const) {
      const shown = showOrder({ store: { view }, path });
      act(() => void serveMembers(shown, member));
      expect((await seen(shown))[0]).toEqual([isShown ? "Order Submitted" : "Thank you"]);
    }
  });
});

describe("the texts about a failed order", () => {
  it.each([
    [
      { OnlineOrderStatus: 11, OnlineOrderStatusDescription: "We are out of buns." },
      [
        "We are unable to place your order for this reason: We are out of buns.",
        "Your payment will be refunded.",
        "Please contact Patty & Sons at 03 9000 0000 for assistance.",
      ],
    ],
    [
      { OnlineOrderStatus: 3 },
      ["Your payment will be refunded.", "Please contact Patty & Sons at 03 9000 0000 for assistance."],
    ],
    [
      { OnlineOrderStatus: 11, PaymentTransactions: [{ Amount: 16.5, PaymentMethodType: 1 }] },
      ["You will not be charged.", "Please contact Patty & Sons at 03 9000 0000 for assistance."],
    ],
    [
      { OnlineOrderStatus: 3, OnlineOrderStatusDescription: unreached },
      [
        "We're having problems reaching the store.",
        "Please contact Patty & Sons at 03 9000 0000 for assistance.",
        "You will not be charged.",
      ],
    ],
    [
      { OnlineOrderStatus: 6 },
      [
        "We are sorry, this credit card payment has not been successful.",
        "You will not be charged.",
        "Please contact Patty & Sons at 03 9000 0000 for assistance.",
      ],
    ],
  ])("explain %j", (fields, expected) => {
    const shown = showArrived(fields);
    expect(lines(shown)).toEqual(expected);
  });

  it("say once that it is rejected: the title to the eye, the sentence to the ear", () => {
    const shown = showArrived({ OnlineOrderStatus: 11 });
    expect(textsOf(shown.screen, ".order__state > [role=status]")).toEqual(["Your order has been rejected."]);
    expect(shown.screen.root.textContent.match(/rejected/gi)).toHaveLength(2);
  });

  it("include the bank's reason, and no phone number if there is none", () => {
    const shown = showOrder({ store: { phone: "" } });
    shown.translate({
      OnlineOrderStatus: 6,
      OnlineOrderStatusDescription: "Insufficient funds",
      StoreName: "Quarter Deck",
    });
    expect(lines(shown)).toEqual([
      "We are sorry, this credit card payment has not been successful.",
      "Insufficient funds.",
      "You will not be charged.",
      "Please contact Quarter Deck for assistance.",
    ]);
  });

  it("R38: show the store's text as plain text", () => {
    const shown = showArrived({ OnlineOrderStatus: 11, OnlineOrderStatusDescription: "<img src=x onerror=alert(1)>" });
    expect(shown.screen.root.querySelector("img")).toBeNull();
    expect(lines(shown)[0]).toContain("<img src=x onerror=alert(1)>");
  });
});

describe("the buttons of an order", () => {
  it.each([
    [{ OnlineOrderStatus: 6 }, ["lines", "buttons", "papers"]],
    [{ OnlineOrderStatus: 1 }, ["papers", "buttons", "actions"]],
  ])("%j: are %j", (fields, parts) => {
    const shown = showArrived({ ...fields, OrderItems: [{ Product_ID: 11, Name: "Patty" }] });
    const found = shown.screen.root.querySelectorAll(".order__lines, .order__buttons, .order__actions, .order__papers");
    expect([...found].map(({ className }) => className.replace("order__", ""))).toEqual(parts);
  });

  it.each([
    ["Continue ordering", { OnlineOrderStatus: 1 }, false, "/store/120"],
    ["Re-enter payment", { OnlineOrderStatus: 6 }, true, "/store/120/checkout"],
    ["Re-enter payment", { OnlineOrderStatus: 6 }, false, "/store/120/checkout/u-1"],
    ["Retry", { OnlineOrderStatus: 11 }, true, "/store/120"],
  ])("%s, %j, with a filled cart: %s, leads to %s", (name, fields, isFull, path) => {
    const shown = showArrived(fields);
    if (isFull) act(() => shown.store.set(saveCartAtom, { cart: cartWith(buildLine()), event: { kind: "changed" } }));
    press(shown, name);
    expect(shown.history.current()).toBe(path);
  });
});

describe("an order of a store other than the shown one", () => {
  const elsewhere = { path: "/store/120/completeorder/u-1/g-1/121", store: { phone: "03 9000 0000" } };

  it("is shown with its own store's address and time once that store has loaded", async () => {
    const shown = showArrived({ OnlineOrderStatus: 2, ScheduledTime: 1_793_900_000 }, elsewhere);
    expect(heading(shown)).toEqual([]);
    const location = { ...buildStore().location, address: "9 Crown St", suburb: "Sydney" };
    shown.documents.put(buildStore({ id: 121, title: "Crown St", location, phone: "02 9000 0000" }));
    await act(async () => shown.passTime(15_000));
    expect(heading(shown)).toEqual(["Being Prepared"]);
    expect(shown.screen.root.textContent).toContain("9 Crown St");
    expect(textsOf(shown.screen, "dd a")).toContain("02 9000 0000");
    expect(shown.screen.root.textContent).not.toContain("1 Bourke St");
  });

  it("R70: can be ordered again at its own store", async () => {
    const shown = showArrived({ OnlineOrderStatus: 11 }, elsewhere);
    shown.documents.put(buildStore({ id: 121, title: "Crown St" }));
    await act(async () => shown.passTime(15_000));
    press(shown, "Retry");
    expect(shown.history.current()).toBe("/store/121/checkout/u-1");
  });
});

it("shows a link to the order history while a member is logged in", () => {
  const shown = showOrder();
  const { signIn, signOut } = serveMembers(shown, null);
  act(() => signIn(buildMember()));
  shown.translate({ OnlineOrderStatus: 2 });
  expect(buttons(shown)).toEqual(["Order History", "Continue ordering"]);
  act(signOut);
  expect(buttons(shown)).toEqual(["Continue ordering"]);
  act(() => signIn(buildMember()));
  press(shown, "Order History");
  expect(shown.history.current()).toBe("/120/orderhistory");
});

it("invites a guest to become a member, if the store has members", () => {
  const shown = showOrder({ store: { view: { ...buildStore().view, login: true } } });
  const { signIn } = serveMembers(shown, null);
  shown.translate({ OnlineOrderStatus: 2 });
  const invitations = () => textsOf(shown.screen, ".order__buttons a");
  expect(invitations()).toEqual(["Become a member"]);
  shown.translate({ OnlineOrderStatus: 11 });
  expect(invitations()).toEqual([]);
  shown.translate({ OnlineOrderStatus: 2 });
  const newMember = { firstName: "Noor", lastName: "Abbot", email: "noor@example.com", pays: "cash" };
  act(() => shown.store.set(memberAnswerAtom, newMember));
  expect(invitations()).toEqual([]);
  act(() => shown.store.set(memberAnswerAtom, nobodyJoins));
  expect(invitations()).toEqual(["Become a member"]);
  act(() => signIn(buildMember()));
  expect(invitations()).toEqual([]);
});
