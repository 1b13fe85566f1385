// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { instant } from "../../../src/domain/time/instant.ts";
import { createDeviceAttempts } from "../../../src/services/adapters/deviceAttempts.ts";
import { createDeviceIdentifiers } from "../../../src/services/adapters/deviceIdentifiers.ts";
import { createDevice } from "../../../src/services/adapters/deviceMemory.ts";
import { buildAttempt } from "../../domain/checkout/buildAttempt.ts";

const now = instant(1_795_304_400_000);

/** A tab of the shop on this device. */
function openTab() {
  return createDeviceAttempts(createDevice("hq-7"), { now: () => now, every: () => () => {} });
}

const [one, other] = [buildAttempt("u-1"), buildAttempt("u-2")];
const stamped = { ...one, postedAt: now };

function blockStorage(): void {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("blocked", "SecurityError");
  });
}

beforeEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

describe("R33: the order on its way, for all tabs", () => {
  it("belongs to the tab that is first, stamped with the time of its sending", async () => {
    const [first, second] = [openTab(), openTab()];
    const answers = await Promise.all([first.claim(one), second.claim(other)]);
    expect(answers).toEqual([
      { kind: "claimed", attempt: stamped },
      { kind: "kept", attempt: stamped },
    ]);
    expect(second.kept()).toEqual(stamped);
  });

  it("can be sent again while it is kept", async () => {
    const tab = openTab();
    await tab.claim(one);
    expect(await openTab().claimAgain(one)).toEqual({ kind: "claimed", attempt: stamped });
    expect(await tab.claimAgain(other)).toEqual({ kind: "kept", attempt: stamped });
  });

  it("is forgotten once, and then settled for the other tab", async () => {
    const [first, second] = [openTab(), openTab()];
    await first.claim(one);
    expect(await first.forget("u-2")).toBe(false);
    expect(await Promise.all([first.forget("u-1"), second.forget("u-1")])).toEqual([true, false]);
    expect(await second.claimAgain(one)).toEqual({ kind: "settled-elsewhere" });
    expect(second.kept()).toBeNull();
  });

  it("is known for as long as the page is open where the device keeps nothing", async () => {
    blockStorage();
    const tab = openTab();
    await tab.claim(one);
    expect(await tab.claim(other)).toEqual({ kind: "kept", attempt: stamped });
    expect(await tab.forget("u-1")).toBe(true);
    expect(tab.kept()).toBeNull();
  });
});

describe("one go at a time", () => {
  function withLocks(request: unknown): void {
    vi.spyOn(navigator, "locks", "get").mockReturnValue({ request } as unknown as LockManager);
  }

  it("by the browser's locks, a name a shop", async () => {
    const names: string[] = [];
    withLocks(async (name: string, task: () => Promise<unknown>) => {
      names.push(name);
      return task();
    });
    expect(await createDevice("hq-7").exclusively(() => 42)).toBe(42);
    expect(names).toEqual(["servery:hq-7:lock"]);
  });

  it("or without, where a sandboxed page may not ask for one", async () => {
    withLocks(() => Promise.reject(new DOMException("no", "SecurityError")));
    const task = vi.fn(() => 42);
    expect(await createDevice("hq-7").exclusively(task)).toBe(42);
    expect(task).toHaveBeenCalledOnce();
  });
});

describe("names that nobody can guess", () => {
  const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

  it("R34: a guest has the same one every time", () => {
    const guest = createDeviceIdentifiers(createDevice("hq-7")).guest();
    expect(guest.slice(2)).toMatch(uuid);
    expect(createDeviceIdentifiers(createDevice("hq-7")).guest()).toBe(guest);
    expect(createDeviceIdentifiers(createDevice("hq-8")).guest()).not.toBe(guest);
  });

  it("R34: also where the device keeps nothing, as long as the page is open", () => {
    blockStorage();
    const identifiers = createDeviceIdentifiers(createDevice("hq-7"));
    expect(identifiers.guest()).toBe(identifiers.guest());
  });

  it("R33: an order has a fresh one", () => {
    const { fresh } = createDeviceIdentifiers(createDevice("hq-7"));
    const made = [fresh(), fresh()];
    expect(new Set(made).size).toBe(2);
    for (const each of made) expect(each).toMatch(uuid);
  });
});
