import { atom } from "jotai";
import { type Instant, instant } from "../../domain/time/instant.ts";
import { servicesAtom } from "../services.atoms.ts";

/** The current time, refreshed regularly by the composition root. */
export const nowAtom = atom<Instant>(instant(0));

/** Whether the device's clock is wrong, so that the shop uses the server's time. */
export const isDeviceClockOffAtom = atom(false);

export const refreshNowAtom = atom(null, (get, set) => {
  const { clock } = get(servicesAtom);
  set(nowAtom, clock.now());
  set(isDeviceClockOffAtom, clock.correctionMs() !== 0);
});
