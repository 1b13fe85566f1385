import { atom } from "jotai";
import { type Instant, instant } from "../../domain/time/instant.ts";
import { servicesAtom } from "../services.atoms.ts";

/** Now, as the composition root last looked at the clock; what is shown by the minute follows it. */
export const nowAtom = atom<Instant>(instant(0));

/** The device's own clock is wrong: the shop goes by the store's. */
export const isDeviceClockOffAtom = atom(false);

export const refreshNowAtom = atom(null, (get, set) => {
  const { clock } = get(servicesAtom);
  set(nowAtom, clock.now());
  set(isDeviceClockOffAtom, clock.correctionMs() !== 0);
});
