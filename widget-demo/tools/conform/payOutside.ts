import { isLoopbackHost } from "../../backend/http.ts";
import { numberIn, recordsIn } from "../../backend/ordering/reading.ts";
import { causeOf } from "../causeOf.ts";
import type { Answer } from "./api.ts";
import type { Payment } from "./basket.ts";
import { documentOf } from "./documentOf.ts";
import type { Order } from "./order.ts";
import { done, paidAlready, tell } from "./replies.ts";
import type { Subject } from "./subject.ts";
import { fail, skip } from "./verdict.ts";
import { flagOf } from "./ways.ts";

/** The address of the page that an answer names. */
export function pageOf(opened: Answer): string {
  const { Url } = done("startPayment", opened);
  return typeof opened.json === "string" ? opened.json : String(Url);
}

/** Where a payment's page leads: to ReturnUrl, with three values. */
function returnOf(page: string, udid: string, [result, status]: readonly [string, string]): URL {
  const url = new URL(page);
  url.searchParams.set("result", result);
  url.searchParams.set("merchant_trade_no", udid);
  url.searchParams.set("trade_status", status);
  return url;
}

const words = { Pay: ["SUCCESS", "TRADE_SUCCESS"], Cancel: ["CANCEL", "TRADE_CANCELLED"] } as const;

/** Presses a button of a payment's page, and sees where it leads. Of all pages, a program can press the demo's alone. */
export async function press(page: string, button: keyof typeof words, order: Order, back: string): Promise<void> {
  const expected = returnOf(back, order.UDID, words[button]).href;
  const byHand = `Press it by hand, and see that it leads to ${expected}`;
  if (!isLoopbackHost(new URL(page).host)) skip(`no program can press ${button} on the provider's page. ${byHand}`);
  const headers = { "Content-Type": "application/x-www-form-urlencoded" };
  const init = { method: "POST", redirect: "manual", headers, body: `answer=${button}` } as const;
  const response = await fetch(page, init).catch((problem: unknown) =>
    fail(`the payment's page doesn't answer (${causeOf(problem)}).`),
  );
  const to = response.headers.get("Location");
  if (to === null) skip(`the payment's page takes no answer=${button}, as the demo's does. ${byHand}`);
  const leads = new URL(to, page);
  const isRight = `${leads.origin}${leads.pathname}` === `${new URL(back).origin}${new URL(back).pathname}`;
  const { result, merchant_trade_no: udid, trade_status: status } = Object.fromEntries(leads.searchParams);
  if (!isRight || result?.toUpperCase() !== words[button][0] || udid !== order.UDID || status === undefined)
    fail(`it leads to ${leads.href}, and not to ${expected}`);
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
