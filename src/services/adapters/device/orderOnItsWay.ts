import type { Attempt } from "../../../domain/checkout/attempt.ts";
import { storageKey } from "../../../wire/storage/scope.ts";
import type { StorageSlot } from "../../../wire/storage/stored.ts";
import type { Attempts } from "../../ports/ordering.ts";
import type { Device } from "./deviceMemory.ts";
import { storedText } from "./deviceStorage.ts";

/**
 * R33: a stored cart must not outlive the order that contains its lines, or they would be ordered again. If the device
 * has lost that order and has no room to store it, the order holds the lines from now on.
 */
export function orderOnItsWay<A extends Attempt>({ scope }: Device, attempts: Attempts<A>, row: StorageSlot): A | null {
  const order = attempts.kept();
  if (!order || order.holdsCart || storedText(row, storageKey(scope, row.key))) return order;
  if (attempts.keep(order)) return order;
  const holding = { ...order, holdsCart: true };
  if (!attempts.keep(holding)) attempts.saveForTab(holding);
  return holding;
}
