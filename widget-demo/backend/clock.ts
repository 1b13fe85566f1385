/** The backend's only clock. After it is moved, it continues from the new time. */
export interface Clock {
  now(): Date;
  /** The machine's own time, for values that a browser compares with its own clock, such as the lifetime of a token. */
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
