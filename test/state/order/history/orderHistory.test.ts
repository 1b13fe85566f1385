import { describe, expect, it } from "vitest";
import { instant } from "../../../../src/domain/time/instant.ts";
import {
  openHistoryAtom,
  orderHistoryAtom,
  readOrdersAtom,
} from "../../../../src/state/order/history/orderHistory.atoms.ts";
import { buildPastOrder } from "../../../support/buildHistory.ts";
import { serveMembers } from "../../../support/buildServices.ts";
import { buildMember } from "../../../support/buildSession.ts";
import { shop } from "../../cart/cartFixture.ts";

async function withOrders(count: number) {
  const state = await shop();
  const signIn = serveMembers(state, buildMember());
  const at = (index: number) => buildPastOrder(`u-${index}`, { orderedAt: instant(index) });
  state.orderHistory.put(...Array.from({ length: count }, (_, index) => at(index)));
  return { ...state, ...signIn };
}

describe("the order history", () => {
  it("R69: ends at 100 orders, and always requests one more than it shows", async () => {
    const { store, orderHistory } = await withOrders(120);
    await store.set(openHistoryAtom, 3);
    while (!store.get(orderHistoryAtom).isWhole) await store.set(readOrdersAtom, 3);
    expect(store.get(orderHistoryAtom).orders).toHaveLength(100);
    expect(new Set(orderHistory.reads.slice(0, -1))).toEqual(new Set([4]));
    await store.set(readOrdersAtom, 3);
    expect(orderHistory.reads).toHaveLength(34);
  });

  it("is empty once its member has logged out, even if an answer arrives later", async () => {
    const { store, signOut, signIn } = await withOrders(2);
    const reading = store.set(openHistoryAtom, 3);
    signOut();
    await reading;
    expect(store.get(orderHistoryAtom)).toMatchObject({ orders: [], isWhole: false });
    signIn(buildMember({ uid: "sam" }));
    await store.set(openHistoryAtom, 3);
    expect(store.get(orderHistoryAtom)).toMatchObject({ orders: [], isWhole: true });
  });

  it("is read once if it is requested twice at the same time", async () => {
    const { store } = await withOrders(9);
    await store.set(openHistoryAtom, 3);
    await Promise.all([store.set(readOrdersAtom, 3), store.set(readOrdersAtom, 3)]);
    const udids = store.get(orderHistoryAtom).orders.map(({ udid }) => udid);
    expect(udids).toHaveLength(new Set(udids).size);
  });
});
