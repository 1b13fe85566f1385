import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { systemClock } from "../../src/services/adapters/clock/systemClock.ts";

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

  it("calls a task once, unless it is stopped before", () => {
    const [task, stopped] = [vi.fn(), vi.fn()];
    systemClock.after(1_000, task);
    const stop = systemClock.after(1_000, stopped);
    vi.advanceTimersByTime(999);
    stop();
    expect(task).not.toHaveBeenCalled();
    vi.advanceTimersByTime(5_000);
    expect(task).toHaveBeenCalledTimes(1);
    expect(stopped).not.toHaveBeenCalled();
  });
});
