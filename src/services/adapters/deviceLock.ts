/** Runs tasks one at a time, across all tabs of a shop. */
export interface DeviceLock {
  /** Runs a task while no other tab runs one. */
  exclusively<T>(task: () => T): Promise<T>;
  /**
   * Resolves when it is known whether another tab wrote at the same moment as the last task. Where locks exist that
   * can't happen.
   */
  settled(): Promise<void>;
}

/** Long enough for a browser to pass what one tab has written to another. */
const settlingMs = 300;

export function createDeviceLock(name: string): DeviceLock {
  let isLocking = true;
  return {
    async exclusively(task) {
      // Locks are missing on insecure pages; there a task is only as atomic as the browser's storage.
      const locks = (navigator as { readonly locks?: LockManager }).locks;
      let done: { readonly answer: ReturnType<typeof task> } | null = null;
      const run = () => {
        done = { answer: task() };
        return done;
      };
      // A sandboxed page has locks but may not request one.
      const locked = await locks?.request(name, async () => run()).catch(() => done);
      isLocking = Boolean(locked);
      return (locked ?? run()).answer;
    },
    async settled() {
      if (!isLocking) await new Promise((resolve) => setTimeout(resolve, settlingMs));
    },
  };
}
