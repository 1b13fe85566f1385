import { atom } from "jotai";
import { attemptOf } from "../../domain/checkout/placement.ts";
import type { PageExit } from "../../services/ports/pageExit.ts";
import { dropOldContactsAtom } from "../customer/keptContact.atoms.ts";
import { settingsAtom } from "../host/host.atoms.ts";
import { dropCardAtom } from "../payment/card.atoms.ts";
import { orderServicesAtom, servicesAtom } from "../services.atoms.ts";
import { heardReturnAtom, reopenedAtom } from "./openOrder.atoms.ts";
import { openPlacing } from "./openPlacing.ts";
import { foodPlacing } from "./placement.atoms.ts";
import type { Run } from "./placing.ts";

/** The checkout is opened. */
export const openCheckoutAtom = atom(null, (get, set) => {
  set(dropOldContactsAtom);
  const run = { get, set, placing: foodPlacing };
  const stopListening = openPlacing(run);
  const stopHearing = hearReturns(run);
  return () => {
    stopHearing();
    stopListening();
  };
});

/** R57: a payment's page may have led here, or the page that was left for it is shown again (Back). */
function hearReturns(run: Run): () => void {
  let isStopped = false;
  let stop = () => {};
  const begin = ({ pageExit }: { readonly pageExit: PageExit }) => {
    if (isStopped) return;
    tellReturn(run, pageExit);
    stop = pageExit.listen(() => void run.set(run.placing.tellAtom, { kind: "came-back" }));
  };
  // Loaded ahead of time. If it fails, pressing the button tries again and reports the failure.
  run
    .get(orderServicesAtom)
    .loadOrdering()
    .then(begin, () => {});
  return () => {
    isStopped = true;
    stop();
  };
}

function tellReturn({ get, set, placing }: Run, pageExit: PageExit): void {
  const found = pageExit.takeReturn(get(settingsAtom).isFullPage);
  // The address of a page around the shop stays as it is: what it says was heard before.
  if (!found || found.udid === get(heardReturnAtom)) return;
  set(heardReturnAtom, found.udid);
  const kept = placing.goods.attempts(get).kept();
  // Of no order here: above the screen it is said so.
  if (kept?.reference.udid !== found.udid) return;
  void set(placing.tellAtom, { kind: "returned", attempt: kept, isPaid: found.isPaid, message: found.status });
}

/** R33: a page that slept may have looked the order up too early. What is known now decides whether it is given up. */
export const giveUpAtom = atom(null, async (get, set): Promise<void> => {
  await set(foodPlacing.tellAtom, { kind: "look-again" });
  // The look-up's answer may have put the clock right.
  await set(foodPlacing.tellAtom, { kind: "give-up", now: get(servicesAtom).clock.sureNow() });
});

/** The checkout is left: the card is cleared, unless an order in progress may still need it (R37). */
export const leaveCheckoutAtom = atom(null, (get, set) => {
  if (attemptOf(get(foodPlacing.placementAtom)) === null || get(reopenedAtom)) set(dropCardAtom);
});
