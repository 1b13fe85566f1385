// @vitest-environment happy-dom
import { createStore } from "jotai";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { instant } from "../../../src/domain/time/instant.ts";
import { createDeviceAttempts } from "../../../src/services/adapters/device/deviceAttempts.ts";
import { createDeviceGifts } from "../../../src/services/adapters/device/deviceGifts.ts";
import { createDevice, thisPage } from "../../../src/services/adapters/device/deviceMemory.ts";
import { createDeviceOrderMemory, createDeviceOrders } from "../../../src/services/adapters/device/deviceOrders.ts";
import type { OrderServices } from "../../../src/services/ports/services.ts";
import { foodGoods } from "../../../src/state/checkout/goods/foodGoods.ts";
import { claimsOf } from "../../../src/state/checkout/placing/claims.ts";
import { arrivedOrderServicesAtom } from "../../../src/state/services.atoms.ts";
import { storageRows } from "../../../src/wire/storage/table.ts";
import { buildLine } from "../../domain/cart/cartLines.ts";
import { buildAttempt } from "../../domain/checkout/buildAttempt.ts";
import { buildDevicePage } from "../../support/buildDevice.ts";
import { buildStorage } from "../../support/buildStorage.ts";

const now = instant(1_795_304_400_000);

/** One element of the shop on this device; on this page unless another is given. */
function openTab(page = thisPage) {
  const device = createDevice("hq-7", page);
  const { food: attempts } = createDeviceAttempts(device);
  const store = createStore();
  store.set(arrivedOrderServicesAtom, { orderMemory: createDeviceOrderMemory(device) } as OrderServices);
  const clock = { conservativeNow: () => now };
  return {
    stored: attempts.stored,
    listen: attempts.listen,
    ...claimsOf({ attempts, clock, cart: foodGoods.attemptCart(store.get) }),
  };
}

const [one, other] = [buildAttempt("u-1"), buildAttempt("u-2")];
const stamped = { ...one, postedAt: now };
/** R89: if this page is lost, nobody hears the answer. */
const sent = { ...stamped, unansweredAt: now };

const memory = () => createDeviceOrderMemory(createDevice("hq-7"));

beforeEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  thisPage.unsaved.clear();
  vi.spyOn(navigator, "locks", "get").mockReturnValue(buildLocks());
});

type LockTask = (lock: object | null) => Promise<unknown>;

/** A minimal lock manager: a lock requested with `ifAvailable` stays held. */
function buildLocks(): LockManager {
  const held = new Set<string>();
  const request = async (name: string, ...[options, task]: [LockTask] | [LockOptions, LockTask]) => {
    if (typeof options === "function") return options({});
    const isFree = !held.has(name);
    held.add(name);
    return task?.(isFree ? {} : null);
  };
  return { request } as unknown as LockManager;
}

describe("R33: the order being placed, shared by all tabs", () => {
  it("belongs to the tab that claims it first, stamped with the time it was sent", async () => {
    const [first, second] = [openTab(), openTab()];
    const answers = await Promise.all([first.claim(one, false), second.claim(other, false)]);
    expect(answers).toEqual([
      { kind: "claimed", attempt: stamped },
      { kind: "stored", attempt: sent },
    ]);
    expect(second.stored()).toEqual(sent);
  });

  it("can be sent again while it is kept", async () => {
    const tab = openTab();
    await tab.claim(one, false);
    expect(await openTab().claimAgain(one)).toEqual({ kind: "claimed", attempt: sent });
    expect(await tab.claimAgain(other)).toEqual({ kind: "stored", attempt: sent });
  });

  it("is forgotten once, and is then settled for the other tab", async () => {
    const [first, second] = [openTab(), openTab()];
    await first.claim(one, false);
    await first.forget("u-2");
    expect(first.stored()).toEqual(sent);
    const told: boolean[] = [];
    const tell = (isOurs: boolean) => told.push(isOurs);
    await Promise.all([first.settle("u-1", tell), second.settle("u-1", tell)]);
    expect(told).toEqual([true, false]);
    expect(await second.claimAgain(one)).toEqual({ kind: "settled-elsewhere" });
    expect(second.stored()).toBeNull();
  });
});

describe("R33: if a script of the site clears the storage while an order is being placed", () => {
  it("a page that knows the order stores it again, and sends no other", async () => {
    const [first, second] = [openTab(), openTab()];
    await first.claim(one, false);
    expect(second.stored()).toEqual(sent);
    localStorage.clear();
    expect(await second.claim(other, false)).toEqual({ kind: "stored", attempt: sent });
    localStorage.clear();
    expect(await first.claimAgain(one)).toEqual({ kind: "claimed", attempt: sent });
    expect(openTab(buildDevicePage()).stored()).toEqual(sent);
  });

  it("another tab stores it again immediately, without reporting a change", async () => {
    const tab = openTab();
    const heard: unknown[] = [];
    const stop = tab.listen((stored) => heard.push(stored));
    await tab.claim(one, false);
    localStorage.clear();
    dispatchEvent(new StorageEvent("storage", { key: null }));
    stop();
    expect(heard).toEqual([]);
    expect(openTab(buildDevicePage()).stored()).toEqual(sent);
  });

  it("an order that ended in another tab is reported to every listener", async () => {
    const [first, second] = [openTab(), openTab(buildDevicePage())];
    await first.claim(one, false);
    expect(second.stored()).toEqual(sent);
    const heard: unknown[] = [];
    const stops = [second, second].map(({ listen }) => listen((stored) => heard.push(stored)));
    await first.forget("u-1");
    dispatchEvent(new StorageEvent("storage", { key: null }));
    for (const stop of stops) stop();
    expect(heard).toEqual([null, null]);
  });

  it("an order whose outcome is known stays forgotten", async () => {
    const [first, second] = [openTab(), openTab(buildDevicePage())];
    await first.claim(one, false);
    expect(second.stored()).toEqual(sent);
    await first.forget("u-1");
    expect([first.stored(), second.stored()]).toEqual([null, null]);
    expect(await second.claimAgain(one)).toEqual({ kind: "settled-elsewhere" });
  });

  it.each(["the tab that sent it", "another tab with a cart"])(
    "an order that ended many orders ago stays forgotten in %s",
    (tab) => {
      const shop = createDeviceOrders(createDevice("hq-7"));
      const elsewhere = createDeviceOrders(createDevice("hq-7")).attempts.food;
      const stop = shop.orderMemory.watch("cart", () => {});
      shop.attempts.food.save(stamped);
      (tab === "the tab that sent it" ? shop.attempts.food : elsewhere).end("u-1");
      // As soon as the browser fires its storage event.
      dispatchEvent(new StorageEvent("storage", { key: null }));
      for (const udid of ["u-2", "u-3", "u-4", "u-5", "u-6", "u-7"]) {
        elsewhere.save(buildAttempt(udid));
        elsewhere.end(udid);
      }
      shop.orderMemory.save("cart", {});
      stop();
      expect(elsewhere.stored()).toBeNull();
    },
  );
});

describe("R33: if there is no room to store the order being placed", () => {
  const line = buildLine({ id: "a" });
  const ordered = buildAttempt("u-1", { ordered: [line] });
  const cartRow = "servery:hq-7:cart";

  /** Everything open is gone; only what the storages hold is read again. */
  const afterReload = () => openTab(buildDevicePage()).stored();

  /** Storages that hold a cart, with room for the given number of characters beside it. */
  function nearlyFull(roomLocal: number, roomSession: number) {
    const [local, session] = [buildStorage(), buildStorage(roomSession)];
    vi.stubGlobal("localStorage", local);
    vi.stubGlobal("sessionStorage", session);
    memory().save("cart", { 120: [line], 121: [line] });
    local.room = local.used() + roomLocal;
    return { local, session };
  }

  it("removes the last menu to make room", async () => {
    const { local } = nearlyFull(2_000, 0);
    const menu = { savedAt: 1, store: { id: "120", fields: { Name: "x".repeat(1_500) } }, menus: [] };
    expect(createDevice("hq-7").save(storageRows.lastMenu, menu)).toBe(true);
    expect(await openTab().claim(ordered, false)).toMatchObject({ kind: "claimed", attempt: { holdsCart: false } });
    expect(afterReload()?.reference.udid).toBe("u-1");
    expect(local.getItem(cartRow)).toContain('"120"');
  });

  it("uses the cart's room: the lines move into the attempt, and back into the cart if the order fails", async () => {
    nearlyFull(600, 0);
    const tab = openTab();
    expect(await tab.claim(ordered, false)).toMatchObject({ kind: "claimed" });
    expect(afterReload()).toMatchObject({ reference: { udid: "u-1" }, holdsCart: true });
    expect(Object.keys(memory().get("cart") ?? {})).toEqual(["121"]);
    await tab.forget("u-1");
    expect(memory().get("cart")).toEqual({ 120: [line], 121: [line] });
    expect(afterReload()).toBeNull();
  });

  it("keeps it in the tab's session storage, across a reload, and keeps a full cart nowhere", async () => {
    nearlyFull(-400, 10_000);
    expect(await openTab().claim(ordered, false)).toMatchObject({ kind: "claimed" });
    expect(afterReload()?.reference.udid).toBe("u-1");
    expect(afterReload()?.holdsCart).toBe(true);
    expect(createDeviceOrderMemory(createDevice("hq-7", buildDevicePage())).get("cart")).not.toHaveProperty("120");
    expect(await openTab().claim(buildAttempt("u-2"), false)).toMatchObject({ kind: "stored" });
    await openTab().settle("u-1", () => {});
    expect([openTab().stored(), afterReload()]).toEqual([null, null]);
  });

  it("claims nothing and changes nothing, unless keeping it in the page is accepted", async () => {
    nearlyFull(-400, 0);
    const tab = openTab();
    expect(await tab.claim(ordered, false)).toEqual({ kind: "not-claimed", why: "unsaved" });
    expect([tab.stored(), memory().get("cart")]).toEqual([null, { 120: [line], 121: [line] }]);
    expect(await tab.claim(ordered, true)).toMatchObject({ kind: "claimed" });
    // Another element on the page.
    expect(await openTab().claim(buildAttempt("u-2"), true)).toMatchObject({ kind: "stored" });
    // After a reload there is neither the order nor a cart that could be ordered again.
    expect(afterReload()).toBeNull();
    expect(createDeviceOrderMemory(createDevice("hq-7", buildDevicePage())).get("cart") ?? {}).not.toHaveProperty(
      "120",
    );
  });

  it("marks an order as ended, even if only its removal makes room for that", async () => {
    const { local } = nearlyFull(10_000, 0);
    const [first, second] = [openTab(), openTab(buildDevicePage())];
    await first.claim(ordered, false);
    expect(second.stored()?.reference.udid).toBe("u-1");
    local.room = local.used();
    await first.forget("u-1");
    expect(second.stored()).toBeNull();
  });

  it("marks an order as ended before it is removed, so that no other tab stores it again", async () => {
    const { local } = nearlyFull(10_000, 0);
    const [first, second] = [openTab(), openTab(buildDevicePage())];
    await first.claim(ordered, false);
    const seen = [second.stored()?.reference.udid];
    const { removeItem } = local;
    local.removeItem = (key) => {
      removeItem(key);
      seen.push(second.stored()?.reference.udid);
    };
    await first.forget("u-1");
    expect(new Set(seen.slice(1))).toEqual(new Set([undefined]));
    expect(seen[0]).toBe("u-1");
  });

  const later = buildLine({ id: "b", productId: "cake" });

  /** What a reload finds in the store's cart after the lines that are added now. */
  function addLater(orders = createDeviceOrders(createDevice("hq-7"))) {
    orders.orderMemory.save("cart", { 120: [line, later] });
    return createDeviceOrderMemory(createDevice("hq-7", buildDevicePage())).get("cart")?.[120];
  }

  it("stores lines that are added beside an order that only the page keeps, but not the order's own", async () => {
    const { local } = nearlyFull(-400, 0);
    await openTab().claim(ordered, true);
    local.room = local.used() + 2_000;
    expect(addLater()).toEqual([later]);
  });

  it("doesn't store the lines of an order that was cleared and no longer fits", async () => {
    const { local } = nearlyFull(10_000, 0);
    const orders = createDeviceOrders(createDevice("hq-7"));
    await openTab().claim(ordered, false);
    expect(orders.attempts.food.stored()?.holdsCart).toBe(false);
    local.clear();
    local.room = 600;
    expect(addLater(orders)).toEqual([later]);
  });

  it("keeps the payment page that may be paid if another payment can't be stored", async () => {
    const settlement = { kind: "redirect", method: "alipay", hasReturned: false } as const;
    const { local } = nearlyFull(10_000, 0);
    const tab = openTab();
    await tab.claim({ ...ordered, settlement }, false);
    local.room = 0;
    expect(await tab.claim({ ...ordered, postedAt: now }, false)).toEqual({ kind: "not-claimed", why: "unsaved" });
    expect([tab.stored()?.settlement, afterReload()?.settlement]).toEqual([settlement, settlement]);
  });

  it("keeps the time of the first sending if the time of the second can't be written", async () => {
    const { local } = nearlyFull(10_000, 0);
    const tab = openTab();
    await tab.claim(ordered, false);
    local.room = 0;
    expect(await tab.claimAgain(ordered)).toMatchObject({ kind: "claimed" });
    expect(afterReload()?.reference.udid).toBe("u-1");
  });
});

describe("R33: the cart is read again inside the claim", () => {
  const [line, later] = [buildLine({ id: "a" }), buildLine({ id: "b", productId: "cake" })];
  const ordered = buildAttempt("u-1", { ordered: [line] });

  it.each([
    ["emptied, because it has been ordered elsewhere", {}],
    ["changed", { 120: [line, later] }],
    ["another store's", { 121: [line] }],
  ])("doesn't order a cart that was %s", async (_what, carts) => {
    memory().save("cart", carts);
    expect(await openTab().claim(ordered, false)).toEqual({ kind: "not-claimed", why: "cart-changed" });
    expect(openTab().stored()).toBeNull();
  });

  it("orders a cart that is unchanged", async () => {
    memory().save("cart", { 120: [line], 121: [later] });
    expect(await openTab().claim(ordered, false)).toMatchObject({ kind: "claimed" });
  });

  it("forgets a placed order only after its follow-up work, which only one tab does", async () => {
    const tab = openTab();
    await tab.claim(one, false);
    const seen: unknown[] = [];
    await tab.settle("u-1", (isOurs) => seen.push(isOurs, tab.stored()?.reference.udid));
    await tab.settle("u-1", (isOurs) => seen.push(isOurs, tab.stored()));
    expect(seen).toEqual([true, "u-1", false, null]);
  });

  it("reports it once, even if another tab doesn't see yet what the first has stored", async () => {
    await openTab().claim(one, false);
    const late = { ...localStorage };
    const told: boolean[] = [];
    await openTab().settle("u-1", (isOurs) => told.push(isOurs));
    for (const [key, text] of Object.entries(late)) localStorage.setItem(key, text);
    localStorage.removeItem("servery:hq-7:endedOrders");
    await openTab(buildDevicePage()).settle("u-1", (isOurs) => told.push(isOurs));
    expect(told).toEqual([true, false]);
  });
});

it("a page that no longer shows gift cards listens to none of their changes", () => {
  const page = buildDevicePage();
  const { memory: gifts } = createDeviceGifts(createDevice("hq-7", page));
  gifts.watch("giftCart", () => {})();
  expect(page.subscribers.size).toBe(0);
});

it("R85: leaves nothing behind that opens an order which is over", async () => {
  const tab = openTab();
  await tab.claim(one, false);
  await tab.settle(one.reference.udid, () => {});
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain(one.reference.udid);
});

describe("R33: without the browser's locks", () => {
  it("lets two tabs that write at the same moment agree on the one that wrote last", async () => {
    vi.useFakeTimers();
    vi.spyOn(navigator, "locks", "get").mockReturnValue(undefined as unknown as LockManager);
    const [first, second] = [openTab(), openTab(buildDevicePage())];
    const claiming = first.claim(one, false);
    await vi.advanceTimersByTimeAsync(0);
    // As if the other tab had not seen it yet.
    localStorage.clear();
    const claimingToo = second.claim(other, false);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await claimingToo).toMatchObject({ kind: "claimed", attempt: { reference: { udid: "u-2" } } });
    expect(await claiming).toMatchObject({ kind: "stored", attempt: { reference: { udid: "u-2" } } });
  });
});

describe("running one task at a time", () => {
  function withLocks(request: unknown): void {
    vi.spyOn(navigator, "locks", "get").mockReturnValue({ request } as unknown as LockManager);
  }

  it("uses the browser's locks, with one name per shop", async () => {
    const names: string[] = [];
    withLocks(async (name: string, task: () => Promise<unknown>) => {
      names.push(name);
      return task();
    });
    expect(await createDevice("hq-7").exclusively(() => 42)).toBe(42);
    expect(names).toEqual(["servery:hq-7:lock"]);
  });

  it("runs the task without a lock if a sandboxed page may not request one", async () => {
    withLocks(() => Promise.reject(new DOMException("no", "SecurityError")));
    const task = vi.fn(() => 42);
    expect(await createDevice("hq-7").exclusively(task)).toBe(42);
    expect(task).toHaveBeenCalledOnce();
  });

  it("runs a task that throws once, and not again without the lock", async () => {
    withLocks((_name: string, task: () => unknown) => task());
    const task = vi.fn(() => {
      throw new Error("a bug");
    });
    await expect(createDevice("hq-7").exclusively(task)).rejects.toThrow("a bug");
    expect(task).toHaveBeenCalledOnce();
  });
});
