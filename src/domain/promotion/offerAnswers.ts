import type { TriggerId } from "../cart/cart.ts";

/** The diner's answers to a store's offers that ask (R20); true is Yes. */
export type Answers = Readonly<Record<TriggerId, boolean>>;

/** By the store's ID. */
export type OfferAnswers = Readonly<Record<string, Answers>>;
