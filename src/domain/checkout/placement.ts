import type { OrderAddress } from "../order/orderAddress.ts";
import type { Instant } from "../time/instant.ts";
import type { Attempt } from "./attempt.ts";

/** What the page around the shop is told of: as it was sent, at the customer whom the backend names. */
export type PlacedOrder = Pick<Attempt, "address" | "total" | "ordered" | "sale">;

/**
 * Why nothing was sent. `cart-changed`: another tab or element changed it, or ordered it. `unkept`: the attempt would be
 * lost with the page, which the diner is told first. `unknown-payment`: a payment's page led back for an order that isn't
 * kept here (R57).
 */
export type NotSent = "cart-changed" | "unkept" | "unknown-payment";

/** An order being placed (R33). While an attempt stands here no other can be started. */
export type Placement =
  | { readonly kind: "idle" }
  /** What was pressed for was held back: it can be pressed again. */
  | { readonly kind: "not-sent"; readonly why: NotSent }
  /** Asks the device whether another tab has an order on its way. */
  | {
      readonly kind: "claiming";
      readonly attempt: Attempt;
      /** `again`: it may have been sent before. `paid`: the diner has settled it, and it is sent next. */
      readonly turn: "first" | "again" | "paid";
    }
  /** The diner settles it, in a wallet's sheet or on the payment's own page. */
  | { readonly kind: "paying"; readonly attempt: Attempt; readonly turn: "first" | "again" }
  | { readonly kind: "sending"; readonly attempt: Attempt }
  /** The backend may have the order. */
  | {
      readonly kind: "unknown";
      readonly attempt: Attempt;
      /** What settles it is in memory, or nothing is needed. */
      readonly canSend: boolean;
      /** `absent`: it isn't there, but may still arrive. `unanswered`: nobody could say. `elsewhere`: another tab sends it. */
      readonly lookUp: "running" | "absent" | "unanswered" | "elsewhere";
    }
  /** It isn't there, and what settles it is gone: the same order can be sent when that is given again. */
  | {
      readonly kind: "needs-payment-again";
      readonly attempt: Attempt;
      /** Why the last try came to nothing; empty where there is nothing to say. */
      readonly message: string;
    }
  /** R57: refused after its payment's page led back. The payment may still be confirmed, so the attempt is kept. */
  | { readonly kind: "unconfirmed"; readonly attempt: Attempt; readonly message: string }
  /** Another tab knows the outcome; this one looks it up. */
  | { readonly kind: "settled-elsewhere"; readonly attempt: Attempt; readonly lookUp: "running" | "unanswered" }
  | { readonly kind: "placed"; readonly address: OrderAddress }
  | { readonly kind: "failed"; readonly message: string };

export type PlacementEvent =
  | { readonly kind: "start"; readonly attempt: Attempt }
  /** The answer to `claim` and `claim-again`: the attempt as it is kept now, with the time of this sending. */
  | { readonly kind: "claimed"; readonly attempt: Attempt }
  | { readonly kind: "not-claimed"; readonly udid: string; readonly why: NotSent }
  /** An attempt is kept: the page was reloaded, or another tab was first, or sent it again. */
  | { readonly kind: "kept"; readonly attempt: Attempt }
  /** The attempt is not kept any more, and this tab did not forget it. */
  | { readonly kind: "settled-elsewhere"; readonly udid: string }
  /** The backend has the order: by its answer, or when it was looked up. */
  | { readonly kind: "taken"; readonly udid: string; readonly customerId: string | null }
  /** `pay` has put what settles it into memory, or the payment's page says that it was paid before. */
  | { readonly kind: "paid"; readonly udid: string }
  /** The diner closed the wallet (no message), or the payment could not begin. */
  | { readonly kind: "not-paid"; readonly udid: string; readonly message: string | null }
  /** R57: the payment's page led back. `attempt` is what is kept of that order; null where nothing is. */
  | {
      readonly kind: "returned";
      readonly attempt: Attempt | null;
      readonly isPaid: boolean;
      readonly message: string;
    }
  /** The page that was left for the payment's is shown again, without a word from there. */
  | { readonly kind: "came-back" }
  /** The answer to `forget-attempt` and `withdraw`. */
  | { readonly kind: "forgotten" }
  /** Refused or declined: the backend says both in the same way. */
  | { readonly kind: "refused"; readonly udid: string; readonly message: string }
  /** Time-out, network, 5xx, 429, an answer that is none: the order may be there. */
  | { readonly kind: "no-answer"; readonly udid: string }
  | { readonly kind: "not-found"; readonly udid: string }
  | { readonly kind: "look-up-failed"; readonly udid: string }
  /** It wasn't found, and another tab is in the middle of sending it. */
  | { readonly kind: "sent-elsewhere"; readonly udid: string }
  /** The network is back, or the page is seen again. */
  | { readonly kind: "look-again" }
  /** Time has passed: what is on the screen stays until there is news. */
  | { readonly kind: "look-quietly" }
  /** From `needs-payment-again` it means that what settles it was given. */
  | { readonly kind: "retry" }
  | { readonly kind: "give-up"; readonly now: Instant }
  /** The diner has seen how it ended. */
  | { readonly kind: "acknowledged" };

export type PlacementCommand =
  /** Keep this attempt, stamped with the time, unless one is kept, in one go with other tabs: `claimed` or `kept`. */
  | { readonly kind: "claim"; readonly attempt: Attempt }
  /** Stamp it anew if it still is the one that is kept: `claimed`, `kept` or `settled-elsewhere`. */
  | { readonly kind: "claim-again"; readonly attempt: Attempt }
  /** Asks the wallet, or leaves for the payment's page: `paid`, `not-paid`, or the page is gone. */
  | { readonly kind: "pay"; readonly attempt: Attempt }
  | { readonly kind: "post"; readonly attempt: Attempt }
  | { readonly kind: "look-up"; readonly address: OrderAddress }
  /** It came to nothing, by the backend's word: `forgotten`. */
  | { readonly kind: "forget-attempt"; readonly udid: string }
  /** It came to nothing for us: `forgotten`, or `kept` where another tab has claimed it again. */
  | { readonly kind: "withdraw"; readonly attempt: Attempt }
  | { readonly kind: "drop-card" }
  /** What is in the cart here and what is kept of it on the device become the same again. */
  | { readonly kind: "reconcile-cart" }
  /** From now on the page alone keeping the order is enough: the diner is told so. */
  | { readonly kind: "warn-page-alone" }
  /**
   * It was placed, in one go with other tabs: announce it, if nobody else has, take what was ordered and the stored
   * room, table and coupon away (spec: on success), and then forget it.
   */
  | { readonly kind: "settle"; readonly address: OrderAddress; readonly attempt: Attempt };

/** The order whose outcome is open, if there is one. */
export function attemptOf(placement: Placement): Attempt | null {
  return "attempt" in placement ? placement.attempt : null;
}

/** Nothing is on its way from here. */
export function canStart({ kind }: Placement): boolean {
  return kind === "idle" || kind === "not-sent" || kind === "failed";
}

/** The backend may have the order, and nothing is being sent: only looking it up can tell. */
export function isOpen({ kind }: Placement): boolean {
  return ["unknown", "needs-payment-again", "unconfirmed", "settled-elsewhere"].includes(kind);
}

/** The order is being settled or sent: nothing can be changed. */
export function isBusy({ kind }: Placement): boolean {
  return kind === "claiming" || kind === "paying" || kind === "sending";
}

/** The leave-page warning: the order is being sent, or its card would be lost before it is known to be needless. */
export function warnsOnLeave(placement: Placement): boolean {
  if (placement.kind === "unknown") return placement.canSend && placement.attempt.settlement.kind === "card";
  // Leaving is what a redirect is about.
  if (placement.kind === "paying") return placement.attempt.settlement.kind !== "redirect";
  return isBusy(placement);
}

/**
 * The time-out of the order's POST and as much again: what hasn't arrived by then never will. Nor can it be paid any
 * more: a payment's page is closed by then.
 */
const arrivalMs = 600_000;

/** So long without a word, and the diner knows more than the shop: whether their meal has come. */
const silenceMs = 3_600_000;

/** A way on for whom no longer wants an order that never arrived; before that time it may still arrive. */
export function canGiveUp(placement: Placement, now: Instant): boolean {
  const isAbsent =
    placement.kind === "needs-payment-again" ||
    placement.kind === "unconfirmed" ||
    (placement.kind === "unknown" && placement.lookUp === "absent");
  const isUnanswered = placement.kind === "unknown" && placement.lookUp === "unanswered";
  if (!isAbsent && !isUnanswered) return false;
  return now - placement.attempt.postedAt >= (isAbsent ? arrivalMs : silenceMs);
}
