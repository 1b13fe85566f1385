// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { loadWithRetry } from "../../src/app/composition/loadWithRetry.ts";
import { buildConnection } from "../support/buildConnection.ts";
import { buildElementState, serve } from "../support/buildServices.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Collects the seconds after which the call was made. */
function ask(load: () => Promise<void>) {
  const { connection, hear, listeners } = buildConnection();
  const { store, announced } = buildElementState();
  serve(store, { connection });
  const complain = vi.spyOn(console, "error").mockImplementation(() => {});
  const beganMs = Date.now();
  const askedS: number[] = [];
  const stop = loadWithRetry(() => {
    askedS.push((Date.now() - beganMs) / 1_000);
    return load();
  }, store);
  return { askedS, stop, listeners, hear, announced, complaints: complain.mock.calls };
}

const lost = () => Promise.reject(new TypeError("offline"));

it("waits longer after each failure, up to a minute", async () => {
  const { askedS, stop, listeners } = ask(lost);
  await vi.advanceTimersByTimeAsync(220_000);
  expect(askedS).toEqual([0, 3, 9, 21, 45, 93, 153, 213]);
  stop();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(askedS).toHaveLength(8);
  expect(listeners.size).toBe(0);
});

it("asks immediately when the network is back, but only once", async () => {
  const { askedS, hear } = ask(lost);
  await vi.advanceTimersByTimeAsync(10_000);
  hear("gone");
  hear("back");
  hear("back");
  await vi.advanceTimersByTimeAsync(20_000);
  expect(askedS).toEqual([0, 3, 9, 10]);
});

it("stops asking after the first success", async () => {
  const { askedS, hear } = ask(() => Promise.resolve());
  await vi.advanceTimersByTimeAsync(10_000);
  hear("back");
  await vi.advanceTimersByTimeAsync(120_000);
  expect(askedS).toEqual([0]);
});

it("tells the page and its developer once that a part of the shop is lost", async () => {
  const { announced, complaints } = ask(lost);
  await vi.advanceTimersByTimeAsync(30_000);
  const message = "A part of the shop could not be loaded";
  expect(announced).toEqual([{ kind: "error", category: "screen", message }]);
  expect(complaints).toEqual([[`Servery: ${message}: offline.`]]);
});
