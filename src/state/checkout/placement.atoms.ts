import { atom } from "jotai";
import type { Placement } from "../../domain/checkout/placement.ts";

/** The order being placed, of which an element has one at most (R33). */
export const placementAtom = atom<Placement>({ kind: "idle" });
