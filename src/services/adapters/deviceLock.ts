/** One go at a time, for all tabs of a shop. */
export interface DeviceLock {
  /** Runs a task while no other tab runs one. */
  exclusively<T>(task: () => T): Promise<T>;
  /**
   * Resolves when it shows whether another tab wrote in the same moment as the last task. Where there are locks none
   * can have.
   */
  settled(): Promise<void>;
}

/** Long enough for a browser to show a tab what another one has written. */
const settlingMs = 300;

export function createDeviceLock(name: string): DeviceLock {
  let isLocking = true;
  return {
    async exclusively(task) {
      // Missing on insecure pages; there a task is one go as far as a browser's storage is.
      const locks = (navigator as { readonly locks?: LockManager }).locks;
      let hasBegun = false;
      const run = async () => {
        hasBegun = true;
        return { answer: task() };
      };
      const locked = await locks?.request(name, run).catch((cause: unknown) => {
        if (hasBegun) throw cause;
        // A sandboxed page has locks, but may not ask for one.
        return null;
      });
      isLocking = Boolean(locked);
      return (locked ?? (await run())).answer;
    },
    async settled() {
      if (!isLocking) await new Promise((resolve) => setTimeout(resolve, settlingMs));
    },
  };
}
