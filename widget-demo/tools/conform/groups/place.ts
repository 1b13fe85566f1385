import type { JsonFields } from "../../../backend/documents/types.ts";
import { idIn, numberIn, textIn } from "../../../backend/ordering/reading.ts";
import type { Answer } from "../api.ts";
import { type Check, check } from "../check.ts";
import { documentOf } from "../documentOf.ts";
import { approvedCard } from "../fixtures.ts";
import type { Change, Order } from "../order.ts";
import { done, hasEnvelope } from "../replies.ts";
import type { Subject } from "../subject.ts";
import { fail } from "../verdict.ts";

interface Placed {
  readonly order: Order;
  readonly answer: Answer;
}

function placed(subject: Subject): Promise<Placed> {
  return subject.once("placed", async () => {
    const order = await subject.order();
    return { order, answer: await subject.post(order) };
  });
}

/** What is stored right after the answer. */
function stored(subject: Subject): Promise<{ readonly order: Order; readonly document: JsonFields }> {
  return subject.once("stored", async () => {
    const { order, answer } = await placed(subject);
    done("placeOrder", answer);
    return { order, document: await documentOf(subject, order) };
  });
}

/** The keys that the backend writes itself, or may write in another form. */
const ofBackend = [
  "OrderNumber",
  "InvoiceNumber",
  "OnlineOrderStatus",
  "OnlineOrderStatusDescription",
  "CreatedOn",
  "ScheduledTime",
];

const onStored = (sentence: string, look: (document: JsonFields, order: Order) => void) =>
  check(sentence, async (subject) => {
    const { order, document } = await stored(subject);
    look(document, order);
  });

const takes = (sentence: string, change: Change) =>
  check(sentence, async (subject) => void (await subject.place(change)));

export const place: readonly Check[] = [
  check("An order that adds up is answered with Success true.", async (subject) => {
    done("placeOrder", (await placed(subject)).answer);
  }),
  check("An answer has Success and Status with a Message, also where it succeeds.", async (subject) => {
    hasEnvelope((await placed(subject)).answer);
  }),
  check("customerID is whose order it is: a guest's is the posted OnlineOrderUserIdentifier.", async (subject) => {
    const { order, answer } = await placed(subject);
    const { customerID } = done("placeOrder", answer);
    if (customerID != null && String(customerID) !== order.OnlineOrderUserIdentifier) fail(`it is ${customerID}.`);
  }),
  onStored("The order's document is there when the answer is, and its guest may read it.", () => undefined),
  onStored("The document has OnlineOrderStatus 1.", ({ OnlineOrderStatus }) => {
    if (OnlineOrderStatus !== 1) fail(`it is ${JSON.stringify(OnlineOrderStatus)}.`);
  }),
  onStored("The document has an OrderNumber.", (document) => {
    if (idIn(document, "OrderNumber") === "") fail(`it is ${JSON.stringify(document["OrderNumber"])}.`);
  }),
  onStored("The document has the posted GuestIdentifier.", ({ GuestIdentifier }, order) => {
    if (GuestIdentifier !== order.GuestIdentifier) fail(`it is ${JSON.stringify(GuestIdentifier)}.`);
  }),
  onStored("StoreID in the document is a number.", ({ StoreID }, order) => {
    if (StoreID !== order.StoreID) fail(`it is ${JSON.stringify(StoreID)}.`);
  }),
  onStored("CreatedOn in the document is a number or a timestamp.", (document) => {
    const isTime = typeof document["CreatedOn"] === "object" && document["CreatedOn"] !== null;
    if (numberIn(document, "CreatedOn") === null && !isTime) fail(`it is ${JSON.stringify(document["CreatedOn"])}.`);
  }),
  onStored("The document is TrackingOrder as it was posted.", (document, order) => {
    const keys = Object.keys(order).filter((key) => !ofBackend.includes(key));
    const differing = keys.filter((key) => !isSame(document[key], (order as unknown as JsonFields)[key]));
    if (differing.length > 0) fail(`${differing.join(", ")} differ from what was posted.`);
  }),
  onStored("Card is never stored.", (document) => {
    if ("Card" in document) fail("the document has a Card.");
  }),
  check("A card's number is nowhere in the document of an order that it has paid.", async (subject) => {
    const order = await subject.place({ payment: "card" });
    const text = JSON.stringify(await documentOf(subject, order));
    if (text.includes(approvedCard(subject.fixtures))) fail("the whole number is there.");
  }),
  check("Each order has a number of its own.", async (subject) => {
    const { document } = await stored(subject);
    const other = await documentOf(subject, await subject.place());
    if (idIn(other, "OrderNumber") === idIn(document, "OrderNumber")) fail(`both are ${idIn(other, "OrderNumber")}.`);
  }),
  check("An order begins with OnlineOrderStatus 1, whatever it was posted with.", async (subject) => {
    const order = await subject.order();
    const posted: Order = { ...order, OnlineOrderStatus: 5, OnlineOrderStatusDescription: "done" };
    done("placeOrder", await subject.post(posted));
    const { OnlineOrderStatus } = await documentOf(subject, order);
    if (OnlineOrderStatus !== 1) fail(`it is ${JSON.stringify(OnlineOrderStatus)}.`);
  }),
  check("A note of 300 characters in any script is stored as it is.", async (subject) => {
    const order = { ...(await subject.order()), Notes: "微辣 & <b>😀</b> ".repeat(30).slice(0, 300).trim() };
    done("placeOrder", await subject.post(order));
    const document = await documentOf(subject, order);
    if (textIn(document, "Notes") !== order.Notes) fail(`it is "${textIn(document, "Notes").slice(0, 30)}…".`);
  }),
  takes("An order for pickup is taken.", { mode: "pickup" }),
  takes("An order for delivery is taken.", { mode: "delivery" }),
  takes("An order to a room is taken.", { mode: "room" }),
  takes("An order at a table is taken.", { mode: "table" }),
  takes("An order for a later time is taken, if the store takes any.", { leadMs: 2 * 60 * 60_000 }),
];

/** Firestore has no undefined, and an order has no keys in any order. */
function isSame(one: unknown, other: unknown): boolean {
  return canonical(one) === canonical(other);
}

function canonical(value: unknown): string {
  return JSON.stringify(value ?? null, (_, inner: unknown) =>
    typeof inner === "object" && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
