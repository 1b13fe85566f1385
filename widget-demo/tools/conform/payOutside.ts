import { isLoopbackHost } from "../../backend/http.ts";
import { numberIn, recordsIn } from "../../backend/ordering/reading.ts";
import { causeOf } from "../causeOf.ts";
import type { Answer } from "./api.ts";
import type { Payment } from "./basket.ts";
import { documentOf, leavesNothing } from "./documentOf.ts";
import { needed } from "./fixtures.ts";
import type { Order } from "./order.ts";
import { done, isRefusal, paidAlready, refused, tell } from "./replies.ts";
import type { Subject } from "./subject.ts";
import { fail, skip } from "./verdict.ts";
import { flagOf } from "./ways.ts";

/** The address of the page that an answer names. */
export function pageOf(opened: Answer): string {
  const { Url } = done("startPayment", opened);
  return typeof opened.json === "string" ? opened.json : String(Url);
}

const statuses = { SUCCESS: "TRADE_SUCCESS", CANCEL: "TRADE_CANCELLED" } as const;

export type Result = keyof typeof statuses;

/** Where a payment's page leads at its end: to ReturnUrl, with three values. */
export function returnOf(page: string, { UDID }: Order, result: Result): URL {
  const url = new URL(page);
  url.searchParams.set("result", result);
  url.searchParams.set("merchant_trade_no", UDID);
  url.searchParams.set("trade_status", statuses[result]);
  return url;
}

/** Presses a button of a payment's page on this machine, and sees where it leads. It takes the form that the demo's page has. */
export async function press(page: string, button: "Pay" | "Cancel", expected: URL): Promise<void> {
  const byHand = `Press it by hand, and see that it leads to ${expected}`;
  if (!isLoopbackHost(new URL(page).host)) skip(`no program can press ${button} on the provider's page. ${byHand}`);
  const headers = { "Content-Type": "application/x-www-form-urlencoded" };
  const init = { method: "POST", redirect: "manual", headers, body: `answer=${button}` } as const;
  const response = await fetch(page, init).catch((problem: unknown) =>
    fail(`the payment's page doesn't answer (${causeOf(problem)}).`),
  );
  const to = response.headers.get("Location");
  const leads = to === null ? null : new URL(to, page);
  if (leads === null || isStillThere(leads, page, expected))
    return skip(`the payment's page takes no form with answer=${button}, as the demo's does. ${byHand}`);
  leadsTo(leads, expected);
  if (!leads.searchParams.has("trade_status")) fail(`it leads to ${leads}, without trade_status.`);
}

/** What is paid needs no page any more: the address may be ReturnUrl itself, and no provider has a word of its own. */
export async function leadsBackAtOnce(address: string, expected: URL): Promise<void> {
  const url = new URL(address);
  if (placeOf(url) === placeOf(expected)) leadsTo(url, expected);
  else await press(address, "Cancel", expected);
}

/** A page that takes another form may show itself again. */
function isStillThere(leads: URL, page: string, expected: URL): boolean {
  const isSameSite = leads.origin === new URL(page).origin;
  return isSameSite && placeOf(leads) !== placeOf(expected) && !leads.searchParams.has("result");
}

function leadsTo(leads: URL, expected: URL): void {
  if (summary(leads) !== summary(expected)) fail(`it leads to ${leads}, and not to ${expected}`);
}

function placeOf({ origin, pathname }: URL): string {
  return `${origin}${pathname}`;
}

/** What the shop goes by. */
function summary(url: URL): string {
  const { searchParams } = url;
  return [placeOf(url), searchParams.get("result")?.toUpperCase(), searchParams.get("merchant_trade_no")].join(" ");
}

/** Payments that have an order's UDID, and don't pay for it. */
export const mismatches = [
  {
    paid: "with one cent too little",
    change: (_: Subject, { PaymentTransactions }: Order) => {
      const cents = Math.round((PaymentTransactions[0]?.Amount ?? 0) * 100);
      return { TotalAmount: (cents - 1) / 100 };
    },
  },
  {
    paid: "at another store",
    change: ({ fixtures, shop }: Subject) => {
      const StoreId = needed(fixtures.otherStore, "otherStore");
      if (StoreId === shop.id) skip("the fixtures' otherStore is this store.");
      return { StoreId };
    },
  },
] as const;

/** An answer to a payment that no order needs, which may be refused, too. */
export function orSkip(answer: Answer): Answer {
  if (isRefusal(answer) || answer.status !== 200) skip(`it can't be paid so: ${tell(answer)}.`);
  return answer;
}

export async function isNotPlaced(subject: Subject, order: Order): Promise<void> {
  refused(await subject.post(order));
  await leavesNothing(subject, order);
}

/** Another way to pay for the order that a payment outside has paid. */
function otherWay({ fixtures, shop }: Subject): Payment {
  if (fixtures.cards?.approved !== undefined) return "card";
  return flagOf(shop.store, "EnableCashOnPickup") ? "cash" : skip("no approved card in the fixtures.");
}

/** An order, and the same one as it is posted to be paid in another way. */
export async function paidTwice(subject: Subject, payment: Payment) {
  const other = otherWay(subject);
  const mode = other === "cash" ? ({ mode: "pickup" } as const) : {};
  const order = await subject.order({ ...mode, payment });
  const { UDID, OnlineOrderUserIdentifier, GuestIdentifier } = order;
  const again = await subject.order({ ...mode, payment: other });
  return { order, again: { ...again, UDID, OnlineOrderUserIdentifier, GuestIdentifier } };
}

/** An order that is paid outside is placed by that payment, and by no other (R89). */
export async function isPlacedBy(subject: Subject, order: Order, again: Order): Promise<void> {
  const first = await subject.post(again);
  paidAlready(first);
  const document = await documentOf(subject, order);
  const [payment = {}] = recordsIn(document, "PaymentTransactions");
  const told = `PaymentMethodType ${numberIn(payment, "PaymentMethodType")}, PaymentGateway ${numberIn(document, "PaymentGateway")}, Amount ${numberIn(payment, "Amount")}`;
  const [paid] = order.PaymentTransactions;
  const expected = `PaymentMethodType ${paid?.PaymentMethodType}, PaymentGateway ${order.PaymentGateway}, Amount ${paid?.Amount}`;
  if (told !== expected) fail(`the document has ${told}. It was paid with ${expected}.`);
  const second = await subject.post(again);
  if (second.text !== first.text) fail(`the UDID comes again: first ${tell(first)}, then ${tell(second)}.`);
}
