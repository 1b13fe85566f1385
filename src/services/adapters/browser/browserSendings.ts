import type { InFlightOrders } from "../../ports/ordering.ts";

/** Locks are missing on insecure pages and forbidden in a sandbox. There each tab knows only its own posts. */
function browserLocks(): LockManager | undefined {
  return (navigator as { readonly locks?: LockManager }).locks;
}

function nameOf(udid: string): string {
  return `servery:sending:${udid}`;
}

/** Uses the browser's locks, which end with their tab. A post never waits for a lock. */
export const browserSendings: InFlightOrders = {
  during(udid, posting) {
    browserLocks()
      ?.request(nameOf(udid), { mode: "shared" }, () => posting)
      .catch(() => {});
    return posting;
  },
  async isUnderWay(udid) {
    const locks = await browserLocks()
      ?.query()
      .catch(() => null);
    return locks?.held?.some(({ name }) => name === nameOf(udid)) ?? false;
  },
  async ended(udid) {
    await browserLocks()
      ?.request(nameOf(udid), () => {})
      .catch(() => {});
  },
};
