import { atom } from "jotai";
import { secondsUntil } from "../../domain/checkout/sendingTime.ts";
import { servicesAtom } from "../services.atoms.ts";

import { sendAgainFromAtom, tellPlacementAtom } from "./placement.atoms.ts";

/** The same order once more, unless the store has asked to be left alone for a while. */
export const sendAgainAtom = atom(null, (get, set): void => {
  const { clock } = get(servicesAtom);
  if (secondsUntil(get(sendAgainFromAtom), clock.sureNow()) === 0) void set(tellPlacementAtom, { kind: "retry" });
});
