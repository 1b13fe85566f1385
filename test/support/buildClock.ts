import { type Instant, instant } from "../../src/domain/time/instant.ts";
import type { ShopClock } from "../../src/services/ports/clock.ts";

/** A clock that the test moves. Tasks run as its time passes. */
export interface TestClock extends ShopClock {
  pass(milliseconds: number): void;
  /** Sets the device's clock to another time. */
  jump(milliseconds: number): void;
  /** Stops all tasks, as when the page is closed. */
  stopAll(): void;
  /** How many tasks are waiting for their time. */
  readonly tasks: number;
}

interface Task {
  readonly everyMs: number;
  next: number;
  readonly run: () => void;
}

export function buildClock(start: Instant): TestClock {
  let now: number = start;
  let jumpedMs = 0;
  const tasks = new Set<Task>();
  return {
    now: () => instant(now + jumpedMs),
    conservativeNow: () => instant(now),
    correctionMs: () => 0,
    isSure: () => true,
    every(everyMs, run) {
      const task = { everyMs, next: now + everyMs, run };
      tasks.add(task);
      return () => tasks.delete(task);
    },
    after(afterMs, run) {
      const task = {
        everyMs: afterMs,
        next: now + afterMs,
        run() {
          tasks.delete(task);
          run();
        },
      };
      tasks.add(task);
      return () => tasks.delete(task);
    },
    pass(milliseconds) {
      now += milliseconds;
      for (const task of [...tasks]) {
        if (task.next > now) continue;
        task.next = now + task.everyMs;
        task.run();
      }
    },
    jump(milliseconds) {
      jumpedMs += milliseconds;
    },
    stopAll: () => tasks.clear(),
    get tasks() {
      return tasks.size;
    },
  };
}
