import { atom } from "jotai";
import type { Placement } from "../../domain/checkout/placement.ts";
import type { Instant } from "../../domain/time/instant.ts";

/** The order being placed, of which an element has one at most (R33). */
export const placementAtom = atom<Placement>({ kind: "idle" });

/** The store was too busy for the last sending, and has said when to try again. */
export const sendAgainFromAtom = atom<Instant | null>(null);

/** Nothing but the page can keep an order on its way, and the diner has been told before anything is sent. */
export const isPageAloneAtom = atom(false);
