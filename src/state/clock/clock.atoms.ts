import { atom } from "jotai";
import { type Instant, instant } from "../../domain/time/instant.ts";

/** Now, as the composition root last looked at the clock; what is shown by the minute follows it. */
export const nowAtom = atom<Instant>(instant(0));
