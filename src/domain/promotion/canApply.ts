import type { TriggerId } from "../cart/cart.ts";
import type { Cents } from "../money/cents.ts";
import { cents } from "../money/cents.ts";
import type { Instant } from "../time/instant.ts";
import type { Basket } from "./basket.ts";
import type { Condition, Trigger } from "./trigger.ts";

/** The facts that decide whether an offer applies (R17, R20). */
export interface Circumstances {
  /** The cart value of R14. */
  readonly value: Cents;
  readonly basket: Basket;
  readonly now: Instant;
  readonly hasCoupon: boolean;
  readonly isOnCheckout: boolean;
  /** The diner is a member who hasn't ordered before. */
  readonly isFirstOrder: boolean;
  /** Offers that the diner has accepted or applied. */
  readonly accepted: ReadonlySet<TriggerId>;
}

type Facts = Pick<Circumstances, "value" | "basket" | "now" | "hasCoupon">;

/** What a cart still lacks for an offer. */
export type Missing =
  | { readonly kind: "spend"; readonly amount: Cents }
  | { readonly kind: "items"; readonly condition: Condition; readonly quantity: number };

/** Whether the offer is within its dates and not blocked by a coupon. */
export function isInEffect(trigger: Trigger, { now, hasCoupon }: Pick<Facts, "now" | "hasCoupon">): boolean {
  if (trigger.isBlockedByCoupon && hasCoupon) return false;
  const hasBegun = trigger.startsAt === null || trigger.startsAt <= now;
  return hasBegun && (trigger.endsAt === null || now < trigger.endsAt);
}

export function missingFor(trigger: Trigger, { value, basket }: Pick<Facts, "value" | "basket">): readonly Missing[] {
  const spend: Missing[] =
    value < trigger.minimumSpend ? [{ kind: "spend", amount: cents(trigger.minimumSpend - value) }] : [];
  const items = trigger.conditions.flatMap((condition): Missing[] => {
    const quantity = condition.quantity - basket.count(condition);
    return quantity > 0 ? [{ kind: "items", condition, quantity }] : [];
  });
  return [...spend, ...items];
}

/** R17. Doesn't check whether the diner has accepted the offer. */
export function meetsConditions(trigger: Trigger, facts: Facts): boolean {
  return (
    isInEffect(trigger, facts) &&
    facts.value >= trigger.minimumSpend &&
    trigger.conditions.every((condition) => facts.basket.count(condition) >= condition.quantity)
  );
}

/** R20: whether the offer's mode lets it apply. If it needs the diner's consent, they have given it. */
export function isAgreed({ id, mode }: Trigger, at: Circumstances): boolean {
  switch (mode) {
    case "automatic":
      return true;
    case "confirm":
    case "manual":
      return at.accepted.has(id);
    case "checkout":
      return at.isOnCheckout;
    case "first-order":
      return at.isFirstOrder;
  }
}

/** R20: whether the offer waits for the diner's answer. */
export function isAsking({ id, mode }: Trigger, { accepted }: Pick<Circumstances, "accepted">): boolean {
  return (mode === "confirm" || mode === "manual") && !accepted.has(id);
}

/** R17: how many times the offer applies; infinity if there is no limit. */
export function runCount(trigger: Trigger & { readonly runsOften: boolean }, basket: Basket): number {
  const runs = trigger.conditions.map((condition) => Math.floor(basket.count(condition) / condition.quantity));
  return Math.min(...runs, trigger.runsOften ? Number.POSITIVE_INFINITY : 1);
}
