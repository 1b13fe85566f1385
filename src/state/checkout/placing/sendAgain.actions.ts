import { atom } from "jotai";
import { secondsUntil } from "../../../domain/checkout/sendingTime.ts";
import { servicesAtom } from "../../services.atoms.ts";
import type { Placing } from "./placing.ts";

/** Sends the same order again, unless the store has asked to wait longer. */
export const sendAgainAtom = atom(null, (get, set, { sendAgainFromAtom, dispatchAtom }: Placing): void => {
  const { clock } = get(servicesAtom);
  if (secondsUntil(get(sendAgainFromAtom), clock.conservativeNow()) === 0) void set(dispatchAtom, { kind: "retry" });
});
