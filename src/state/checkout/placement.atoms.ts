import { atom } from "jotai";
import type { Placement } from "../../domain/checkout/placement.ts";

/** The order being placed, of which an element has one at most (R33). */
export const placementAtom = atom<Placement>({ kind: "idle" });

/** Nothing but the page can keep an order on its way, and the diner has been told before anything is sent. */
export const isPageAloneAtom = atom(false);
