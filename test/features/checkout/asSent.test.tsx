// @vitest-environment happy-dom
import { act } from "react";
import { describe, expect, it } from "vitest";
import type { CartLine } from "../../../src/domain/cart/cart.ts";
import { priceLine } from "../../../src/domain/cart/priceLine.ts";
import { cents } from "../../../src/domain/money/cents.ts";
import { cartAtom, keepCartsAtom, putCartAtom } from "../../../src/state/cart/cart.atoms.ts";
import { formatMoney } from "../../../src/views/money/formatMoney.ts";
import { storedOrders } from "../../../src/wire/storage/orderTable.ts";

import { buildLine, cartWith, writtenCart } from "../../domain/cart/cartLines.ts";
import {
  cart,
  goodCard,
  keptAttempt,
  liveOrder,
  noor,
  openCheckout,
  type Shop,
  shopState,
  total,
} from "./checkoutFixture.tsx";

const cake = buildLine({ id: "cake", productId: "cake", name: "Cake", price: cents(555) });
const asSent = "This is your order as it was sent.";
const money = formatMoney(total);
const bothTotal = formatMoney(cents(total + priceLine(cake).total));

const putIn = (shop: Pick<Shop, "store">, ...lines: readonly CartLine[]) =>
  act(() => shop.store.set(putCartAtom, { cart: cartWith(...lines), happening: { kind: "changed" } }));

/** An order paid by card whose answer was lost. */
async function lost(): Promise<Shop> {
  const shop = await openCheckout(shopState());
  shop.fill({ ...noor, ...goodCard });
  await shop.press("Pay now");
  await shop.answer({ kind: "no-answer" });
  return shop;
}

/** The same after a reload, with these lines in the cart. */
async function reloaded(...lines: readonly CartLine[]): Promise<Shop> {
  const before = await lost();
  before.unmount();
  const state = shopState();
  const kept = keptAttempt(before);
  if (!kept) throw new Error("No order is on its way.");
  state.device.keep(storedOrders.checkoutData, kept);
  state.store.set(putCartAtom, { cart: cartWith(...lines), happening: { kind: "changed" } });
  return openCheckout(state);
}

describe("R33: an order that is sent again", () => {
  it("shows its total, and no note while the cart is unchanged", async () => {
    const shop = await lost();
    expect(shop.button("Send it again").textContent).toBe(`Send it again${money}`);
    expect(shop.root.textContent).not.toContain(asSent);
  });

  it("lists what was ordered, whatever the cart contains now", async () => {
    const shop = await lost();
    const order = shop.find('section[aria-label="Your order"]');
    const dishes = Array.from(order.querySelectorAll("li"), (each) => each.textContent);
    expect(dishes).toEqual([expect.stringContaining(cart.lines[0]?.name ?? "")]);
    expect(order.querySelector(".money-rows__row--total")?.textContent).toBe(`Total${money}`);
    putIn(shop, ...cart.lines, cake);
    expect(Array.from(order.querySelectorAll("li"), (each) => each.textContent)).toEqual(dishes);
    expect(order.textContent).toContain(money);
  });

  it("shows its total when the card is asked for again", async () => {
    const shop = await reloaded(...cart.lines);
    expect(shop.button("Pay now").textContent).toBe(`Pay now${money}`);
    expect(shop.root.textContent).not.toContain(asSent);
  });

  it.each([
    ["holds more", [...cart.lines, cake]],
    ["holds less", []],
  ])("says that it is the order as it was sent if the cart %s", async (_what, lines) => {
    const shop = await lost();
    putIn(shop, ...lines);
    expect(shop.find(".open-order").textContent).toContain(asSent);
    expect(shop.button("Send it again").textContent).toContain(money);
    const again = await reloaded(...lines);
    expect(again.find(".open-order").textContent).toContain(asSent);
    expect(again.button("Pay now").textContent).toContain(money);
  });

  it("shows its own total while it is sent again, not the cart's", async () => {
    const shop = await lost();
    putIn(shop, ...cart.lines, cake);
    await shop.press("Send it again");
    expect(shop.button("Pay now").textContent).toBe(`Pay now${money}`);
    expect(shop.find(".checkout__pay").textContent).toContain(asSent);
    await shop.answer({ kind: "refused", message: "Your card was declined." });
    expect(shop.button("Pay now").textContent).toBe(`Pay now${bothTotal}`);
    expect(shop.root.textContent).not.toContain(asSent);
  });

  it("is compared with the cart of its own store", async () => {
    const state = shopState();
    const kept = keptAttempt(await lost());
    if (!kept) throw new Error("No order is on its way.");
    state.device.keep(storedOrders.checkoutData, { ...kept, reference: { ...kept.reference, storeId: 121 } });
    const shop = await openCheckout(state);
    expect(shop.root.textContent).toContain(asSent);
    act(() => shop.store.set(keepCartsAtom, { 121: cart.lines }));
    expect(shop.root.textContent).not.toContain(asSent);
  });
});

describe("R33: lines added to the cart after the order stay there", () => {
  it("if the same order is sent again and accepted", async () => {
    const shop = await lost();
    putIn(shop, ...cart.lines, cake);
    await shop.press("Send it again");
    await shop.answer({ kind: "taken", customerId: null });
    const [first, second] = shop.ordering.posted;
    expect(second).toEqual(first);
    expect(writtenCart(shop.store.get(cartAtom))).toBe("cake cake×1");
  });

  it("if the store already had the order", async () => {
    const shop = await lost();
    putIn(shop, ...cart.lines.map((line) => ({ ...line, quantity: line.quantity + 1 })));
    shop.orders.put(liveOrder(shop.ordering.posted[0]?.udid ?? ""));
    await shop.press("Check again");
    expect(writtenCart(shop.store.get(cartAtom))).toBe("line-1 patty×1");
  });

  it("if the card is entered again after a reload", async () => {
    const shop = await reloaded(...cart.lines, cake);
    shop.fill({ "Card holder": "Noor Abbot", ...goodCard });
    await shop.press("Pay now");
    await shop.answer({ kind: "taken", customerId: null });
    expect(writtenCart(shop.store.get(cartAtom))).toBe("cake cake×1");
  });
});
