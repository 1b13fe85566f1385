// @vitest-environment happy-dom
import { act } from "react";
import { describe, expect, it } from "vitest";
import { withCart } from "../../../src/domain/cart/savedCarts.ts";
import { cents } from "../../../src/domain/money/cents.ts";
import type { PastOrder } from "../../../src/domain/order/pastOrder.ts";
import { addToCartAtom } from "../../../src/state/cart/cart.actions.ts";
import { cartAtom, saveCartsAtom } from "../../../src/state/cart/cart.atoms.ts";
import { orderedHereAtom } from "../../../src/state/customer/orderedDishes.atoms.ts";
import { navigateAtom, routeAtom } from "../../../src/state/navigation/navigation.atoms.ts";
import { servicesAtom } from "../../../src/state/services.atoms.ts";
import { menusAtom } from "../../../src/state/store/store.atoms.ts";
import { buildLine, cartWith } from "../../domain/cart/cartLines.ts";
import { burger, dumplings, lineInputFor, pattys, rings } from "../../state/cart/cartFixture.ts";
import { buildHistory } from "../../support/buildHistory.ts";
import { type ElementState, serve } from "../../support/buildServices.ts";
import { buildMember } from "../../support/buildSession.ts";
import { settle } from "../../ui/render.tsx";
import { evening, items, orders, press, showOrders, texts } from "./ordersFixture.tsx";

const numbers = (shown: Awaited<ReturnType<typeof showOrders>>) =>
  texts(shown, ".past-order__place").map((text) => text.replace(/.*#/, ""));

function showBranded(given: readonly PastOrder[], before: (state: ElementState) => void = () => {}) {
  const history = buildHistory(true);
  history.put(...given);
  const withBrand = (state: ElementState) => {
    serve(state.store, { loadHistory: async () => history });
    before(state);
  };
  return showOrders({ before: withBrand });
}

const withRings = ({ store }: ElementState) => void store.set(addToCartAtom, lineInputFor(rings));

describe("the order history", () => {
  it("asks a guest to log in, and opens after the login", async () => {
    const shown = await showOrders({ member: null, orders: orders(1) });
    expect(texts(shown, "h1")).toEqual(["Please log in"]);
    expect(shown.orderHistory.reads).toEqual([]);
    act(() => shown.signIn(buildMember()));
    await settle();
    expect([texts(shown, "h1"), numbers(shown)]).toEqual([["Order History"], ["1"]]);
  });

  it("shows day, count, total, time, number, state and products of each order, and leads to its page", async () => {
    const shown = await showOrders({ orders: orders(1, { status: "refunded", total: cents(4_000) }) });
    expect(texts(shown, ".past-order__line--title")).toEqual(["Today · 3 dishes$40.00"]);
    expect(texts(shown, ".past-order__place")).toEqual(["5:41 pm · #1"]);
    expect(texts(shown, ".past-order__state")).toEqual(["Order Refunded"]);
    expect(texts(shown, ".past-order__dishes")).toEqual(["2\u00a0×\u00a0Burger, 1\u00a0×\u00a0Onion rings"]);
    await press(shown, "Details of your order, Today, 5:41 pm");
    expect(shown.store.get(routeAtom)).toEqual({ name: "completeOrder", store: "120", order: "u-1", user: "mei" });
  });

  it("shows the photos that the shop's menu has of an order's dishes, and none of another store's", async () => {
    const photos = new Map(pattys.products);
    photos.set(burger.id, { ...burger, photo: "https://shop.example/burger.webp", photoFocus: "50% 30%" });
    const before = ({ store }: ElementState) =>
      store.set(menusAtom, { kind: "ready", value: [{ ...pattys, products: photos }] });
    const [here, elsewhere] = [orders(1), orders(1, { storeId: 121, storeName: "Dumplings" })];
    const shownOf = async (given: readonly PastOrder[]) =>
      [...(await showOrders({ orders: given, before })).screen.root.querySelectorAll<HTMLImageElement>("li img")].map(
        (image) => [image.getAttribute("src"), image.style.objectPosition],
      );
    expect(await shownOf(here)).toEqual([["https://shop.example/burger.webp", "50% 30%"]]);
    expect(await shownOf(elsewhere)).toEqual([]);
  });

  it("makes its dishes the member's own on the menu, and nobody else's", async () => {
    const shown = await showOrders({ orders: orders(1) });
    expect(shown.store.get(orderedHereAtom)).toEqual([burger.id, rings.id]);
    act(() => shown.signIn(buildMember({ uid: "noor" })));
    expect(shown.store.get(orderedHereAtom)).toEqual([]);
  });

  it("R69: shows three orders a page on a desktop, and loads a page when it is opened", async () => {
    const shown = await showOrders({ orders: orders(7) });
    expect([numbers(shown), shown.orderHistory.reads]).toEqual([["7", "6", "5"], [4]]);
    const pages = texts(shown, "nav[aria-label=Pages] button");
    expect(pages).toEqual(["Previous", "1", "2", "Next"]);
    await press(shown, "Next");
    expect([numbers(shown), shown.orderHistory.reads]).toEqual([
      ["4", "3", "2"],
      [4, 4],
    ]);
    await press(shown, "Page 3");
    expect(numbers(shown)).toEqual(["1"]);
    expect(texts(shown, "[aria-current=page]")).toEqual(["3"]);
    await press(shown, "Previous");
    await press(shown, "Page 1");
    expect([numbers(shown), shown.orderHistory.reads]).toEqual([
      ["7", "6", "5"],
      [4, 4, 1],
    ]);
  });

  it("R69: loads three more at a time on a phone, and focuses the first new one", async () => {
    const shown = await showOrders({ orders: orders(5), isPhone: true });
    expect(texts(shown, "nav")).toEqual([]);
    await press(shown, "More");
    expect(numbers(shown)).toEqual(["5", "4", "3", "2", "1"]);
    expect(shown.screen.root.activeElement).toBe(items(shown)[3]);
    expect(texts(shown, "button")).not.toContain("More");
  });

  it("links to the menu if there are no orders", async () => {
    const shown = await showOrders();
    expect(texts(shown, "h2")).toEqual(["No order available"]);
    await press(shown, "Back to menu");
    expect(shown.store.get(routeAtom)).toEqual({ name: "store", store: "120" });
  });

  it("R73: links to the gift cards in gift mode if there are no orders", async () => {
    const shown = await showOrders({ before: ({ configure }) => configure({ isGift: true }) });
    await press(shown, "Back to gift cards");
    expect(shown.store.get(routeAtom)).toEqual({ name: "store", store: "120" });
  });

  it("offers a retry if it can't be read, and keeps what was read", async () => {
    const shown = await showOrders({ orders: orders(4), before: ({ orderHistory }) => orderHistory.break() });
    expect(texts(shown, "[role=alert] p")).toEqual(["We can't show your orders right now."]);
    shown.orderHistory.heal();
    await press(shown, "Try again");
    expect(numbers(shown)).toEqual(["4", "3", "2"]);
    shown.orderHistory.break();
    await press(shown, "Next");
    shown.orderHistory.heal();
    await press(shown, "Try again");
    expect(numbers(shown)).toEqual(["1"]);
  });

  it("follows open orders live, and lets the member cancel them", async () => {
    const given = { status: "submitted", scheduledAt: null } as const;
    const [order] = orders(1, { ...given, scheduledAt: (evening + 3_600_000) as typeof evening });
    if (!order) throw new Error("There is no order.");
    const shown = await showOrders({ orders: [order], store: { cancellation: { bufferMinutes: 10 } } });
    expect(shown.orders.watched()).toEqual([{ udid: "u-1", storeId: 120, customerId: "mei" }]);
    await press(shown, "Cancel order");
    await press(shown, "Yes, cancel order");
    expect(shown.ordering.cancelled).toMatchObject([{ reference: { udid: "u-1", storeId: 120, customerId: "mei" } }]);
    shown.screen.find("dialog button:last-child").focus();
    await act(async () => shown.orders.put({ ...order, status: "cancel-requested" }));
    expect(items(shown)[0]?.textContent).toContain("Order Cancel Requested");
    expect(shown.screen.root.activeElement?.className).toBe("past-order__title");
    shown.screen.unmount();
    expect(shown.orders.watched()).toEqual([]);
  });
});

describe("R70: Reorder", () => {
  it("leads to the checkout of the old order, which fills an empty cart", async () => {
    const shown = await showOrders({ orders: orders(1) });
    await press(shown, "Reorder");
    expect(shown.store.get(routeAtom)).toEqual({ name: "checkout", store: "120", order: "u-1" });
    await expect.poll(() => shown.store.get(cartAtom).lines.map(({ name }) => name)).toEqual(["Burger", "Rings"]);
  });

  it("isn't offered for gift cards", async () => {
    const shown = await showOrders({ orders: orders(1, { isGift: true }) });
    expect(texts(shown, "li button")).toEqual([]);
  });

  it("asks before it replaces a cart, and accepts a no", async () => {
    const shown = await showOrders({ orders: orders(1), before: withRings });
    await press(shown, "Reorder");
    expect(texts(shown, "dialog h2")).toEqual(["Replace your cart?"]);
    await press(shown, "No, keep it");
    expect([texts(shown, "dialog"), shown.store.get(cartAtom).lines.length]).toEqual([[], 1]);
    expect(shown.store.get(routeAtom).name).toBe("orderHistory");
    await press(shown, "Reorder");
    await press(shown, "Yes, replace it");
    expect(shown.store.get(routeAtom)).toEqual({ name: "checkout", store: "120", order: "u-1" });
    await expect
      .poll(() => shown.store.get(cartAtom).lines.map(({ name, quantity }) => `${quantity} ${name}`))
      .toEqual(["2 Burger", "1 Rings"]);
  });

  it.each([
    ["Back at six.", "Back at six."],
    ["", "Currently not taking online orders."],
  ])("shows the message of a closed store: %j", async (closedMessage, words) => {
    const shown = await showOrders({ orders: orders(1), store: { inOperation: false, closedMessage } });
    await press(shown, "Reorder");
    expect(texts(shown, "[role=alert]")).toEqual([words]);
    expect(shown.store.get(routeAtom).name).toBe("orderHistory");
  });

  it("leads to another store of the brand, and asks if that store's cart isn't empty", async () => {
    const full = withCart({}, 121, cartWith(buildLine()));
    const shown = await showBranded(orders(1, { storeId: 121, storeName: "Dumplings" }), ({ store }) =>
      store.set(saveCartsAtom, full),
    );
    expect(items(shown)[0]?.textContent).toContain("Dumplings");
    await press(shown, "Reorder");
    await press(shown, "Yes, replace it");
    expect(shown.store.get(routeAtom)).toEqual({ name: "checkout", store: "121", order: "u-1" });
  });

  it("R98: doesn't lead to the checkout once the diner has left", async () => {
    const answer = Promise.withResolvers<void>();
    const shown = await showBranded(orders(1, { storeId: 121, storeName: "Dumplings" }), ({ store }) => {
      const { documents } = store.get(servicesAtom);
      const loadStore: typeof documents.loadStore = async (asked) => {
        if (asked.kind === "id" && asked.id === 121) await answer.promise;
        return documents.loadStore(asked);
      };
      serve(store, { documents: { ...documents, loadStore } });
    });
    await press(shown, "Reorder");
    act(() => shown.store.set(navigateAtom, { name: "about" }));
    await act(async () => answer.resolve());
    expect(shown.store.get(routeAtom)).toEqual({ name: "about" });
  });

  it("R95: shows the time in the zone of the order's own store, which is read once", async () => {
    const shown = await showBranded(orders(2, { storeId: 121, storeName: "Dumplings" }), ({ documents }) =>
      documents.put({ ...dumplings, zone: "Australia/Perth" }, []),
    );
    expect(texts(shown, ".past-order__place")).toEqual(["2:41 pm · Dumplings · #2", "1:41 pm · Dumplings · #1"]);
    expect(shown.documents.asked.filter((each) => each === "store 121")).toHaveLength(1);
  });

  it("says so if the store doesn't exist any more", async () => {
    const branded = await showBranded(orders(1, { storeId: 999, storeName: "Gone" }));
    await press(branded, "Reorder");
    expect(texts(branded, "[role=alert]")).toEqual(["Store cannot be found, please contact support."]);
  });
});
