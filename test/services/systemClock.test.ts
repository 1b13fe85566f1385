import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { systemClock } from "../../src/services/adapters/systemClock.ts";

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 10, 20) }));
afterEach(() => void vi.useRealTimers());

describe("R27: the system clock", () => {
  it("returns the machine's time", () => {
    expect(systemClock.now()).toBe(Date.UTC(2026, 10, 20));
    vi.advanceTimersByTime(1_500);
    expect(systemClock.now()).toBe(Date.UTC(2026, 10, 20) + 1_500);
  });

  it("calls a task repeatedly until it is stopped", () => {
    const task = vi.fn();
    const stop = systemClock.every(1_000, task);
    vi.advanceTimersByTime(3_500);
    expect(task).toHaveBeenCalledTimes(3);
    stop();
    vi.advanceTimersByTime(5_000);
    expect(task).toHaveBeenCalledTimes(3);
  });
});
