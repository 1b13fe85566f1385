/** The backend's only clock. When it is moved, it runs on from there. */
export interface Clock {
  now(): Date;
  /** The machine's own time, for what a browser compares with its own clock: the lifetime of a token. */
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
