import { atom } from "jotai";
import type { PageExit } from "../../../services/ports/pageExit.ts";
import { dropOldContactsAtom } from "../../customer/rememberDetails.atoms.ts";
import { orderServicesAtom, servicesAtom } from "../../services.atoms.ts";
import { refreshPausedAtom } from "../../store/refreshPaused.actions.ts";
import { foodPlacing } from "../goods/foodGoods.ts";
import { openPlacing } from "./openPlacing.ts";
import type { Run } from "./placing.ts";

/** Call it when the checkout is opened. Returns a function that stops it. */
export const openCheckoutAtom = atom(null, (get, set) => {
  set(dropOldContactsAtom);
  void set(refreshPausedAtom);
  const run = { get, set, placing: foodPlacing };
  const stopListening = openPlacing(run);
  const stopHearing = listenToReturns(run);
  return () => {
    stopHearing();
    stopListening();
  };
});

/** R57 result: handles a return from a payment page, by its redirect or by Back. */
function listenToReturns(run: Run): () => void {
  const { connection } = run.get(servicesAtom);
  const { loadOrdering } = run.get(orderServicesAtom);
  let isStopped = false;
  let stop: (() => void) | null = null;
  const begin = ({ pageExit }: { readonly pageExit: PageExit }) => {
    if (isStopped || stop) return;
    dispatchReturn(run, pageExit);
    stop = pageExit.listen(() => void run.set(run.placing.dispatchAtom, { kind: "came-back" }));
  };
  // Loaded ahead of time. Pressing the button tries again, too, and reports the failure.
  const load = () => void loadOrdering().then(begin, () => {});
  load();
  const stopListening = connection.listen((change) => change !== "gone" && !stop && load());
  return () => {
    isStopped = true;
    stopListening();
    stop?.();
  };
}

function dispatchReturn({ get, set, placing }: Run, pageExit: PageExit): void {
  const found = pageExit.takeReturn();
  const stored = placing.goods.attempts(get).stored();
  // The payment belongs to no order here: a message above the screen reports it.
  if (!found || stored?.reference.udid !== found.udid) return;
  const { mayBePaid, status } = found;
  void set(placing.dispatchAtom, { kind: "returned", attempt: stored, mayBePaid, message: status });
}
