import type { Attempt } from "../../../domain/checkout/attempt.ts";
import { attemptOf } from "../../../domain/checkout/placement.ts";
import type { Attempts } from "../../../services/ports/ordering.ts";
import { paymentAtom } from "../../payment/payment.atoms.ts";
import { servicesAtom } from "../../services.atoms.ts";
import { listenToReturns } from "./listenToReturns.ts";
import type { Run } from "./placing.ts";
import { runCommand } from "./runCommand.ts";

/**
 * Call it when a checkout is opened. The last outcome counts as seen, and a stored order is looked up (R33 return).
 * Until stopped, it follows what other tabs do with the order.
 */
export function openPlacing(run: Run): () => void {
  const { get, set, placing } = run;
  const { goods, placementAtom, dispatchAtom } = placing;
  const own = goods.attempts(get);
  const acknowledge = () => {
    const { kind } = get(placementAtom);
    if (kind === "placed" || kind === "failed" || kind === "not-sent") void set(dispatchAtom, { kind: "acknowledged" });
  };
  acknowledge();
  const stored = own.stored();
  if (attemptOf(get(placementAtom)) === null) {
    if (stored) void resume(run, stored, own);
    else goods.showUnseen(get, set);
  }
  const stop = own.listen((changed) => {
    const ours = attemptOf(get(placementAtom));
    // Another tab's order doesn't matter here until this one wants to send one.
    if (!ours) return;
    const { udid } = ours.reference;
    if (changed) void set(dispatchAtom, { kind: "stored", attempt: changed });
    else if (own.hasEnded(udid)) void set(dispatchAtom, { kind: "settled-elsewhere", udid });
  });
  const stopReturns = listenToReturns(run);
  return () => {
    stopReturns();
    stop();
    // Otherwise the next checkout would show it for a moment, and scroll to it.
    acknowledge();
  };
}

/**
 * Continues a stored order. If the form returns for it, it shows the payment method chosen before the page was left or
 * reloaded (R57 back).
 */
async function resume(run: Run, attempt: Attempt, own: Attempts): Promise<void> {
  const { get, set, placing } = run;
  if ("method" in attempt.settlement) set(paymentAtom, attempt.settlement.method);
  // If the clock was ahead, the order would never get old enough to be given up, so its time starts again now.
  if (attempt.postedAt > get(servicesAtom).clock.conservativeNow())
    await runCommand(run, { kind: "claim-again", attempt });
  const stored = own.stored();
  if (stored) void set(placing.dispatchAtom, { kind: "stored", attempt: stored });
}
