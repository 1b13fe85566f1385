import { changeStatus, statusOf } from "./orderStatus.ts";
import type { OrderingParts } from "./parts.ts";
import { flagIn } from "./reading.ts";

interface Step {
  readonly from: number;
  readonly to: number;
  readonly afterMs: number;
}

/** A gift card needs no preparation, because it was mailed with the order. */
const giftStep: Step = { from: 1, to: 5, afterMs: 0 };

/** S32. */
const steps: readonly Step[] = [
  { from: 1, to: 9, afterMs: 5_000 },
  { from: 9, to: 2, afterMs: 15_000 },
  { from: 2, to: 4, afterMs: 35_000 },
  { from: 4, to: 5, afterMs: 60_000 },
];

interface KitchenOrder {
  readonly path: string;
  readonly arrivedAtMs: number;
}

export interface Kitchen {
  /** Continues the order from its current status. A refused or cancelled order doesn't change. */
  cook(order: KitchenOrder): void;
  /** Stops changing the order. */
  letGo(path: string): void;
  clear(): void;
}

export const closedKitchen: Kitchen = { cook: () => undefined, letGo: () => undefined, clear: () => undefined };

/** Accepts, prepares and completes orders in real time by the machine's clock, like a screen that shows them. */
export function createKitchen(parts: Pick<OrderingParts, "documents" | "configuration" | "clock">): Kitchen {
  const timers = new Map<string, NodeJS.Timeout>();

  function letGo(path: string): void {
    clearTimeout(timers.get(path));
    timers.delete(path);
  }

  function cook(order: KitchenOrder): void {
    letGo(order.path);
    const status = statusOf(parts, order.path);
    const isGift = flagIn(parts.documents.read(order.path) ?? {}, "IsLiability", false);
    const step = (isGift ? [giftStep] : steps).find(({ from }) => from === status);
    if (!step) return;
    const waitMs = order.arrivedAtMs + step.afterMs - parts.clock.machineNow().getTime();
    if (waitMs > 0) {
      timers.set(order.path, setTimeout(cook, waitMs, order).unref());
      return;
    }
    changeStatus(parts, order.path, { OnlineOrderStatus: step.to });
    cook(order);
  }

  return {
    cook,
    letGo,
    clear() {
      for (const timer of timers.values()) clearTimeout(timer);
      timers.clear();
    },
  };
}
