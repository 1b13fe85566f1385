/** Runs tasks one at a time, across all tabs of a shop. */
export interface DeviceLock {
  /** Runs a task while no other tab is running one. */
  exclusively<T>(task: () => T): Promise<T>;
  /** True for only one caller across all tabs, for as long as stored data may need to reach the other tabs. */
  isFirst(what: string): Promise<boolean>;
  /**
   * Without locks, two tabs may run a task at the same moment, and the later write wins. Resolves once the stored value
   * is certain to be the winner's.
   */
  settled(): Promise<void>;
}

/** Long enough for a browser to pass data that one tab has stored to another. */
const settlingMs = 300;

/** Long enough even on a busy device. */
const firstMs = 10_000;

export function createDeviceLock(name: string): DeviceLock {
  let isLocking = true;
  return {
    async exclusively(task) {
      // Locks are missing on insecure pages. There a task is only as atomic as the browser's storage.
      const locks = (navigator as { readonly locks?: LockManager }).locks;
      let hasBegun = false;
      const run = async () => {
        hasBegun = true;
        return { answer: task() };
      };
      const locked = await locks?.request(name, run).catch((cause: unknown) => {
        if (hasBegun) throw cause;
        // A sandboxed page has locks, but may not request one.
        return null;
      });
      isLocking = Boolean(locked);
      return (locked ?? (await run())).answer;
    },
    isFirst: (what) =>
      new Promise((resolve) => {
        // All tabs see a held lock immediately, while stored data arrives later.
        const hold = (lock: Lock | null) => {
          resolve(lock !== null);
          return lock && new Promise((release) => setTimeout(release, firstMs));
        };
        const { locks } = navigator as { readonly locks?: LockManager };
        if (!locks) return resolve(true);
        locks.request(`${name}:${what}`, { ifAvailable: true }, hold).catch(() => resolve(true));
      }),
    async settled() {
      if (!isLocking) await new Promise((resolve) => setTimeout(resolve, settlingMs));
    },
  };
}
