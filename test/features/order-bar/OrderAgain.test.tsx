// @vitest-environment happy-dom
import { act } from "react";
import { describe, expect, it } from "vitest";
import { emptyCart } from "../../../src/domain/cart/cart.ts";
import { OrderAgain } from "../../../src/features/order-bar/OrderAgain.tsx";
import { addToCartAtom } from "../../../src/state/cart/cart.actions.ts";
import { saveCartAtom } from "../../../src/state/cart/cart.atoms.ts";
import { refreshNowAtom } from "../../../src/state/clock/clock.atoms.ts";
import { widthAtom } from "../../../src/state/host/host.atoms.ts";
import { routeAtom } from "../../../src/state/navigation/navigation.atoms.ts";
import { forgetRecentOrderAtom, saveRecentOrderAtom } from "../../../src/state/order/recentOrders.atoms.ts";
import { openStoreAtom } from "../../../src/state/store/store.actions.ts";
import { menusAtom } from "../../../src/state/store/store.atoms.ts";
import { renderIn } from "../../app/appFixture.tsx";
import { burger, lineInputFor, patty, pattys } from "../../state/cart/cartFixture.ts";
import { buildElementState, type ElementState, serveMembers, showStore } from "../../support/buildServices.ts";
import { buildMember } from "../../support/buildSession.ts";
import { named } from "../../ui/named.ts";
import { click, settle } from "../../ui/render.tsx";
import { evening, orders } from "../orders/ordersFixture.tsx";

interface Given {
  readonly settings?: Parameters<typeof buildElementState>[0];
  readonly given?: ReturnType<typeof orders>;
  readonly isGuest?: boolean;
  readonly widthPx?: number;
  readonly path?: string;
  readonly before?: (state: ElementState) => void;
}

const last = orders(1);

/** A member's menu, with their orders of this store. */
async function menu({ settings, given = last, isGuest = false, widthPx = 390, path = "/", before }: Given = {}) {
  const state = buildElementState({ store: { kind: "id", id: 120 }, ...settings });
  state.setTime(evening);
  state.store.set(refreshNowAtom);
  state.documents.put({ ...patty, view: { ...patty.view, login: true, pickup: true } }, [pattys]);
  await state.store.set(openStoreAtom);
  state.orderHistory.put(...given);
  state.store.set(widthAtom, widthPx);
  state.history.push(path);
  const signIn = serveMembers(state, isGuest ? null : buildMember());
  before?.(state);
  const screen = renderIn(state, <OrderAgain />);
  await settle();
  const change = (action: () => void) => act(async () => action());
  return { ...state, ...screen, ...signIn, change, isOffered: () => screen.root.textContent !== "" };
}

const fill = ({ store }: Pick<ElementState, "store">) => void store.set(addToCartAtom, lineInputFor(burger));
const placed = { udid: "u-9", storeId: 120, customerId: "mei" };

describe("R70: a member's last order, on the menu", () => {
  it("says which it was and how much it cost, and goes to its checkout in one press", async () => {
    const { root, find, history, store, orderHistory } = await menu();
    expect(find(".order-again__words").textContent).toBe("Today3 dishes");
    expect(orderHistory.reads).toHaveLength(1);
    click(named(root, "button", "Reorder your last order, Today · 3 dishes"));
    await settle();
    expect(store.get(routeAtom)).toMatchObject({ name: "checkout", order: "u-1" });
    expect(history.current()).toBe("/store/120/checkout/u-1");
  });

  it("has a photo of its first dish that has one, and none without", async () => {
    expect((await menu()).root.querySelector("img")).toBeNull();
    const products = new Map(pattys.products).set(burger.id, { ...burger, photo: "https://shop.example/burger.webp" });
    const before = ({ store }: ElementState) =>
      store.set(menusAtom, { kind: "ready", value: [{ ...pattys, products }] });
    expect((await menu({ before })).find("img").getAttribute("src")).toBe("https://shop.example/burger.webp");
  });

  it("is a bar below a phone's menu, and a plain line in a desktop's empty cart", async () => {
    const shown = await menu();
    expect(shown.root.querySelectorAll(".order-bar > .order-again")).toHaveLength(1);
    await shown.change(() => shown.store.set(widthAtom, 1_280));
    expect(shown.root.querySelector(".order-bar")).toBeNull();
    expect(shown.isOffered()).toBe(true);
  });

  it.each<[string, Given]>([
    ["to a guest", { isGuest: true }],
    ["to a member without orders", { given: [] }],
    ["with something in the cart", { before: fill }],
    ["elsewhere than on the menu", { path: "/about" }],
    ["at a table", { settings: { visit: { room: null, table: "4", coupon: null } } }],
    ["in a room", { settings: { visit: { room: "12", table: null, coupon: null } } }],
    ["at a store that takes no orders", { before: (state) => void showStore(state, { view: { pickup: false } }) }],
    [
      "before an order that is under way here is over",
      { before: ({ store }) => store.set(saveRecentOrderAtom, placed) },
    ],
  ])("isn't offered or read %s", async (_where, given) => {
    const { isOffered, orderHistory } = await menu(given);
    expect([isOffered(), orderHistory.reads.filter((count) => count > 0)]).toEqual([false, []]);
  });

  it("isn't offered if the menu has none of it any more", async () => {
    const before = ({ store }: ElementState) =>
      store.set(menusAtom, { kind: "ready", value: [{ ...pattys, products: new Map(), categories: [] }] });
    expect((await menu({ before })).isOffered()).toBe(false);
  });

  it("makes room for a cart, and comes back with an empty one, without being read again", async () => {
    const shown = await menu();
    await shown.change(() => fill(shown));
    expect(shown.isOffered()).toBe(false);
    await shown.change(() => shown.store.set(saveCartAtom, { cart: emptyCart, event: { kind: "changed" } }));
    expect(shown.isOffered()).toBe(true);
    expect(shown.orderHistory.reads).toHaveLength(1);
  });

  it("is the new order once that is over", async () => {
    const shown = await menu();
    await shown.change(() => shown.history.push("/store/120/checkout"));
    await shown.change(() => shown.store.set(saveRecentOrderAtom, placed));
    const one = last.flatMap(({ items }) => items.slice(-1));
    shown.orderHistory.put(...orders(1, { items: one, udid: "u-9", orderedAt: evening }));
    await shown.change(() => shown.history.push("/"));
    expect(shown.isOffered()).toBe(false);
    await shown.change(() => shown.history.push("/about"));
    await shown.change(() => shown.store.set(forgetRecentOrderAtom, "u-9"));
    await shown.change(() => shown.history.push("/"));
    expect(shown.find(".order-again__words").textContent).toBe("Today1 dish");
  });

  it("is gone once the member has logged out, and another member sees their own", async () => {
    const shown = await menu();
    await shown.change(() => shown.signOut());
    expect(shown.isOffered()).toBe(false);
    await shown.change(() => shown.signIn(buildMember({ uid: "noor" })));
    expect([shown.isOffered(), shown.orderHistory.reads]).toEqual([false, [1, 0]]);
  });

  it("tries again after a failure", async () => {
    const shown = await menu({ before: ({ orderHistory }) => orderHistory.break() });
    expect(shown.isOffered()).toBe(false);
    shown.orderHistory.heal();
    await shown.change(() => shown.history.push("/about"));
    await shown.change(() => shown.history.push("/"));
    expect(shown.isOffered()).toBe(true);
  });
});
