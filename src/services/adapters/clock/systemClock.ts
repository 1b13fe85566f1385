import { instant } from "../../../domain/time/instant.ts";
import type { Clock } from "../../ports/clock.ts";

export const systemClock: Clock = {
  now: () => instant(Date.now()),
  every(milliseconds, task) {
    const timer = setInterval(task, milliseconds);
    return () => clearInterval(timer);
  },
  after(milliseconds, task) {
    const timer = setTimeout(task, milliseconds);
    return () => clearTimeout(timer);
  },
};
