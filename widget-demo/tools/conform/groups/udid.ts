import { randomUUID } from "node:crypto";
import { trustedUrl } from "../../../../src/wire/trustedUrl.ts";
import { idIn, textIn } from "../../../backend/ordering/reading.ts";
import { type Check, check } from "../check.ts";
import { documentOf, leavesNothing } from "../documentOf.ts";
import { approvedCard, askingCard, declinedCard, needed } from "../fixtures.ts";
import type { Order } from "../order.ts";
import { done, refused, tell } from "../replies.ts";
import type { Subject } from "../subject.ts";
import { fail } from "../verdict.ts";

/** One order, posted twice, and its number after each. */
function repeated(subject: Subject) {
  return subject.once("repeated", async () => {
    const order = await subject.order();
    const first = await subject.post(order);
    done("placeOrder", first);
    const before = await documentOf(subject, order);
    const second = await subject.post(order);
    return { order, first, second, before, after: await documentOf(subject, order) };
  });
}

/** One order, posted several times at once, and what each caller reads as soon as its answer is there. */
function crowded(subject: Subject) {
  return subject.once("crowded", async () => {
    const order = await subject.order();
    const one = async () => {
      const answer = await subject.post(order);
      return { answer, number: idIn(await documentOf(subject, order), "OrderNumber") };
    };
    return Promise.all(Array.from({ length: 5 }, one));
  });
}

async function another(subject: Subject, order: Order): Promise<Order> {
  const { OnlineOrderUserIdentifier, GuestIdentifier } = await subject.order();
  return { ...order, OnlineOrderUserIdentifier, GuestIdentifier };
}

export const udid: readonly Check[] = [
  check("A UDID that comes again is answered as it was the first time.", async (subject) => {
    const { first, second } = await repeated(subject);
    if (first.text !== second.text || first.status !== second.status)
      fail(`first ${tell(first)}, then ${tell(second)}.`);
  }),
  check("A UDID that comes again makes no second order: the OrderNumber stays.", async (subject) => {
    const { before, after } = await repeated(subject);
    const [one, two] = [before, after].map((document) => idIn(document, "OrderNumber"));
    if (one !== two) fail(`first it was ${one}, then ${two}.`);
  }),
  check("A UDID that comes at once several times is answered alike.", async (subject) => {
    const answers = (await crowded(subject)).map(({ answer }) => answer);
    for (const answer of answers) done("placeOrder", answer);
    if (new Set(answers.map(({ text }) => text)).size > 1) fail("the answers differ.");
  }),
  check("A UDID that comes at once several times makes one order.", async (subject) => {
    const numbers = new Set((await crowded(subject)).map(({ number }) => number));
    if (numbers.size > 1) fail(`the OrderNumber was ${[...numbers].join(", then ")}.`);
  }),
  check("What comes again with other content changes nothing.", async (subject) => {
    const { order } = await repeated(subject);
    done("placeOrder", await subject.post({ ...order, Notes: "Other", TotalTax: 999 }));
    const document = await documentOf(subject, order);
    if (textIn(document, "Notes") !== order.Notes) fail("the document has the new content.");
  }),
  check("The same dishes under another UDID are another order.", async (subject) => {
    const { order, before } = await repeated(subject);
    const other = { ...order, UDID: randomUUID() };
    done("placeOrder", await subject.post(other));
    const number = idIn(await documentOf(subject, other), "OrderNumber");
    if (number === idIn(before, "OrderNumber")) fail(`it has the first one's number ${number}.`);
  }),
  check("Another person's UDID is refused, and their order stays as it is.", async (subject) => {
    const { order, before } = await repeated(subject);
    refused(await subject.post(await another(subject, order)));
    const after = await documentOf(subject, order);
    if (after["GuestIdentifier"] !== before["GuestIdentifier"]) fail("the order is the other's now.");
  }),
  check("The refusal of another person's UDID doesn't tell whose it is.", async (subject) => {
    const { order } = await repeated(subject);
    const { text } = await subject.post(await another(subject, order));
    if (text.includes(order.OnlineOrderUserIdentifier)) fail("it has the other's identifier.");
  }),
  check("An order with another UDID than the one in the address is refused.", async (subject) => {
    const order = await subject.order();
    refused(await subject.call("POST", `trackingorders/${randomUUID()}`, { body: { TrackingOrder: order } }));
    await leavesNothing(subject, order);
  }),
  check("A refused UDID stays refused: the right order isn't taken under it.", async (subject) => {
    const order = await subject.order();
    refused(await subject.post({ ...order, TotalExcludingTax: order.TotalExcludingTax + 1 }), "price-changed");
    refused(await subject.post(order), "price-changed");
    await leavesNothing(subject, order);
  }),
  check("A UDID whose card was declined stays refused: no other card is charged under it.", async (subject) => {
    const [card, other] = [declinedCard(subject.fixtures), approvedCard(subject.fixtures)];
    const order = await subject.order({ payment: "card" });
    refused(await subject.post(order, { card }), "card-declined");
    refused(await subject.post(order, { card: other }), "card-declined");
    await leavesNothing(subject, order);
  }),
  check("A card whose bank asks is answered with action-needed, and places nothing before that.", async (subject) => {
    const card = askingCard(subject.fixtures);
    needed(subject.fixtures.page, "page");
    const order = await subject.order({ payment: "card" });
    const answer = await subject.post(order, { card });
    refused(answer, "action-needed");
    const { kind, url } = (JSON.parse(answer.text) as { Action?: { kind?: unknown; url?: unknown } }).Action ?? {};
    if (kind !== "redirect" || typeof url !== "string" || trustedUrl(url, url) === null) {
      fail("its Action isn't of the kind redirect with an https url.");
    }
    refused(await subject.post(order, { card: "" }), "payment-pending");
    await leavesNothing(subject, order);
  }),
];
