import type { OrderReference } from "../order/orderReference.ts";
import { isByNewCard, wasUsed } from "../payment/settlement.ts";
import type { Instant } from "../time/instant.ts";
import { type Attempt, pageOf } from "./attempt.ts";

/** What the host page is told about the order: as it was sent, with the customer id that the backend returned. */
export type PlacedOrder = Pick<Attempt, "reference" | "total" | "ordered" | "sale" | "joins" | "settlement">;

/**
 * Why nothing was sent. `cart-changed`: another tab or element changed or ordered the cart. `unsaved`: the attempt
 * can't be stored and would be lost with the page, so the diner is warned first.
 */
export type NotSent = "cart-changed" | "unsaved";

/**
 * What happens if an order was sent only to find out whether it was paid (R57 twice), and the backend refuses it.
 * `next`: the diner's new choice is sent under the same UDID. `message`: the order fails with what the payment page
 * reported. `refusal`: the form returns, with the reason why the new choice was refused.
 */
export type Otherwise = { readonly next: Attempt } | { readonly message: string } | { readonly refusal: string };

/** A wallet's token was spent before, and nobody knows whether it paid. The same UDID is paid once at most. */
type PaysAgain = true | undefined;

/** An answer that refuses the order. It is believed once a look-up finds no order (R89). */
export interface Refusal {
  /**
   * `unpaid`: the backend finds no payment for it (R36). `unproven`: the member must log in again, which says nothing
   * about an earlier sending (R63).
   */
  readonly kind: "refused" | "unpaid" | "unproven";
  readonly message: string;
  /** It has a documented code (R90), so the ordering API itself has answered, and knows what it has of this order. */
  readonly isCoded?: true | undefined;
}

/** The state of placing an order (R33 attempt). While it has an attempt, no other order can be started. */
export type Placement =
  | { readonly kind: "idle" }
  /** Nothing was sent. The diner can press the button again. */
  | { readonly kind: "not-sent"; readonly why: NotSent }
  /** Checking in storage whether another tab is placing an order. */
  | {
      readonly kind: "claiming";
      readonly attempt: Attempt;
      /** `again`: it may have been sent before. `paid`: the diner has paid, and it is sent next. */
      readonly turn: "first" | "again" | "paid";
      readonly otherwise?: Otherwise | undefined;
      readonly paysAgain?: PaysAgain;
    }
  /** The diner is paying in a wallet's sheet or on a payment page, or answers the bank. */
  | {
      readonly kind: "paying";
      readonly attempt: Attempt;
      readonly turn: "first" | "again";
      readonly paysAgain?: PaysAgain;
    }
  | {
      readonly kind: "sending";
      readonly attempt: Attempt;
      /** It hasn't been sent before, and nothing has been paid for it. */
      readonly isFirst?: true | undefined;
      /** It may have been sent before. */
      readonly isAgain?: true | undefined;
      readonly otherwise?: Otherwise | undefined;
      readonly paysAgain?: PaysAgain;
      /** The answer refuses it, and it is looked up before that is believed. */
      readonly refusal?: Refusal | undefined;
    }
  /** It was sent, and the backend may have it. */
  | {
      readonly kind: "unknown";
      readonly attempt: Attempt;
      /** Everything needed to send it again is still in memory. */
      readonly canSend: boolean;
      /**
       * `absent`: not found, but it may still arrive. `unanswered`: the look-up failed. `elsewhere`: another tab is
       * sending it.
       */
      readonly lookUp: "running" | "absent" | "unanswered" | "elsewhere";
      /** The network came back during the look-up. If that fails, it is repeated once. */
      readonly isWantedAgain?: true;
      /** The backend's message if it sent no outcome. */
      readonly message?: string | undefined;
      /** An answer came, but it says nothing about the order (R89). */
      readonly isUnclear?: true | undefined;
      /** The last sending was refused. It is believed once the order isn't found and can't arrive any more (R89). */
      readonly refusal?: Refusal | undefined;
      readonly otherwise?: Otherwise | undefined;
    }
  /**
   * The backend doesn't have the order, and the card or token is gone. It can be sent again once the diner enters it
   * again.
   */
  | {
      readonly kind: "needs-payment-again";
      readonly attempt: Attempt;
      /** Why the last try failed; empty if there is nothing to show. */
      readonly message: string;
      /** It was refused after it was paid on a page: the restaurant refunds the payment. */
      readonly isPaidBack?: true | undefined;
    }
  /** R57 pending: refused because its payment isn't confirmed yet. It may still be, so the attempt is kept. */
  | { readonly kind: "unconfirmed"; readonly attempt: Attempt; readonly message: string }
  /** Another tab knows the outcome; this one looks it up. */
  | {
      readonly kind: "settled-elsewhere";
      readonly attempt: Attempt;
      readonly lookUp: "running" | "unanswered";
      /** As in `unknown`. */
      readonly isWantedAgain?: true;
    }
  | { readonly kind: "placed"; readonly reference: OrderReference }
  | {
      readonly kind: "failed";
      readonly message: string;
      /** It was paid before the order was sent, and then refused: the restaurant refunds the payment. */
      readonly isPaidBack?: true;
      /** Refused without a documented code (R90): nobody has said that the card isn't charged. */
      readonly isUncoded?: true;
    };

/** Whether the call that spends a wallet's token said that it is paid. Missing if there was no such call. */
type IsPaid = boolean;

export type PlacementEvent =
  | { readonly kind: "start"; readonly attempt: Attempt }
  /**
   * The answer to `claim`, `claim-again` and `claim-back`: the attempt as it is now stored, with the time of this
   * sending.
   */
  | { readonly kind: "claimed"; readonly attempt: Attempt }
  | { readonly kind: "not-claimed"; readonly udid: string; readonly why: NotSent }
  /** An attempt is stored: the page was reloaded, or another tab was first or sent it again. */
  | { readonly kind: "stored"; readonly attempt: Attempt }
  /** The attempt is no longer stored, and this tab didn't remove it. */
  | { readonly kind: "settled-elsewhere"; readonly udid: string }
  /** The backend has the order, according to its answer or a look-up. */
  | { readonly kind: "taken"; readonly udid: string; readonly customerId: string | null }
  /** `pay` has put the payment token into memory. `isSpent`: it can be used only once. */
  | { readonly kind: "paid"; readonly udid: string; readonly isSpent: boolean }
  /** The diner closed the wallet (`message` is null), or the payment couldn't start or was refused. */
  | { readonly kind: "not-paid"; readonly udid: string; readonly message: string | null }
  /** R57 result: the diner came back from the payment page. `attempt` is what is stored of that order. */
  | {
      readonly kind: "returned";
      readonly attempt: Attempt;
      readonly mayBePaid: boolean;
      readonly message: string;
    }
  /** The diner came back from the payment page with the browser's Back button, so there is no result. */
  | { readonly kind: "came-back" }
  /** The answer to `forget-attempt` and `withdraw`. */
  | { readonly kind: "forgotten" }
  /** The answer refuses or declines the order: the backend reports both in the same way. */
  | (Refusal & { readonly udid: string; readonly isPaid?: IsPaid | undefined })
  /** R105 bank: its card's bank asks first. The backend keeps the payment under the UDID. */
  | { readonly kind: "action-needed"; readonly udid: string }
  /** The order is there, and its document says that its payment failed. */
  | { readonly kind: "payment-failed"; readonly udid: string; readonly message: string }
  /** Time-out, network error, 5xx, 429 or an unreadable answer: the backend may have the order. */
  | {
      readonly kind: "no-answer";
      readonly udid: string;
      /** Something came (R89). */
      readonly isUnclear?: true;
      readonly isPaid?: IsPaid;
    }
  /** `now` is when it was asked. */
  | { readonly kind: "not-found"; readonly udid: string; readonly now: Instant }
  | { readonly kind: "look-up-failed"; readonly udid: string }
  /** Not found, but another tab is sending it now. */
  | { readonly kind: "sent-elsewhere"; readonly udid: string }
  /** The network is back, or the page is visible again. */
  | { readonly kind: "look-again" }
  /** Looks it up in the background: the screen changes only if the outcome is known. */
  | { readonly kind: "look-quietly" }
  /** Try again. In `needs-payment-again`, the card or token was entered again. */
  | { readonly kind: "retry" }
  | { readonly kind: "give-up"; readonly now: Instant }
  /** The diner has seen the outcome. */
  | { readonly kind: "acknowledged" };

export type PlacementCommand =
  /**
   * Stores this attempt with the current time unless another one is stored, atomically across tabs. Answers `claimed`,
   * `stored` with that other one, or `not-claimed`.
   */
  | { readonly kind: "claim"; readonly attempt: Attempt }
  /** Updates its time if it is still the stored one. Answers `claimed`, `stored` or `settled-elsewhere`. */
  | { readonly kind: "claim-again"; readonly attempt: Attempt }
  /** Stores it as it was before the diner's new choice. Answers like `claim-again`. */
  | { readonly kind: "claim-back"; readonly attempt: Attempt }
  /** Opens the wallet, or goes to the payment's or the bank's page. Answers `paid` or `not-paid`, unless it is left. */
  | { readonly kind: "pay"; readonly attempt: Attempt }
  | { readonly kind: "post"; readonly attempt: Attempt }
  /** `isQuick`: the diner is waiting for what follows a refusal, so it takes three seconds at most (R89). */
  | { readonly kind: "look-up"; readonly reference: OrderReference; readonly isQuick?: true }
  /** The backend refused it. Answers `forgotten`. */
  | { readonly kind: "forget-attempt"; readonly udid: string }
  /** This tab gives it up. Answers `forgotten`, or `stored` if another tab has claimed it again. */
  | { readonly kind: "withdraw"; readonly attempt: Attempt }
  | { readonly kind: "drop-card" }
  /** Syncs the cart in memory with the stored cart. */
  | { readonly kind: "reconcile-cart" }
  /** Warns the diner that the order exists only in this page. Afterwards it may be sent anyway. */
  | { readonly kind: "warn-page-alone" }
  /**
   * The order is placed. Atomically across tabs: announces it unless another tab has, removes the ordered items and the
   * stored room, table and coupon (R52), then removes the attempt.
   */
  | { readonly kind: "settle"; readonly reference: OrderReference; readonly attempt: Attempt };

/** The order whose outcome is open; null if there is none. */
export function attemptOf(placement: Placement): Attempt | null {
  return "attempt" in placement ? placement.attempt : null;
}

/** Whether a new order can be started. */
export function canStart({ kind }: Placement): boolean {
  return kind === "idle" || kind === "not-sent" || kind === "failed";
}

/**
 * The order that continues under its UDID when the form is shown again with every payment method, because a new UDID
 * could be paid twice. The backend doesn't have it; it may be paid on a payment page (R57 back), or its wallet sheet
 * was open when the page was reloaded, so nothing was sent. If a wallet's token may have been sent, the diner is asked
 * for a new one instead, as for a card (R58). Null if the device stores the cart only inside the attempt.
 */
export function reopenedOf(placement: Placement): Attempt | null {
  if (placement.kind !== "needs-payment-again") return null;
  const { attempt } = placement;
  const { settlement, holdsCart } = attempt;
  const isUntouched = settlement.kind === "token" && !wasUsed(settlement);
  return (isUntouched || pageOf(attempt)) && !holdsCart ? attempt : null;
}

/** Whether the backend may have the order while nothing is being sent: only a look-up can tell. */
export function isOpen({ kind }: Placement): boolean {
  return ["unknown", "needs-payment-again", "unconfirmed", "settled-elsewhere"].includes(kind);
}

/** Whether the order is being paid or sent, so nothing can be changed. */
export function isBusy({ kind }: Placement): boolean {
  return kind === "claiming" || kind === "paying" || kind === "sending";
}

/**
 * Whether the browser warns before the page is left: the order is being sent, or its card would be lost and may still
 * be needed.
 */
export function warnsOnLeave(placement: Placement): boolean {
  if (placement.kind === "unknown") return placement.canSend && isByNewCard(placement.attempt.settlement);
  // A redirect leaves the page on purpose.
  if (placement.kind === "paying") return placement.attempt.settlement.kind !== "redirect";
  return isBusy(placement);
}

/**
 * Twice the time-out of the order's POST. After this, the order won't arrive, and it can't be paid, because its payment
 * page has closed.
 */
const arrivalMs = 600_000;

/** After this time without an answer, the diner knows better than the shop whether the food has come. */
const silenceMs = 3_600_000;

/** Whether the diner can give up an order. Before that, it may still arrive. */
export function canGiveUp(placement: Placement, now: Instant): boolean {
  const isAbsent =
    placement.kind === "needs-payment-again" ||
    placement.kind === "unconfirmed" ||
    (placement.kind === "unknown" && placement.lookUp === "absent");
  const isUnanswered =
    (placement.kind === "unknown" || placement.kind === "settled-elsewhere") && placement.lookUp === "unanswered";
  if (!isAbsent && !isUnanswered) return false;
  return now - placement.attempt.postedAt >= (isAbsent ? arrivalMs : silenceMs);
}
