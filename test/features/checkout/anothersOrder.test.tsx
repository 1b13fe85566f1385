// @vitest-environment happy-dom

import { act } from "react";
import { expect, it } from "vitest";
import { instant } from "../../../src/domain/time/instant.ts";
import { followSessionAtom } from "../../../src/state/customer/customer.atoms.ts";
import { servicesAtom } from "../../../src/state/services.atoms.ts";
import { storedOrders } from "../../../src/wire/storage/orderTable.ts";
import { buildAttempt } from "../../domain/checkout/buildAttempt.ts";
import { serve } from "../../support/buildServices.ts";
import { buildMember, buildSignIn } from "../../support/buildSession.ts";
import { cart, keptAttempt, liveOrder, openCheckout, shopState, total } from "./checkoutFixture.tsx";

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
  state.device.keep(storedOrders.checkoutData, attempt);
  const signIn = buildSignIn(state.device);
  const readable = state.orders;
  const findOrder: typeof readable.findOrder = async (...asked) =>
    signIn.open().orderAs().id === mei.uid ? readable.findOrder(...asked) : { kind: "failed" };
  const orders = { ...readable, findOrder };
  serve(state.store, { session: signIn.open(), orders });
  state.store.set(followSessionAtom);
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
    expect([keptAttempt(shop)?.reference.udid, shop.ordering.posted]).toEqual(["u-1", []]);
  },
);

it("R33: the member who placed an order gets its outcome after logging in again", async () => {
  const shop = await openAfterLogOut();
  shop.orders.put(liveOrder("u-1"));
  act(() => shop.signIn.signIn(mei));
  await shop.settle();
  expect(shop.root.textContent).not.toContain(waiting);
  await shop.press("Check again");
  expect([shop.history.current(), keptAttempt(shop)]).toEqual([expect.stringContaining("/completeorder/u-1/"), null]);
});
