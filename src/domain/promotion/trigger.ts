import type { TriggerId } from "../cart/cart.ts";
import type { CategoryId, ProductId, TagId } from "../menu/menu.ts";
import type { Cents } from "../money/cents.ts";
import type { Instant } from "../time/instant.ts";

/** When an offer applies, and whether the diner is asked (R20). */
export type TriggerMode = "automatic" | "confirm" | "manual" | "checkout" | "first-order";

/** How an offer changes a price (R18). "Free up to a value" is a flat cut, because neither goes below 0. */
export type PriceCut =
  | { readonly kind: "flat"; readonly amount: Cents }
  | { readonly kind: "percent"; readonly percent: number }
  | { readonly kind: "fixed"; readonly price: Cents }
  /** IsOutcomeLinkedToProduct: each product has its own fixed price. */
  | { readonly kind: "fixed-by-product" };

/** A required quantity from a category, or of products with a tag. */
export type Condition =
  | { readonly kind: "category"; readonly id: CategoryId; readonly quantity: number }
  | { readonly kind: "tag"; readonly id: TagId; readonly quantity: number };

/** The products that the offer applies to. A quantity of null means all that match. */
export type Outcome =
  | { readonly kind: "product"; readonly id: ProductId; readonly quantity: number | null }
  | { readonly kind: "category"; readonly id: CategoryId; readonly quantity: number | null }
  | { readonly kind: "tag"; readonly id: TagId; readonly quantity: number | null };

interface TriggerRule {
  readonly id: TriggerId;
  readonly name: string;
  readonly priority: number;
  readonly mode: TriggerMode;
  readonly isBlockedByCoupon: boolean;
  readonly minimumSpend: Cents;
  /** Inclusive. */
  readonly startsAt: Instant | null;
  /** Exclusive (R17). */
  readonly endsAt: Instant | null;
  readonly conditions: readonly Condition[];
  readonly cut: PriceCut;
}

export interface WholeOrderTrigger extends TriggerRule {
  readonly kind: "whole-order";
}

export interface PerItemTrigger extends TriggerRule {
  readonly kind: "per-item";
  /** RunMultiple: it may apply several times. */
  readonly runsOften: boolean;
  readonly outcomes: readonly Outcome[];
  readonly isDearestFirst: boolean;
}

export interface RollTrigger extends TriggerRule {
  readonly kind: "roll-into-meal";
  readonly outcomes: readonly Outcome[];
}

/** R16: the three kinds of price trigger, which diners know as offers. */
export type Trigger = WholeOrderTrigger | PerItemTrigger | RollTrigger;

/** The diner's answers to a store's offers that ask (R20); true is Yes. */
export type Answers = Readonly<Record<TriggerId, boolean>>;

/** By the store's ID. */
export type OfferAnswers = Readonly<Record<string, Answers>>;
