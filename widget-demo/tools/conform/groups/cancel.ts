import { setTimeout as wait } from "node:timers/promises";
import { fieldsIn, flagIn, numberIn } from "../../../backend/ordering/reading.ts";
import type { Answer } from "../api.ts";
import { type Check, check } from "../check.ts";
import { documentOf } from "../documentOf.ts";
import type { Order } from "../order.ts";
import { done, refused } from "../replies.ts";
import type { Subject } from "../subject.ts";
import { fail, skip } from "../verdict.ts";

const patienceMs = 15_000;
const oftenMs = 250;
const accepted: readonly (number | null)[] = [2, 9];

const rules = ({ shop }: Subject) => fieldsIn(shop.store.fields, "OrderCancellation");

/** An order that there is time enough to cancel. */
function placed(subject: Subject): Promise<Order> {
  return subject.once("order to cancel", async () => {
    if (!flagIn(rules(subject), "OrderCancellationAllowed", false)) skip("the store takes no cancellations.");
    const buffer = numberIn(rules(subject), "CancellationTimeBufferInMinutes") ?? 0;
    return subject.place({ leadMs: (buffer + 15) * 60_000 });
  });
}

async function statusOf(subject: Subject, order: Order): Promise<number | null> {
  return numberIn(await documentOf(subject, order), "OnlineOrderStatus");
}

/** Waits until the kitchen has accepted it. */
function taken(subject: Subject): Promise<Order> {
  return subject.once("accepted order", async () => {
    const order = await placed(subject);
    const untilMs = Date.now() + patienceMs;
    while (Date.now() < untilMs) {
      if (accepted.includes(await statusOf(subject, order))) return order;
      await wait(oftenMs);
    }
    return skip(
      `nobody accepted the order within ${patienceMs / 1000} seconds. Let the test system accept orders by itself, or accept this one (OnlineOrderStatus 2) while the check waits.`,
    );
  });
}

function ask(subject: Subject, order: Order, change: object = {}, status = 12): Promise<Answer> {
  const body = {
    StoreID: order.StoreID,
    OnlineOrderUserIdentifier: order.OnlineOrderUserIdentifier,
    Source: "OnlineOrder",
    SourceReference_ID: order.UDID,
    SourceReferenceNumber: "",
    OrderNumber: "",
    DisplayName: "Noor Test",
    ScheduledTime: new Date(order.ScheduledTime * 1000).toISOString(),
    ...change,
  };
  return subject.call("PUT", `trackingorders/${order.UDID}/status/${status}`, { body });
}

/** A request about an order that could be cancelled, which must change nothing. */
const refuses = (sentence: string, change: object, status?: number) =>
  check(sentence, async (subject) => {
    const order = await taken(subject);
    refused(await ask(subject, order, change, status));
    const now = await statusOf(subject, order);
    if (!accepted.includes(now)) fail(`it was refused, but the order's status is ${now}.`);
  });

export const cancel: readonly Check[] = [
  check("An order that isn't accepted yet can't be cancelled: it is refused with not-allowed.", async (subject) => {
    const order = await placed(subject);
    const answer = await ask(subject, order);
    if ((await statusOf(subject, order)) === 9) skip("the kitchen was faster.");
    refused(answer, "not-allowed");
  }),
  refuses("A diner who sets another status than 12 (a cancellation) is refused.", {}, 5),
  refuses("Another person's order can't be cancelled.", { OnlineOrderUserIdentifier: "g-somebody-else" }),
  check("An order that isn't there can't be cancelled.", async (subject) => {
    const order = await placed(subject);
    refused(await ask(subject, { ...order, UDID: "no-such-order" }));
  }),
  check("An accepted order's cancellation is taken, and its document has status 12.", async (subject) => {
    const order = await taken(subject);
    done("askToCancel", await ask(subject, order));
    const status = await statusOf(subject, order);
    if (status !== 12) fail(`it is ${status}.`);
  }),
  check("A cancellation that is asked for again succeeds again.", async (subject) => {
    const order = await taken(subject);
    done("askToCancel", await ask(subject, order));
    done("askToCancel", await ask(subject, order));
  }),
];
