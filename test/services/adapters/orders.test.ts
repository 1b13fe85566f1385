import { setImmediate as nextTask } from "node:timers/promises";
import { describe, expect, it, vi } from "vitest";
import type { OrderBody } from "../../../src/domain/order/orderBody.ts";
import type { OrderReference } from "../../../src/domain/order/orderReference.ts";
import { instant } from "../../../src/domain/time/instant.ts";
import type { DocumentListener, WatchDocument } from "../../../src/services/adapters/firebase/firestoreLive.ts";
import { createFirestoreOrders, type OrdersInput } from "../../../src/services/adapters/ordering/orders.ts";
import { pathsOf } from "../../../src/wire/documents/paths.ts";
import { deploymentOf } from "../../../src/wire/host/deploymentOf.ts";
import { buildConnection } from "../../support/buildConnection.ts";
import { buildDevice } from "../../support/buildDevice.ts";
import { lineOf } from "../../support/logLine.ts";

const zone = "Australia/Melbourne";
const reference: OrderReference = { udid: "u-1", storeId: 120, customerId: "g-1" };

const firebase = { projectId: "p", apiKey: "k" };
const deployment = deploymentOf({ apiUrl: "https://api.example", firebase }, "https://api.example");

type Answer = { readonly status: number; readonly number?: string } | "cut";

function responseOf({ status, number }: Exclude<Answer, "cut">): Response {
  const fields = { OrderNumber: { stringValue: number }, OnlineOrderStatus: { integerValue: "2" } };
  return Response.json(number === undefined ? {} : { name: "a/TrackingOrders/u-1", fields }, { status });
}

/** The adapter over a fake backend, with a clock and a connection that the test controls. */
function openOrders({
  isLiveBroken = false,
  hqId = null as number | null,
  token = null as string | null,
  isExpected = false,
} = {}) {
  const asked: string[] = [];
  const proofs: (string | null)[] = [];
  const logged: string[] = [];
  const heard: string[] = [];
  const answers: Answer[] = [];
  const live: { path: string; listener: DocumentListener; isStopped: boolean }[] = [];
  const ticks = new Set<() => void>();
  const { connection, hear: hearNews, hide, listeners: connections } = buildConnection();
  let held: Promise<void> | null = null;
  vi.stubGlobal("fetch", async ({ url, headers }: Request) => {
    asked.push(url);
    proofs.push(headers.get("Authorization"));
    const answer = answers.shift() ?? { status: 404 };
    await held;
    if (answer === "cut") throw new TypeError("offline");
    return responseOf(answer);
  });
  const watch: WatchDocument = (_deployment, path, listener) => {
    const one = { path, listener, isStopped: false };
    live.push(one);
    return () => {
      one.isStopped = true;
    };
  };
  const input: OrdersInput = {
    clock: {
      now: () => instant(0),
      every: (milliseconds, task) => {
        expect(milliseconds).toBe(20_000);
        ticks.add(task);
        return () => ticks.delete(task);
      },
      after: () => () => {},
    },
    connection,
    deployment,
    device: buildDevice(),
    paths: pathsOf(hqId),
    token: async () => token,
    loadLive: () => (isLiveBroken ? Promise.reject(new Error("no chunk")) : Promise.resolve({ watchDocument: watch })),
    log: (...entry) => logged.push(lineOf(entry)),
  };
  const orders = createFirestoreOrders(input);
  return {
    orders,
    asked,
    proofs,
    logged,
    heard,
    live,
    ticks,
    connections,
    hearNews,
    hide,
    answer: (...next: Answer[]) => void answers.push(...next),
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return () => {
        held = null;
        resolve();
      };
    },
    watch: (of = reference) =>
      orders.watchOrder(of, zone, {
        heard: (order) => heard.push(order ? order.number : "none"),
        lost: () => heard.push("lost"),
        isExpected: () => isExpected,
      }),
    tick: () => {
      for (const task of ticks) task();
    },
  };
}

function liveDocument(number: string) {
  return { id: "u-1", fields: { OrderNumber: number, OnlineOrderStatus: 2 } };
}

it("reads an order as it was sent without asking anybody", async () => {
  const { orders, asked } = openOrders();
  const body = { TrackingOrder: { OrderNumber: "1042", RoomNumber: "1204", OrderType: 10 } } as unknown as OrderBody;
  const order = await orders.readSent({ reference, body }, zone);
  expect(order).toMatchObject({ udid: "u-1", number: "1042", type: "room", destination: "1204" });
  expect(asked).toEqual([]);
});

describe("looking an order up", () => {
  it.each([
    ["its document", { status: 200, number: "7" }, { kind: "found", order: { udid: "u-1", number: "7" } }],
    ["none", { status: 404 }, { kind: "missing" }],
    ["a refusal, which doesn't mean that the order is missing", { status: 403 }, { kind: "failed" }],
    ["a lost connection", "cut", { kind: "failed" }],
  ] as const)("finds %s", async (_what, answer, expected) => {
    const backend = openOrders();
    backend.answer(answer);
    expect(await backend.orders.findOrder(reference, zone)).toMatchObject(expected);
  });

  it("logs why the lookup failed", async () => {
    const backend = openOrders();
    backend.answer({ status: 500 }, "cut", { status: 200 });
    for (let times = 0; times < 3; times += 1) await backend.orders.findOrder(reference, zone);
    expect(backend.logged).toEqual([
      "Warning: The order could not be read: HTTP 500",
      "Warning: The order could not be read: offline",
      "Warning: The order could not be read: the answer is no document",
    ]);
  });

  it.each([
    ["a guest's without proof", null, null],
    ["a member's with their token", "mei-1", "Bearer mei-1"],
  ])("R63: reads %s", async (_whose, token, sent) => {
    const backend = openOrders({ token });
    await backend.orders.findOrder(reference, zone);
    expect(backend.proofs).toEqual([sent]);
    expect(backend.asked.join()).not.toContain("mei-1");
  });

  it.each(["", "..", "a/b", "__x__"])("doesn't request an id that no document can have: %j", async (udid) => {
    const backend = openOrders();
    expect(await backend.orders.findOrder({ ...reference, udid }, zone)).toEqual({ kind: "missing" });
    backend.watch({ ...reference, udid })();
    expect([backend.asked, backend.heard]).toEqual([[], ["none"]]);
  });
});

describe("following an order", () => {
  /** An order that was read once, as number 1. These answers come next. */
  async function followed(...next: readonly Answer[]) {
    const backend = openOrders();
    backend.answer({ status: 200, number: "1" }, ...next);
    backend.watch();
    await expect.poll(() => backend.heard).toEqual(["1"]);
    return backend;
  }

  /** The live client has an answer before the request, which ends when the returned function is called. */
  async function overtaken(answer: Answer, number: string) {
    const backend = openOrders();
    const release = backend.hold();
    backend.answer(answer);
    backend.watch();
    await expect.poll(() => backend.live.length).toBe(1);
    backend.live[0]?.listener.heard(liveDocument(number));
    return { ...backend, release };
  }

  it("asks immediately, and gets the rest from the live client", async () => {
    const backend = await followed();
    expect(backend.live.map(({ path }) => path)).toEqual(["Companies/120/TrackingOrders/u-1"]);
    backend.live[0]?.listener.heard(liveDocument("2"));
    backend.live[0]?.listener.heard(null);
    expect(backend.heard).toEqual(["1", "2", "none"]);
    expect(backend.asked.length).toBe(1);
  });

  it("drops an answer that arrives after newer data", async () => {
    const backend = await overtaken({ status: 200, number: "old" }, "new");
    backend.release();
    await backend.orders.findOrder(reference, zone);
    expect(backend.heard).toEqual(["new"]);
  });

  it("asks every 20 seconds until the live client is connected, and reports if nothing answers", async () => {
    const backend = await followed("cut", { status: 200, number: "2" });
    backend.tick();
    await expect.poll(() => backend.heard).toEqual(["1", "lost"]);
    backend.tick();
    await expect.poll(() => backend.heard).toEqual(["1", "lost", "2"]);
  });

  it("asks every two minutes while the live client is connected, counted from the last news", async () => {
    const backend = await followed({ status: 200, number: "3" }, { status: 200, number: "4" });
    backend.live[0]?.listener.heard(liveDocument("1"));
    const tick = async (times: number) => {
      for (let each = 0; each < times; each += 1) backend.tick();
      await nextTask();
      return backend.asked.length;
    };
    expect(await tick(5)).toBe(1);
    backend.live[0]?.listener.heard(liveDocument("2"));
    expect(await tick(5)).toBe(1);
    expect(await tick(1)).toBe(2);
    await expect.poll(() => backend.heard.at(-1)).toBe("3");
    // Even if its answer takes long.
    const release = backend.hold();
    expect(await tick(5)).toBe(2);
    expect(await tick(6)).toBe(3);
    release();
    await expect.poll(() => backend.heard.at(-1)).toBe("4");
  });

  it.each<[string, (listener: DocumentListener) => void]>([
    ["has lost its connection", (listener) => listener.lost()],
    ["has ended", (listener) => listener.ended({ isDenied: false, message: "over" })],
  ])("asks every 20 seconds again once the live client %s", async (_what, stop) => {
    const backend = await followed({ status: 200, number: "2" }, { status: 200, number: "3" });
    const listener = backend.live[0]?.listener;
    listener?.heard(liveDocument("1"));
    if (listener) stop(listener);
    backend.tick();
    await expect.poll(() => backend.heard.at(-1)).toBe("2");
    backend.tick();
    await expect.poll(() => backend.heard.at(-1)).toBe("3");
    listener?.heard(liveDocument("4"));
    backend.tick();
    await nextTask();
    expect(backend.asked).toHaveLength(3);
  });

  it("asks every 20 seconds after a request that failed, until one is answered", async () => {
    const backend = await followed("cut", { status: 200, number: "2" });
    backend.live[0]?.listener.heard(liveDocument("1"));
    for (let each = 0; each < 6; each += 1) backend.tick();
    await expect.poll(() => backend.heard.at(-1)).toBe("lost");
    backend.tick();
    await expect.poll(() => backend.heard.at(-1)).toBe("2");
    backend.tick();
    await nextTask();
    expect(backend.asked).toHaveLength(3);
  });

  it("doesn't ask while nobody sees the page, and asks once it is seen", async () => {
    const backend = await followed({ status: 200, number: "2" });
    backend.hide();
    const before = backend.asked.length;
    backend.tick();
    expect(backend.asked).toHaveLength(before);
    backend.hearNews("seen");
    await expect.poll(() => backend.heard).toEqual(["1", "2"]);
  });

  it("reports when the live client loses its connection", async () => {
    const backend = await followed();
    backend.live[0]?.listener.lost();
    backend.live[0]?.listener.heard(liveDocument("2"));
    expect(backend.heard).toEqual(["1", "lost", "2"]);
  });

  it("asks every 20 seconds if the live client can't be loaded", async () => {
    const backend = openOrders({ isLiveBroken: true });
    backend.answer({ status: 404 }, { status: 200, number: "1" });
    backend.watch();
    await expect.poll(() => backend.logged).toEqual(["Warning: Listening to the order: Error: no chunk"]);
    await expect.poll(() => backend.heard.at(-1)).toBe("none");
    backend.tick();
    await expect.poll(() => backend.heard.at(-1)).toBe("1");
  });

  it.each([
    [true, ["1", "none"], []],
    [false, ["1"], ["Warning: Listening to the order: over"]],
  ])("after the live client ended (denied: %s), has reported %j", async (isDenied, heard, logged) => {
    const backend = await followed({ status: 200, number: "2" });
    backend.live[0]?.listener.ended({ isDenied, message: "over" });
    expect([backend.heard, backend.logged]).toEqual([heard, logged]);
    backend.tick();
    await expect.poll(() => backend.heard.at(-1)).toBe("2");
  });

  it("reports when the device is offline, and asks again when it is back", async () => {
    const backend = await followed({ status: 200, number: "2" });
    backend.live[0]?.listener.heard(liveDocument("1"));
    backend.hearNews("gone");
    expect(backend.heard.at(-1)).toBe("lost");
    backend.hearNews("back");
    await expect.poll(() => backend.heard.at(-1)).toBe("2");
  });

  it("ignores a failed request if the live client has already answered", async () => {
    const backend = await overtaken("cut", "1");
    backend.release();
    await expect.poll(() => backend.logged.length).toBe(1);
    expect(backend.heard).toEqual(["1"]);
  });

  it("reports nothing more after it is stopped, and cleans up", async () => {
    const backend = openOrders();
    const release = backend.hold();
    backend.answer({ status: 200, number: "late" });
    const stop = backend.watch();
    await expect.poll(() => backend.live.length).toBe(1);
    stop();
    release();
    await backend.orders.findOrder(reference, zone);
    expect(backend.heard).toEqual([]);
    expect([backend.live[0]?.isStopped, backend.ticks.size, backend.connections.size]).toEqual([true, 0, 0]);
  });

  it("never starts if it is stopped before the live client has loaded", async () => {
    const backend = openOrders();
    backend.watch()();
    await backend.orders.findOrder(reference, zone);
    expect(backend.live).toEqual([]);
  });
});

describe("R91: an order that the ordering API says is placed", () => {
  const missing = "isn't there. Write it before you answer";
  const denied =
    "may not be read. It needs the posted GuestIdentifier or OnlineOrderUserIdentifier, and a CreatedOn that is a number or a timestamp";

  it.each([
    ["isn't there", null, 404, `Companies/120/TrackingOrders/… ${missing}`],
    ["isn't there, in a branded deployment", 7, 404, `Brands/7/Users/…/TrackingOrders/… ${missing}`],
    ["is hidden by the rules", null, 403, `Companies/120/TrackingOrders/… ${denied}`],
  ])("is told once, without an id, if its document %s", async (_why, hqId, status, what) => {
    const backend = openOrders({ hqId, isExpected: true });
    backend.answer({ status }, { status });
    backend.watch();
    await expect.poll(() => backend.heard).toEqual(["none"]);
    backend.tick();
    await expect.poll(() => backend.heard).toEqual(["none", "none"]);
    expect(backend.logged).toEqual([`Error: The ordering API says that the order is placed, but ${what}`]);
  });

  it.each([
    ["nothing is told of one that can be read", true, { status: 200, number: "1" }],
    ["nothing is told of any other order", false, { status: 404 }],
  ])("%s", async (_what, isExpected, answer) => {
    const backend = openOrders({ isExpected });
    backend.answer(answer);
    backend.watch();
    await expect.poll(() => backend.heard).toHaveLength(1);
    expect(backend.logged).toEqual([]);
  });
});
