/** The one clock of the backend. Moved, it goes on from where it was put. */
export interface Clock {
  now(): Date;
  /** The machine's own time, for what a browser measures by its own clock: the life of a token. */
  machineNow(): Date;
  isMoved(): boolean;
  moveTo(time: Date | null): void;
}

export function createClock(machineNow: () => Date = () => new Date()): Clock {
  let aheadMs: number | null = null;
  return {
    now: () => new Date(machineNow().getTime() + (aheadMs ?? 0)),
    machineNow,
    isMoved: () => aheadMs !== null,
    moveTo(time) {
      aheadMs = time && time.getTime() - machineNow().getTime();
    },
  };
}
