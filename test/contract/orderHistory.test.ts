import { describe, expect, it, onTestFinished, vi } from "vitest";
import { systemClock } from "../../src/services/adapters/clock/systemClock.ts";
import { createFirestoreHistory } from "../../src/services/adapters/firebase/firestoreHistory.ts";
import type { OrderHistory } from "../../src/services/ports/orderHistory.ts";
import { parsePastOrder } from "../../src/wire/documents/pastOrders.ts";
import { pathsOf } from "../../src/wire/documents/paths.ts";
import type { JsonFields } from "../../widget-demo/backend/documents/types.ts";
import { knownKey } from "../backend/signin/signinFixture.ts";
import { buildHistory } from "../support/buildHistory.ts";
import { asked, describeOrderHistory, orderDocument } from "./orderHistoryContract.ts";
import { startFirestore } from "./startFirestore.ts";

async function opened(hqId: number | null = null, uid: string | null = "mei") {
  const { state, tokenOf } = knownKey();
  const token = uid === null ? null : tokenOf(uid);
  const firestore = await startFirestore(state());
  const { demo, deployment, log } = firestore;
  const paths = pathsOf(hqId);
  const history = createFirestoreHistory({ clock: systemClock, deployment, paths, token: async () => token, log });
  const put = (order: JsonFields) => {
    const { StoreID, UDID, OnlineOrderUserIdentifier: owner } = order;
    const place = hqId === null ? `Companies/${StoreID}` : `Brands/${hqId}/Users/${owner}`;
    demo.documents.set(`${place}/TrackingOrders/${UDID}`, order);
  };
  return { ...firestore, history, put, open: () => history };
}

function inMemory(isBranded: boolean) {
  const history = buildHistory(isBranded);
  return {
    open: () => history,
    put(fields: JsonFields) {
      const order = parsePastOrder({ id: String(fields["UDID"]), fields }, asked, { base: "", note: () => {} });
      if (order) history.put(order);
    },
  };
}

for (const isBranded of [false, true]) {
  const stores = isBranded ? "of a brand" : "of a store";
  describeOrderHistory(`in memory, ${stores}`, isBranded, async () => inMemory(isBranded));
  describeOrderHistory(`over HTTP, ${stores}`, isBranded, () => opened(isBranded ? 7 : null));
}

const firstPage = (history: OrderHistory) => history.readPage(asked, { after: null, count: 3 });

describe("a member's orders over HTTP", () => {
  it("aren't asked for while nobody is logged in", async () => {
    const { history, put, logged } = await opened(null, null);
    put(orderDocument("u-1"));
    expect(await firstPage(history)).toEqual({ kind: "failed" });
    expect(logged).toEqual([]);
  });

  it("R63: can't be read with somebody else's token", async () => {
    const { history, put, logged } = await opened(null, "sam");
    put(orderDocument("u-1"));
    expect(await firstPage(history)).toEqual({ kind: "failed" });
    expect(await history.readUnderWay(asked)).toEqual({ kind: "failed" });
    expect(await history.hasOrdered(asked)).toBeNull();
    expect(logged[0]).toBe("Warning: The orders could not be read: HTTP 403");
    expect(logged.join()).not.toContain("mei");
  });

  it.each([
    ["failing", { status: 500 }],
    ["cut off", { drop: true }],
    ["a page", { status: 200, body: "<!doctype html>" }],
    ["no list", { status: 200, body: "{}" }],
  ])("can be requested again after a response that is %s", async (_what, answer) => {
    const { base, heal, history, put, strike } = await opened();
    put(orderDocument("u-1"));
    await strike(`POST ${base}/Companies/120:runQuery`, answer);
    expect(await firstPage(history)).toEqual({ kind: "failed" });
    await heal();
    expect(await firstPage(history)).toMatchObject({ kind: "found", orders: [{ udid: "u-1" }] });
  });

  it.each([
    ["a timestamp", (second: number) => ({ $time: `2026-11-20T01:00:0${second}Z` })],
    ["text", (second: number) => `2026-11-20T01:00:0${second}Z`],
  ])("continue where the page ended if their time is %s", async (_what, timeOf) => {
    const { history, put } = await opened();
    for (const at of [1, 2, 3, 4]) put(orderDocument(`u-${at}`, { CreatedOn: timeOf(at) }));
    const first = await firstPage(history);
    const after = first.kind === "found" ? first.next : null;
    expect(await history.readPage(asked, { after, count: 3 })).toMatchObject({ orders: [{ udid: "u-1" }], next: null });
  });

  it("read one more document than the page has, however many orders there are", async () => {
    const { history, put } = await opened();
    for (let at = 0; at < 500; at++) put(orderDocument(`u-${at}`, { CreatedOn: 1_795_304_400 + at }));
    const reads: number[] = [];
    const real = globalThis.fetch;
    const counting = vi.spyOn(globalThis, "fetch").mockImplementation(async (...given) => {
      const response = await real(...given);
      const text = await response.clone().text();
      reads.push(text.split('"document"').length - 1);
      expect(text.length).toBeLessThan(5_000);
      return response;
    });
    onTestFinished(() => counting.mockRestore());
    const first = await firstPage(history);
    await history.readPage(asked, { after: first.kind === "found" ? first.next : null, count: 3 });
    await history.hasOrdered(asked);
    expect(reads).toEqual([4, 4, 1]);
  });
});
