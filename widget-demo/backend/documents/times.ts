/** Microseconds since 1970, the precision that Firestore stores. */
export type Micros = bigint;

const perSecond = 1_000_000n;
const pattern = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,9}))?(Z|[+-]\d\d:\d\d)$/i;

export function microsOf(date: Date): Micros {
  return BigInt(date.getTime()) * 1000n;
}

export function parseTime(text: string): Micros | undefined {
  const [, whole, fraction = "", zone] = pattern.exec(text) ?? [];
  const atMs = Date.parse(`${whole}${zone}`);
  if (Number.isNaN(atMs)) return undefined;
  return BigInt(atMs) * 1000n + BigInt(fraction.padEnd(6, "0").slice(0, 6));
}

export function formatTime(at: Micros): string {
  const micros = ((at % perSecond) + perSecond) % perSecond;
  const whole = new Date(Number((at - micros) / 1000n)).toISOString().slice(0, 19);
  if (micros === 0n) return `${whole}Z`;
  const digits = String(micros).padStart(6, "0");
  return `${whole}.${digits.endsWith("000") ? digits.slice(0, 3) : digits}Z`;
}

interface VersionClock {
  /** The time of a commit: later than every time sent before. */
  tick(): Micros;
  /** The time of a read: never earlier than any time sent before. */
  read(): Micros;
}

/**
 * Versions use this machine's clock, not the one that the sandbox moves. A client drops every snapshot that is older
 * than its last one. If the clock were set back, or set forward before a restart, listeners would miss all changes.
 */
export function createVersionClock(last: Micros): VersionClock {
  let told = last;
  const wall = () => microsOf(new Date());
  return {
    tick() {
      const now = wall();
      told = now > told ? now : told + 1n;
      return told;
    },
    read() {
      const now = wall();
      if (now > told) told = now;
      return told;
    },
  };
}
