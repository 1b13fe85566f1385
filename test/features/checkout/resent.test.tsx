// @vitest-environment happy-dom
import { act } from "react";
import { describe, expect, it } from "vitest";
import type { CartLine } from "../../../src/domain/cart/cart.ts";
import { priceLine } from "../../../src/domain/cart/priceLine.ts";
import { cents } from "../../../src/domain/money/cents.ts";
import { instant } from "../../../src/domain/time/instant.ts";
import { saveCartAtom, saveCartsAtom } from "../../../src/state/cart/cart.atoms.ts";
import { foodPlacing } from "../../../src/state/checkout/goods/foodGoods.ts";
import { servicesAtom } from "../../../src/state/services.atoms.ts";
import { formatMoney } from "../../../src/views/money/formatMoney.ts";
import { storedOrders } from "../../../src/wire/storage/orderTable.ts";
import { buildLine, cartWith } from "../../domain/cart/cartLines.ts";
import { buildAttempt } from "../../domain/checkout/buildAttempt.ts";
import { serve, serveMembers } from "../../support/buildServices.ts";
import { buildMember } from "../../support/buildSession.ts";
import {
  cart,
  filled,
  openCheckout,
  type Shop,
  shopState,
  storedAttempt,
  total,
  unanswered,
} from "./checkoutFixture.tsx";

const cake = buildLine({ id: "cake", productId: "cake", name: "Cake", price: cents(555) });
const asSent = "This is your order as it was sent.";
const money = formatMoney(total);
const bothTotal = formatMoney(cents(total + priceLine(cake).total));

const putIn = (shop: Pick<Shop, "store">, ...lines: readonly CartLine[]) =>
  act(() => shop.store.set(saveCartAtom, { cart: cartWith(...lines), event: { kind: "changed" } }));

describe("R33: an order that is sent again", () => {
  it("lists what was ordered and its total, and says that it is as it was sent once the cart differs", async () => {
    const shop = await unanswered();
    expect(shop.button("Send it again").textContent).toBe(`Send it again${money}`);
    expect(shop.root.textContent).not.toContain(asSent);
    const order = shop.find('section[aria-label="Your order"]');
    const dishes = Array.from(order.querySelectorAll("li"), (each) => each.textContent);
    expect(dishes).toEqual([expect.stringContaining(cart.lines[0]?.name ?? "")]);
    expect(order.querySelector(".money-rows__row--total")?.textContent).toBe(`Total${money}`);
    for (const lines of [[], [...cart.lines, cake]]) {
      putIn(shop, ...lines);
      expect(shop.find(".open-order").textContent).toContain(asSent);
      expect(shop.button("Send it again").textContent).toContain(money);
      expect(Array.from(order.querySelectorAll("li"), (each) => each.textContent)).toEqual(dishes);
      expect(order.textContent).toContain(money);
    }
    await shop.press("Send it again");
    expect(shop.button("Pay now").textContent).toContain(`Pay now${money}`);
    // It promises nothing, and keeps its height.
    expect(shop.find('.button__below > [class="button__kept"]').textContent).toBe("ready about 12:12 pm");
    expect(shop.find(".checkout__pay").textContent).toContain(asSent);
    await shop.answer({ kind: "refused", message: "Your card was declined.", isCoded: true });
    expect(shop.button("Pay now").textContent).toBe(`Pay now${bothTotal}ready about 12:12 pm`);
    expect(shop.root.textContent).not.toContain(asSent);
  });

  it("is compared with the cart of its own store", async () => {
    const state = shopState();
    const kept = storedAttempt(await unanswered());
    if (!kept) throw new Error("No order is on its way.");
    state.device.save(storedOrders.checkoutData, { ...kept, reference: { ...kept.reference, storeId: 121 } });
    const shop = await openCheckout(state);
    expect(shop.root.textContent).toContain(asSent);
    act(() => shop.store.set(saveCartsAtom, { 121: cart.lines }));
    expect(shop.root.textContent).not.toContain(asSent);
  });
});

const waiting = "It was placed by a member who is not logged in now.";
const mei = buildMember();
const ari = buildMember({ uid: "ari", email: "ari@example.com" });

/** Mei's order was sent, and she logged out before the answer came. Only she may read it. */
async function openAfterLogOut(isPaidOnPage = false) {
  const state = shopState({ view: { alipay: true } });
  const attempt = {
    ...buildAttempt("u-1", {
      ordered: cart.lines,
      total,
      postedAt: instant(state.store.get(servicesAtom).clock.now() - 60_000),
      ...(isPaidOnPage && { settlement: { kind: "redirect", method: "alipay", hasReturned: false } }),
    }),
    reference: { udid: "u-1", storeId: 120, customerId: mei.uid },
  };
  state.device.save(storedOrders.checkoutData, attempt);
  const signIn = serveMembers(state, null);
  const readable = state.orders;
  const findOrder: typeof readable.findOrder = async (...asked) =>
    signIn.open().orderAs().id === mei.uid ? readable.findOrder(...asked) : { kind: "failed" };
  const orders = { ...readable, findOrder };
  serve(state.store, { orders });
  return { ...(await openCheckout(state)), signIn };
}

it.each([false, true])(
  "R61, R33: an order is kept after its member logs out, hidden from everyone else (paid on a page: %s)",
  async (isPaidOnPage) => {
    const shop = await openAfterLogOut(isPaidOnPage);
    for (const who of [null, ari]) {
      act(() => (who ? shop.signIn.signIn(who) : shop.signIn.signOut()));
      await shop.settle();
      expect(shop.root.textContent).toContain(waiting);
      expect(shop.root.textContent).not.toContain(cart.lines[0]?.name);
      expect([shop.root.querySelector("form"), shop.buttons()]).toEqual([null, ["Check again"]]);
    }
    expect([storedAttempt(shop)?.reference.udid, shop.ordering.posted]).toEqual(["u-1", []]);
  },
);

it("R33: a diner who leaves the page while only it keeps their order is warned, whatever the payment", async () => {
  const state = shopState();
  state.device.save(storedOrders.checkoutData, buildAttempt("u-1", { settlement: { kind: "none" } }));
  const { store } = await openCheckout(state);
  const isWarned = () => !dispatchEvent(new Event("beforeunload", { cancelable: true }));
  expect(isWarned()).toBe(false);
  act(() => store.set(foodPlacing.isPageAloneAtom, true));
  expect(isWarned()).toBe(true);
});

const textOf = ({ root }: Shop) => root.textContent ?? "";

describe("R33: a cart that another element changed", () => {
  it("is shown as it is now, and nothing is sent", async () => {
    const state = shopState();
    const shop = await filled(state);
    const [line] = cart.lines;
    if (!line) throw new Error("The cart is empty.");
    state.memory.save("cart", { 120: [line, buildLine({ id: "later", name: "Cake", productId: "cake" })] });
    await shop.press("Pay now");
    expect(shop.ordering.posted).toEqual([]);
    expect(textOf(shop)).toContain("Nothing was sent. Your cart was changed in another tab");
    expect(textOf(shop)).toContain("Cake");
    expect(storedAttempt(shop)).toBeNull();
    await shop.press("Pay now");
    expect(shop.ordering.posted).toHaveLength(1);
  });
});
