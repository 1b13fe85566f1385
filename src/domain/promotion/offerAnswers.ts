import type { TriggerId } from "../cart/cart.ts";

/** What the diner said to a store's offers that ask (R20): Yes, or No. */
export type Answers = Readonly<Record<TriggerId, boolean>>;

/** By the store's ID. */
export type OfferAnswers = Readonly<Record<string, Answers>>;
