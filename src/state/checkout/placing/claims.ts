import { type Attempt, asUnanswered, isSameOrder, stampAgain } from "../../../domain/checkout/attempt.ts";
import type { NotSent } from "../../../domain/checkout/placement.ts";
import { asksDiner, isSameMeans } from "../../../domain/payment/settlement.ts";
import type { ShopClock } from "../../../services/ports/clock.ts";
import type { Attempts } from "../../../services/ports/ordering.ts";
import type { AttemptCart } from "../goods/createGoods.ts";

export type ClaimResult =
  | { readonly kind: "claimed"; readonly attempt: Attempt }
  | { readonly kind: "stored"; readonly attempt: Attempt }
  | { readonly kind: "settled-elsewhere" }
  | { readonly kind: "not-claimed"; readonly why: NotSent };

export type ForgetResult = Extract<ClaimResult, { readonly kind: "stored" }> | { readonly kind: "forgotten" };

/**
 * R33 tabs: decides who may send an order, and who handles its outcome. Each call is atomic across all tabs and
 * elements.
 */
interface Claims {
  /**
   * Stores the attempt unless another one is stored. It gets the time of storing, because the page may have been asleep
   * before. Refuses if the cart no longer has what is ordered, or if only this page could keep the attempt and
   * `isPageEnough` is false.
   */
  claim(attempt: Attempt, isPageEnough: boolean): Promise<ClaimResult>;
  /** Updates the attempt's time if it is the stored one. */
  claimAgain(attempt: Attempt): Promise<ClaimResult>;
  /** Stores the diner's earlier choice again, in place of what this tab has stored for the same order since. */
  claimBack(attempt: Attempt): Promise<ClaimResult>;
  /**
   * The order was placed: runs `task`, and only then forgets the attempt. `isOurs` means that the attempt was still
   * stored, so no other tab has done this.
   */
  settle(udid: string, task: (isOurs: boolean) => void): Promise<void>;
  /** The order failed: the ordered lines return to the cart. */
  forget(udid: string): Promise<ForgetResult>;
  /** Like `forget`, unless another tab has claimed the order again: that tab may be sending it. */
  withdraw(attempt: Attempt): Promise<ForgetResult>;
}

interface ClaimsInput {
  readonly attempts: Attempts;
  readonly clock: Pick<ShopClock, "conservativeNow">;
  readonly cart: AttemptCart<Attempt>;
}

/**
 * R57 twice: whether `attempt` is the same order as `stored` with another payment, and no other tab has claimed it
 * since.
 */
function isReplacedBy(stored: Attempt, attempt: Attempt): boolean {
  return isSameOrder(stored, attempt) && stored.postedAt === attempt.postedAt;
}

/** What the device stores when the order is claimed for the first time: nothing is sent before the diner has paid. */
function asStored(attempt: Attempt): Attempt {
  return asksDiner(attempt.settlement) ? attempt : asUnanswered(attempt);
}

export function claimsOf({ attempts, clock, cart }: ClaimsInput): Claims {
  /**
   * Stores the attempt in the place of the ordered lines, as the last way to make room. A stored cart without the
   * attempt would invite the diner to order it again after a reload. `before` is the same order with another payment:
   * if this fails, `before` stays stored, because it may still be paid (R57 twice).
   */
  function storeInItsPlace(attempt: Attempt, isPageEnough: boolean, before: Attempt | null): Attempt | null {
    const holding: Attempt = { ...attempt, holdsCart: true };
    const stored = asStored(holding);
    cart.removeFromCart(holding);
    if (attempts.save(stored) || attempts.saveForTab(stored) || isPageEnough) return holding;
    if (before) {
      attempts.save(before);
      attempts.saveForTab(before);
    } else attempts.end(attempt.reference.udid);
    cart.undoRemove(holding);
    return null;
  }

  function claim(attempt: Attempt, isPageEnough: boolean): ClaimResult {
    const other = attempts.stored();
    if (other && !isReplacedBy(other, attempt)) return { kind: "stored", attempt: other };
    if (!cart.isAsOrdered(attempt)) return { kind: "not-claimed", why: "cart-changed" };
    const own = { ...attempt, postedAt: clock.conservativeNow() };
    if (attempts.save(asStored(own))) return { kind: "claimed", attempt: own };
    const holding = storeInItsPlace(own, isPageEnough, other);
    return holding ? { kind: "claimed", attempt: holding } : { kind: "not-claimed", why: "unsaved" };
  }

  function claimAgain(attempt: Attempt): ClaimResult {
    const own = attempts.stored();
    if (!own) return { kind: "settled-elsewhere" };
    // Another tab may have chosen another payment method for it.
    if (!isSameOrder(own, attempt) || !isSameMeans(own.settlement, attempt.settlement)) {
      return { kind: "stored", attempt: own };
    }
    return restamp(stampAgain(own, attempt, clock.conservativeNow()));
  }

  function restamp(again: Attempt): ClaimResult {
    // If neither works, the version that was stored before stays: it is the same order.
    const stored = asUnanswered(again);
    if (!attempts.save(stored)) attempts.saveForTab(stored);
    return { kind: "claimed", attempt: again };
  }

  function claimBack(attempt: Attempt): ClaimResult {
    const own = attempts.stored();
    if (!own) return { kind: "settled-elsewhere" };
    if (!isReplacedBy(own, attempt)) return { kind: "stored", attempt: own };
    return restamp({ ...attempt, postedAt: clock.conservativeNow() });
  }

  function forget(own: Attempt): ForgetResult {
    attempts.end(own.reference.udid);
    if (own.holdsCart) cart.undoRemove(own);
    return { kind: "forgotten" };
  }

  return {
    async claim(attempt, isPageEnough) {
      const answer = await attempts.exclusively(() => claim(attempt, isPageEnough));
      if (answer.kind !== "claimed") return answer;
      await attempts.settled();
      const last = attempts.stored();
      return last && !isSameOrder(last, attempt) ? { kind: "stored", attempt: last } : answer;
    },
    claimAgain: (attempt) => attempts.exclusively(() => claimAgain(attempt)),
    claimBack: (attempt) => attempts.exclusively(() => claimBack(attempt)),
    async settle(udid, task) {
      const isFirst = await attempts.isFirst(udid);
      return attempts.exclusively(() => {
        const isOurs = isFirst && attempts.stored()?.reference.udid === udid;
        task(isOurs);
        if (isOurs) attempts.end(udid);
      });
    },
    forget: (udid) =>
      attempts.exclusively(() => {
        const own = attempts.stored();
        return own?.reference.udid === udid ? forget(own) : { kind: "forgotten" };
      }),
    withdraw: (attempt) =>
      attempts.exclusively(() => {
        const own = attempts.stored();
        if (!own || !isSameOrder(own, attempt)) return { kind: "forgotten" };
        return own.postedAt > attempt.postedAt ? { kind: "stored", attempt: own } : forget(own);
      }),
  };
}
