import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createServerClock } from "../../src/services/adapters/clock/serverClock.ts";
import { storageRows } from "../../src/wire/storage/table.ts";
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

describe("the clock of a shop on a device whose own clock is wrong", () => {
  it("follows the server from its first answer on, and reports that", async () => {
    const heard = vi.fn();
    const clock = createServerClock(buildDevice(), heard);
    expect(clock.now()).toBe(noon);
    const response = servedAt(noon - day);
    expect(await clock.readDate(response)).toBe(await response);
    expect([clock.now(), clock.correctionMs()]).toEqual([noon - day, -day]);
    await clock.readDate(servedAt(noon - day + 5_000));
    expect(heard).toHaveBeenCalledOnce();
  });

  it("remembers the correction at the next visit, until the device's clock is set right", async () => {
    const device = buildDevice();
    await createServerClock(device, () => {}).readDate(servedAt(noon + day));
    const next = createServerClock(device, () => {});
    expect(next.now()).toBe(noon + day);
    await next.readDate(servedAt(noon));
    expect([next.now(), createServerClock(device, () => {}).now()]).toEqual([noon, noon]);
  });

  it("isn't sure after a jump or a sleep, until a server has answered", async () => {
    const clock = createServerClock(buildDevice(), () => {});
    expect(clock.isSure()).toBe(true);
    vi.setSystemTime(noon + 50_000);
    expect(clock.isSure()).toBe(true);
    vi.setSystemTime(noon + 2 * day);
    expect(clock.isSure()).toBe(false);
    await clock.readDate(servedAt(noon));
    expect([clock.isSure(), clock.now()]).toEqual([true, noon]);
    vi.setSystemTime(noon);
    expect(clock.isSure()).toBe(false);
    // It doesn't ask for ever where no server tells the time.
    await clock.readDate(answer({}));
    expect(clock.isSure()).toBe(true);
  });

  it("uses the device's clock if the stored correction is impossible", () => {
    const device = buildDevice();
    device.save(storageRows.clock, 1e300);
    const clock = createServerClock(device, () => {});
    expect([clock.now(), clock.correctionMs()]).toEqual([noon, 0]);
  });

  it.each([
    ["has no date that a page can read", {}],
    ["has an invalid date", { Date: "yesterday" }],
  ])("uses the device's clock if an answer %s", async (_what, headers) => {
    const clock = createServerClock(buildDevice(), () => {});
    await clock.readDate(answer(headers));
    expect(clock.correctionMs()).toBe(0);
  });

  it.each([
    ["a page that slept reads an old answer", 3_600_000],
    ["the device's clock was set back meanwhile", -3_600_000],
  ])("uses the device's clock if %s", async (_why, passedMs) => {
    const clock = createServerClock(buildDevice(), () => {});
    const { promise, resolve } = Promise.withResolvers<Response>();
    const hearing = clock.readDate(promise);
    resolve(servedAt(noon));
    vi.setSystemTime(noon + passedMs);
    await hearing;
    expect(clock.correctionMs()).toBe(0);
  });

  it("uses the device's clock if the entry sent its request long before the shop loaded", async () => {
    const clock = createServerClock(buildDevice(), () => {});
    await clock.readEarlyDate(servedAt(noon - 3_600_000), 3_600_000, () => Promise.reject(new Error("asked again")));
    expect(clock.correctionMs()).toBe(0);
  });

  it.each([
    ["the device is right", 0, 0],
    ["the device is known to be a day behind", day, day],
  ])("isn't set back by a response from the browser's cache if %s, but asks again", async (_what, keptMs, ahead) => {
    const device = buildDevice();
    device.save(storageRows.clock, keptMs);
    const heard = vi.fn();
    const clock = createServerClock(device, heard);
    const fresh = servedAt(noon + ahead);
    expect(await clock.readEarlyDate(servedAt(noon + ahead - 7_200_000), 500, () => fresh)).toBe(await fresh);
    expect([clock.correctionMs(), heard.mock.calls]).toEqual([keptMs, []]);
  });

  it("is corrected by the second answer if the device is wrong", async () => {
    const clock = createServerClock(buildDevice(), () => {});
    await clock.readEarlyDate(servedAt(noon - day), 500, () => servedAt(noon - day));
    expect(clock.correctionMs()).toBe(-day);
  });

  it("takes an early answer that agrees with the device's clock", async () => {
    const clock = createServerClock(buildDevice(), () => {});
    const early = servedAt(noon - 5_000);
    expect(await clock.readEarlyDate(early, 500, () => Promise.reject(new Error("asked again")))).toBe(await early);
  });

  it.each([
    ["the device's clock jumps", 3_600_000],
    ["the device's clock is set back", -3_600_000],
  ])("trusts only the time that has passed on this page if %s", async (_why, jumpMs) => {
    const clock = createServerClock(buildDevice(), () => {});
    vi.setSystemTime(noon + jumpMs);
    expect(clock.now()).toBe(noon + jumpMs);
    expect(Math.abs(clock.conservativeNow() - noon)).toBeLessThan(5_000);
    await clock.readDate(servedAt(noon));
    expect(clock.now()).toBe(noon);
    expect(Math.abs(clock.conservativeNow() - noon)).toBeLessThan(5_000);
  });

  it("trusts the time spent asleep as soon as a server confirms it", async () => {
    const clock = createServerClock(buildDevice(), () => {});
    vi.setSystemTime(noon + day);
    await clock.readDate(answer({}));
    expect(Math.abs(clock.conservativeNow() - noon)).toBeLessThan(5_000);
    await clock.readDate(servedAt(noon + day));
    expect(Math.abs(clock.conservativeNow() - noon - day)).toBeLessThan(5_000);
  });

  it("passes on a missing answer", async () => {
    const clock = createServerClock(buildDevice(), () => {});
    await expect(clock.readDate(Promise.reject(new Error("offline")))).rejects.toThrow("offline");
  });
});
