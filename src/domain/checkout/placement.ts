import type { OrderReference } from "../order/orderReference.ts";
import { wasUsed } from "../payment/settlement.ts";
import type { Instant } from "../time/instant.ts";
import { type Attempt, pageOf } from "./attempt.ts";

/** What the page around the shop is told: the order as it was sent, with the customer that the backend names. */
export type PlacedOrder = Pick<Attempt, "reference" | "total" | "ordered" | "sale" | "joins" | "settlement">;

/**
 * Why nothing was sent. `cart-changed`: another tab or element changed it, or ordered it. `unkept`: the attempt would be
 * lost with the page, which the diner is told first.
 */
export type NotSent = "cart-changed" | "unkept";

/**
 * What follows where the backend refuses an order that it was only asked about (R57): the diner's new choice, under the
 * same UDID; what the payment's page has said; or the form again, with why that new choice was refused.
 */
export type Otherwise = { readonly next: Attempt } | { readonly message: string } | { readonly refusal: string };

/** An order being placed (R33). While one has an attempt, no other can be started. */
export type Placement =
  | { readonly kind: "idle" }
  /** Nothing was sent, and the diner can press the button again. */
  | { readonly kind: "not-sent"; readonly why: NotSent }
  /** The device is being asked whether another tab is placing an order. */
  | {
      readonly kind: "claiming";
      readonly attempt: Attempt;
      /** `again`: it may have been sent before. `paid`: the diner has settled it, and it is sent next. */
      readonly turn: "first" | "again" | "paid";
      readonly otherwise?: Otherwise | undefined;
    }
  /** The diner settles it, in a wallet's sheet or on the payment's own page. */
  | { readonly kind: "paying"; readonly attempt: Attempt; readonly turn: "first" | "again" }
  | {
      readonly kind: "sending";
      readonly attempt: Attempt;
      /** It wasn't sent before, and nothing was paid for it. */
      readonly isFirst?: true | undefined;
      readonly otherwise?: Otherwise | undefined;
    }
  /** The backend may have the order. */
  | {
      readonly kind: "unknown";
      readonly attempt: Attempt;
      /** Everything needed to send it again is in memory. */
      readonly canSend: boolean;
      /** `absent`: it isn't there, but may still arrive. `unanswered`: nobody could say. `elsewhere`: another tab sends it. */
      readonly lookUp: "running" | "absent" | "unanswered" | "elsewhere";
      /** The network came back while it was running: if it fails, it is looked up once more. */
      readonly isWantedAgain?: true;
      /** What the backend said instead of an outcome. */
      readonly message?: string | undefined;
    }
  /** The backend doesn't have it, and the card or token is gone: it can be sent again once the diner gives it again. */
  | {
      readonly kind: "needs-payment-again";
      readonly attempt: Attempt;
      /** Why the last try failed; empty where there is nothing to tell. */
      readonly message: string;
    }
  /** R57: refused after its payment's page led back. The payment may still be confirmed, so the attempt is kept. */
  | { readonly kind: "unconfirmed"; readonly attempt: Attempt; readonly message: string }
  /** Another tab knows the outcome; this one looks it up. */
  | {
      readonly kind: "settled-elsewhere";
      readonly attempt: Attempt;
      readonly lookUp: "running" | "unanswered";
      /** As above. */
      readonly isWantedAgain?: true;
    }
  | { readonly kind: "placed"; readonly reference: OrderReference }
  | {
      readonly kind: "failed";
      readonly message: string;
      /** It was paid apart from the order, before that was refused: the restaurant gives the money back. */
      readonly isPaidBack?: true;
    };

export type PlacementEvent =
  | { readonly kind: "start"; readonly attempt: Attempt }
  /** The answer to `claim`, `claim-again` and `claim-back`: the attempt as it is kept now, with the time of this sending. */
  | { readonly kind: "claimed"; readonly attempt: Attempt }
  | { readonly kind: "not-claimed"; readonly udid: string; readonly why: NotSent }
  /** An attempt is kept: the page was reloaded, or another tab was first, or sent it again. */
  | { readonly kind: "kept"; readonly attempt: Attempt }
  /** The device no longer keeps the attempt, and this tab didn't remove it. */
  | { readonly kind: "settled-elsewhere"; readonly udid: string }
  /** The backend has the order: by its answer, or when it was looked up. */
  | { readonly kind: "taken"; readonly udid: string; readonly customerId: string | null }
  /** `pay` has put what settles it into memory. `isSpent`: that can be used once. */
  | { readonly kind: "paid"; readonly udid: string; readonly isSpent: boolean }
  /** The diner closed the wallet (no message), the payment could not begin, or it was refused. */
  | { readonly kind: "not-paid"; readonly udid: string; readonly message: string | null }
  /** R57: the payment's page led back. `attempt` is what is kept of that order. */
  | {
      readonly kind: "returned";
      readonly attempt: Attempt;
      readonly isPaid: boolean;
      readonly message: string;
    }
  /** The diner returned to this page from the payment's page by Back, so that page said nothing. */
  | { readonly kind: "came-back" }
  /** The answer to `forget-attempt` and `withdraw`. */
  | { readonly kind: "forgotten" }
  /** Refused or declined: the backend says both in the same way. */
  | { readonly kind: "refused"; readonly udid: string; readonly message: string }
  /** R36: refused because the backend finds no payment for it. */
  | { readonly kind: "unpaid"; readonly udid: string; readonly message: string }
  /** R63: the member has to log in again. It says nothing of an earlier sending. */
  | { readonly kind: "unproven"; readonly udid: string; readonly message: string }
  /** Time-out, network error, 5xx, 429 or an unreadable answer: the backend may have the order. */
  | { readonly kind: "no-answer"; readonly udid: string }
  | { readonly kind: "not-found"; readonly udid: string }
  | { readonly kind: "look-up-failed"; readonly udid: string }
  /** It wasn't found, and another tab is sending it now. */
  | { readonly kind: "sent-elsewhere"; readonly udid: string }
  /** The network is back, or the page is visible again. */
  | { readonly kind: "look-again" }
  /** Looks it up in the background: the screen changes only when there is news. */
  | { readonly kind: "look-quietly" }
  /** In `needs-payment-again` it means that the card or token was given again. */
  | { readonly kind: "retry" }
  | { readonly kind: "give-up"; readonly now: Instant }
  /** The diner has seen how it ended. */
  | { readonly kind: "acknowledged" };

export type PlacementCommand =
  /**
   * Keep this attempt with the current time unless another is kept, atomically across tabs. Answers `claimed` or
   * `kept`.
   */
  | { readonly kind: "claim"; readonly attempt: Attempt }
  /** Update its time if it is still the one that is kept. Answers `claimed`, `kept` or `settled-elsewhere`. */
  | { readonly kind: "claim-again"; readonly attempt: Attempt }
  /** Keep it as it was before the diner's new choice. Answers as `claim-again` does. */
  | { readonly kind: "claim-back"; readonly attempt: Attempt }
  /** Asks the wallet, or leaves for the payment's page. Answers `paid` or `not-paid`, unless the page is left. */
  | { readonly kind: "pay"; readonly attempt: Attempt }
  | { readonly kind: "post"; readonly attempt: Attempt }
  | { readonly kind: "look-up"; readonly reference: OrderReference }
  /** The backend refused it. Answers `forgotten`. */
  | { readonly kind: "forget-attempt"; readonly udid: string }
  /** This tab gives it up. Answers `forgotten`, or `kept` where another tab has claimed it again. */
  | { readonly kind: "withdraw"; readonly attempt: Attempt }
  | { readonly kind: "drop-card" }
  /** Makes the cart in memory and the cart on the device the same again. */
  | { readonly kind: "reconcile-cart" }
  /** Tells the diner that only this page can keep the order; after that, this is enough to send it. */
  | { readonly kind: "warn-page-alone" }
  /**
   * It was placed. Atomically across tabs: announce it unless another tab has, remove what was ordered and the stored
   * room, table and coupon (spec: on success), then forget the attempt.
   */
  | { readonly kind: "settle"; readonly reference: OrderReference; readonly attempt: Attempt };

/** The order whose outcome is open, if there is one. */
export function attemptOf(placement: Placement): Attempt | null {
  return "attempt" in placement ? placement.attempt : null;
}

/** No order is being placed. */
export function canStart({ kind }: Placement): boolean {
  return kind === "idle" || kind === "not-sent" || kind === "failed";
}

/**
 * An order that the backend doesn't have, and whose form is shown again, with every way to pay. It goes on under its UDID:
 * another one could be paid for twice. It is one that may be paid on a page of its own (R57), or one whose wallet's sheet
 * was open when the page was reloaded: nothing was sent. A wallet's token that may be on its way is asked for again
 * instead, as a card is (R58). Not where the device keeps the cart inside the attempt alone.
 */
export function reopenedOf(placement: Placement): Attempt | null {
  if (placement.kind !== "needs-payment-again") return null;
  const { attempt } = placement;
  const { settlement, holdsCart } = attempt;
  const isUntouched = settlement.kind === "token" && !wasUsed(settlement);
  return (isUntouched || pageOf(attempt)) && !holdsCart ? attempt : null;
}

/** The backend may have the order, and nothing is being sent: only looking it up can tell. */
export function isOpen({ kind }: Placement): boolean {
  return ["unknown", "needs-payment-again", "unconfirmed", "settled-elsewhere"].includes(kind);
}

/** The order is being settled or sent: nothing can be changed. */
export function isBusy({ kind }: Placement): boolean {
  return kind === "claiming" || kind === "paying" || kind === "sending";
}

/**
 * Whether leaving the page needs a warning: the order is being sent, or its card would be lost while it may still be
 * needed.
 */
export function warnsOnLeave(placement: Placement): boolean {
  if (placement.kind === "unknown") return placement.canSend && placement.attempt.settlement.kind === "card";
  // A redirect leaves the page on purpose.
  if (placement.kind === "paying") return placement.attempt.settlement.kind !== "redirect";
  return isBusy(placement);
}

/**
 * Twice the time-out of the order's POST: what hasn't arrived by then never will. It can't be paid any more either,
 * since a payment's page is closed by then.
 */
const arrivalMs = 600_000;

/** So long without a word, and the diner knows more than the shop: whether their meal has come. */
const silenceMs = 3_600_000;

/** Whether the diner may give up an order that never arrived. Before that time it may still arrive. */
export function canGiveUp(placement: Placement, now: Instant): boolean {
  const isAbsent =
    placement.kind === "needs-payment-again" ||
    placement.kind === "unconfirmed" ||
    (placement.kind === "unknown" && placement.lookUp === "absent");
  const isUnanswered = placement.kind === "unknown" && placement.lookUp === "unanswered";
  if (!isAbsent && !isUnanswered) return false;
  return now - placement.attempt.postedAt >= (isAbsent ? arrivalMs : silenceMs);
}
