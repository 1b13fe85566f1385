import type * as v from "valibot";
import type { cancelPut } from "../contract/calls/orders.ts";
import { cancellationOf, checkStore } from "./checkStore.ts";
import { changeStatus } from "./orderStatus.ts";
import type { OrderingParts } from "./parts.ts";
import { type ProvenUid, requireMember } from "./proof.ts";
import { numberIn, textIn } from "./reading.ts";
import { Refusal } from "./refusal.ts";
import { findStore, orderPath } from "./storeDocuments.ts";
import { words } from "./words.ts";

type CancelBody = v.InferOutput<typeof cancelPut>;

const cancelRequested = 12;
const cancellable: readonly (number | null)[] = [2, 9];

/**
 * S33: the store must allow it, the order must be accepted or in preparation, and there must be time
 * left.
 */
export function cancelOrder(udid: string, body: CancelBody, proven: ProvenUid, parts: OrderingParts): void {
  const { documents, clock } = parts;
  const store = checkStore(findStore(parts, String(body.StoreID)));
  const person = body.OnlineOrderUserIdentifier;
  const path = orderPath(store, person, udid);
  const order = person.includes("/") ? undefined : documents.read(path);
  // The answer doesn't reveal whose order it is.
  if (!order || textIn(order, "OnlineOrderUserIdentifier") !== person) {
    throw new Refusal(words.noOrder, `The store has no order ${udid} of ${person}.`);
  }
  if (textIn(order, "GuestIdentifier") === "") requireMember(person, proven);
  const { isAllowed, bufferMs } = cancellationOf(store);
  if (!isAllowed) {
    throw new Refusal(words.noCancelling, "The store's OrderCancellation.OrderCancellationAllowed is not true.");
  }
  const status = numberIn(order, "OnlineOrderStatus");
  if (status === cancelRequested) return;
  if (!cancellable.includes(status)) {
    throw new Refusal(words.notCancellable, `OnlineOrderStatus is ${status}, neither 2 nor 9.`);
  }
  const scheduledMs = (numberIn(order, "ScheduledTime") ?? 0) * 1000;
  if (scheduledMs - bufferMs <= clock.now().getTime()) {
    throw new Refusal(
      words.tooLateToCancel,
      "ScheduledTime is nearer than the store's OrderCancellation.CancellationTimeBufferInMinutes.",
    );
  }
  changeStatus(parts, path, { OnlineOrderStatus: cancelRequested });
}
