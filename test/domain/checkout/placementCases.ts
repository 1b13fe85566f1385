import type { FoodAttempt } from "../../../src/domain/checkout/attempt.ts";
import type { Placement, PlacementEvent } from "../../../src/domain/checkout/placement.ts";
import { instant } from "../../../src/domain/time/instant.ts";
import { buildAttempt } from "./buildAttempt.ts";

export const attempt = buildAttempt("a");
export const cash = buildAttempt("cash", { settlement: { kind: "none" } });
export const token = buildAttempt("a", { settlement: { kind: "token", method: "apple-pay", isSpent: false } });
/** Its token was sent with the order, but it is unknown whether the order arrives. */
export const given = buildAttempt("a", {
  settlement: { kind: "token", method: "apple-pay", isSpent: false, isSent: true },
});
export const spent = buildAttempt("a", { settlement: { kind: "token", method: "google-pay", isSpent: true } });
export const redirect = buildAttempt("a", { settlement: { kind: "redirect", method: "alipay", hasReturned: false } });
export const returned = buildAttempt("a", { settlement: { kind: "redirect", method: "alipay", hasReturned: true } });
/** Paid in another way, while the payment page that was opened first may still be paid. */
export const switched = buildAttempt("a", { earlier: redirect });
const switchedToWallet = buildAttempt("a", { settlement: token.settlement, earlier: redirect });
export const other = buildAttempt("b");
export const logIn = "Please log in again, then try once more.";
const early = instant(599_999);
export const late = instant(600_000);

/** The backend is about to be asked, with what follows if it knows of no payment. */
const asking = <const Otherwise>(attempt: FoodAttempt, otherwise: Otherwise) =>
  ({ kind: "claiming", attempt, turn: "again", otherwise }) as const;

export const states = {
  idle: { kind: "idle" },
  claiming: { kind: "claiming", attempt, turn: "first" },
  "claiming again": { kind: "claiming", attempt, turn: "again" },
  "claiming to send": { kind: "claiming", attempt: token, turn: "paid" },
  "claiming to ask, a page's word at hand": asking(returned, { message: "Declined." }),
  "claiming to ask, a card at hand": asking(returned, { next: attempt }),
  "claiming, a page still open": { kind: "claiming", attempt: switched, turn: "first" },
  "sending, a page still open": { kind: "sending", attempt: switched },
  "looking, without, a page still open": { kind: "unknown", attempt: switched, canSend: false, lookUp: "running" },
  "looking, with card, a page still open": { kind: "unknown", attempt: switched, canSend: true, lookUp: "running" },
  "card again, a page still open": { kind: "needs-payment-again", attempt: switched, message: "" },
  "at the wallet, a page still open": { kind: "paying", attempt: switchedToWallet, turn: "first" },
  "claiming to ask, a refusal at hand": asking(redirect, { refusal: "Declined." }),
  "asking, a refusal at hand": { kind: "sending", attempt: redirect, otherwise: { refusal: "Declined." } },
  "claiming to ask, why the wallet failed at hand": asking(redirect, { refusal: "No." }),
  "asking, why the wallet failed at hand": { kind: "sending", attempt: redirect, otherwise: { refusal: "No." } },
  "claiming to ask whether it is paid": asking(redirect, { refusal: "payment-pending" }),
  "asking whether it is paid": { kind: "sending", attempt: redirect, otherwise: { refusal: "payment-pending" } },
  "paid, not seen": { kind: "needs-payment-again", attempt: redirect, message: "payment-pending" },
  "claiming to ask, nothing to tell": asking(redirect, { refusal: "" }),
  "asking, nothing to tell": { kind: "sending", attempt: redirect, otherwise: { refusal: "" } },
  "at the wallet": { kind: "paying", attempt: token, turn: "first" },
  "at the wallet again": { kind: "paying", attempt: token, turn: "again" },
  sending: { kind: "sending", attempt },
  "sending first": { kind: "sending", attempt, isFirst: true },
  "sending, paid on a page": { kind: "sending", attempt: returned },
  "asking, a page's word at hand": { kind: "sending", attempt: returned, otherwise: { message: "Declined." } },
  "asking, a card at hand": { kind: "sending", attempt: returned, otherwise: { next: attempt } },
  "looking, with card": { kind: "unknown", attempt, canSend: true, lookUp: "running" },
  "looking, without": { kind: "unknown", attempt, canSend: false, lookUp: "running" },
  "looking, with card, and once more": {
    kind: "unknown",
    attempt,
    canSend: true,
    lookUp: "running",
    isWantedAgain: true,
  },
  "looking, logged out, with card": { kind: "unknown", attempt, canSend: true, lookUp: "running", message: logIn },
  "looking, logged out, without": { kind: "unknown", attempt, canSend: false, lookUp: "running", message: logIn },
  "absent, logged out": { kind: "unknown", attempt, canSend: true, lookUp: "absent", message: logIn },
  "unanswered, logged out": { kind: "unknown", attempt, canSend: true, lookUp: "unanswered", message: logIn },
  "unanswered, logged out, without": {
    kind: "unknown",
    attempt,
    canSend: false,
    lookUp: "unanswered",
    message: logIn,
  },
  "sent elsewhere, logged out": { kind: "unknown", attempt, canSend: true, lookUp: "elsewhere", message: logIn },
  "sent elsewhere, logged out, without": {
    kind: "unknown",
    attempt,
    canSend: false,
    lookUp: "elsewhere",
    message: logIn,
  },
  "card again, logged out": { kind: "needs-payment-again", attempt, message: logIn },
  absent: { kind: "unknown", attempt, canSend: true, lookUp: "absent" },
  "unanswered, with card": { kind: "unknown", attempt, canSend: true, lookUp: "unanswered" },
  "unanswered, without": { kind: "unknown", attempt, canSend: false, lookUp: "unanswered" },
  "sent elsewhere, with card": { kind: "unknown", attempt, canSend: true, lookUp: "elsewhere" },
  "sent elsewhere, without": { kind: "unknown", attempt, canSend: false, lookUp: "elsewhere" },
  "card again": { kind: "needs-payment-again", attempt, message: "" },
  "wallet failed": { kind: "needs-payment-again", attempt: token, message: "No." },
  "wallet given": { kind: "needs-payment-again", attempt: given, message: "" },
  reopened: { kind: "needs-payment-again", attempt: redirect, message: "" },
  "reopened with a reason": { kind: "needs-payment-again", attempt: returned, message: "Declined." },
  "reopened, paid back": { kind: "needs-payment-again", attempt: returned, message: "Declined.", isPaidBack: true },
  unconfirmed: { kind: "unconfirmed", attempt: returned, message: "Declined." },
  "settled, looking": { kind: "settled-elsewhere", attempt, lookUp: "running" },
  "settled, looking, and once more": {
    kind: "settled-elsewhere",
    attempt,
    lookUp: "running",
    isWantedAgain: true,
  },
  "settled, unanswered": { kind: "settled-elsewhere", attempt, lookUp: "unanswered" },
  placed: { kind: "placed", reference: attempt.reference },
  "held back": { kind: "not-sent", why: "cart-changed" },
  "held back until told": { kind: "not-sent", why: "unsaved" },
  failed: { kind: "failed", message: "Declined." },
  "failed, logged out": { kind: "failed", message: logIn },
  "failed, no reason": { kind: "failed", message: "" },
  "wallet broke": { kind: "failed", message: "No." },
} as const satisfies Record<string, Placement>;

export type StateName = keyof typeof states;

export const events = {
  start: { kind: "start", attempt: other },
  "start again": { kind: "start", attempt: redirect },
  "start with a card": { kind: "start", attempt },
  claimed: { kind: "claimed", attempt },
  "claimed b": { kind: "claimed", attempt: other },
  "not claimed": { kind: "not-claimed", udid: "a", why: "cart-changed" },
  "not kept": { kind: "not-claimed", udid: "a", why: "unsaved" },
  kept: { kind: "stored", attempt },
  "kept b": { kind: "stored", attempt: other },
  settled: { kind: "settled-elsewhere", udid: "a" },
  paid: { kind: "paid", udid: "a", isSpent: false },
  "not paid": { kind: "not-paid", udid: "a", message: "No." },
  closed: { kind: "not-paid", udid: "a", message: null },
  "back paid": { kind: "returned", attempt: redirect, mayBePaid: true, message: "" },
  "back paid, after another choice": { kind: "returned", attempt: switched, mayBePaid: true, message: "" },
  "back unpaid, after another choice": { kind: "returned", attempt: switched, mayBePaid: false, message: "Declined." },
  "back unpaid": { kind: "returned", attempt: redirect, mayBePaid: false, message: "Declined." },
  "back unpaid, paid elsewhere": { kind: "returned", attempt: returned, mayBePaid: false, message: "Declined." },
  "came back": { kind: "came-back" },
  forgotten: { kind: "forgotten" },
  taken: { kind: "taken", udid: "a", customerId: null },
  refused: { kind: "refused", udid: "a", message: "Declined.", isCoded: true },
  unpaid: { kind: "unpaid", udid: "a", message: "Declined.", isCoded: true },
  unproven: { kind: "unproven", udid: "a", message: logIn },
  "payment failed": { kind: "payment-failed", udid: "a", message: "Declined." },
  "no answer": { kind: "no-answer", udid: "a" },
  "not found": { kind: "not-found", udid: "a", now: instant(0) },
  "look-up failed": { kind: "look-up-failed", udid: "a" },
  "sent elsewhere": { kind: "sent-elsewhere", udid: "a" },
  "look again": { kind: "look-again" },
  "look quietly": { kind: "look-quietly" },
  retry: { kind: "retry" },
  "give up early": { kind: "give-up", now: early },
  "give up": { kind: "give-up", now: late },
  acknowledged: { kind: "acknowledged" },
} as const satisfies Record<string, PlacementEvent>;

export type EventName = keyof typeof events;
