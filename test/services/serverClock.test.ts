import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createServerClock } from "../../src/services/adapters/serverClock.ts";
import { buildDevice } from "../support/buildDevice.ts";

const noon = Date.UTC(2026, 10, 20, 12);
const day = 86_400_000;

beforeEach(() => void vi.useFakeTimers({ now: noon, toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

function answer(headers: Readonly<Record<string, string>>): Promise<Response> {
  return Promise.resolve(new Response("{}", { headers }));
}

function servedAt(ms: number): Promise<Response> {
  return answer({ Date: new Date(ms).toUTCString() });
}

describe("the clock of a shop on a device whose own is wrong", () => {
  it("goes by the server's from its first answer on, and says so", async () => {
    const heard = vi.fn();
    const clock = createServerClock(buildDevice(), heard);
    expect(clock.now()).toBe(noon);
    const response = servedAt(noon - day);
    expect(await clock.hear(response)).toBe(await response);
    expect([clock.now(), clock.correctionMs()]).toEqual([noon - day, -day]);
    await clock.hear(servedAt(noon - day + 5_000));
    expect(heard).toHaveBeenCalledOnce();
  });

  it("is known at the next visit, until the device is set right", async () => {
    const device = buildDevice();
    await createServerClock(device, () => {}).hear(servedAt(noon + day));
    const next = createServerClock(device, () => {});
    expect(next.now()).toBe(noon + day);
    await next.hear(servedAt(noon));
    expect([next.now(), createServerClock(device, () => {}).now()]).toEqual([noon, noon]);
  });

  it.each([
    ["has no date that a page may read", {}],
    ["has none that can be read", { Date: "yesterday" }],
  ])("is the device's where an answer %s", async (_what, headers) => {
    const clock = createServerClock(buildDevice(), () => {});
    await clock.hear(answer(headers));
    expect(clock.correctionMs()).toBe(0);
  });

  it.each([
    ["a page that slept reads an old answer", 3_600_000],
    ["the device's clock was put back meanwhile", -3_600_000],
  ])("is the device's where %s", async (_why, passedMs) => {
    const clock = createServerClock(buildDevice(), () => {});
    const { promise, resolve } = Promise.withResolvers<Response>();
    const hearing = clock.hear(promise);
    resolve(servedAt(noon));
    vi.setSystemTime(noon + passedMs);
    await hearing;
    expect(clock.correctionMs()).toBe(0);
  });

  it("is the device's where the entry asked long before the shop was there", async () => {
    const clock = createServerClock(buildDevice(), () => {});
    await clock.hear(servedAt(noon - 3_600_000), 3_600_000);
    expect(clock.correctionMs()).toBe(0);
  });

  it.each([
    ["the device's clock jumps", 3_600_000],
    ["it is put back", -3_600_000],
  ])("is sure only of what has passed on this page where %s", async (_why, jumpMs) => {
    const clock = createServerClock(buildDevice(), () => {});
    vi.setSystemTime(noon + jumpMs);
    expect(clock.now()).toBe(noon + jumpMs);
    expect(Math.abs(clock.sureNow() - noon)).toBeLessThan(5_000);
    await clock.hear(servedAt(noon));
    expect(clock.now()).toBe(noon);
    expect(Math.abs(clock.sureNow() - noon)).toBeLessThan(5_000);
  });

  it("is sure of a sleep as soon as a server says so", async () => {
    const clock = createServerClock(buildDevice(), () => {});
    vi.setSystemTime(noon + day);
    await clock.hear(answer({}));
    expect(Math.abs(clock.sureNow() - noon)).toBeLessThan(5_000);
    await clock.hear(servedAt(noon + day));
    expect(Math.abs(clock.sureNow() - noon - day)).toBeLessThan(5_000);
  });

  it("passes on that there was no answer", async () => {
    const clock = createServerClock(buildDevice(), () => {});
    await expect(clock.hear(Promise.reject(new Error("offline")))).rejects.toThrow("offline");
  });
});
