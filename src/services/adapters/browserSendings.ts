import type { Sendings } from "../ports/sendings.ts";

/** Missing on insecure pages, and a sandboxed one may not ask: there each tab knows of its own alone. */
function browserLocks(): LockManager | undefined {
  return (navigator as { readonly locks?: LockManager }).locks;
}

function nameOf(udid: string): string {
  return `servery:sending:${udid}`;
}

/** By the browser's locks, which end with the tab that holds them. A post never waits for one. */
export const browserSendings: Sendings = {
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
