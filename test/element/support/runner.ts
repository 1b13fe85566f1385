/** Mocha as the runner provides it on the page, and assertions that explain the failure. */
interface Mocha {
  describe(title: string, tests: () => void): void;
  it(title: string, test: () => void | Promise<void>): void;
  beforeEach(prepare: () => void | Promise<void>): void;
  afterEach(cleanUp: () => void | Promise<void>): void;
}

export const { describe, it, beforeEach, afterEach } = globalThis as unknown as Mocha;

/** Compares by value, as far as JSON can express it. */
export function assertEqual(actual: unknown, expected: unknown, what = "the value"): void {
  const [is, should] = [JSON.stringify(actual), JSON.stringify(expected)];
  if (is !== should) throw new Error(`${what} is ${is}, not ${should}`);
}

export function assertTrue(condition: boolean, what: string): asserts condition {
  if (!condition) throw new Error(`not so: ${what}`);
}

/** Checks the condition on every frame until it holds. */
export async function until(condition: () => boolean, what: string, forMs = 5_000): Promise<void> {
  const end = performance.now() + forMs;
  while (!condition()) {
    if (performance.now() > end) throw new Error(`never so: ${what}`);
    await new Promise(requestAnimationFrame);
  }
}
