import { storagePrefix } from "./scope.ts";
import type { StorageSlot } from "./stored.ts";

/** Nothing of a diner's: the same for whoever comes next. */
const ofNobody: readonly string[] = ["clock", "place", "lastMenu"];

/** What tells who the diner is, what they ordered, or what they can't eat. */
const personal: readonly string[] = [
  "contacts",
  "typedForms",
  "giftCart",
  "dietary",
  "dietaryAt",
  "dietaryOfTab",
  "dishes",
  "first",
  "recentOrders",
  "unseenOrder",
  "unseenGiftOrder",
];

/** R86: on a shared device, personal values stay in the page's memory, and the others only as long as the tab. */
export function sharedSlot(slot: StorageSlot): StorageSlot {
  if (ofNobody.includes(slot.key)) return slot;
  return { ...slot, storage: personal.includes(slot.key) ? "page" : "session" };
}

/** Whether the next diner may still find this key of the scope's. */
export function isOfNobody(scope: string, storageKey: string): boolean {
  return ofNobody.some((key) => storageKey === `${storagePrefix}${scope}:${key}`);
}
