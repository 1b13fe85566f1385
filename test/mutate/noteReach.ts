import { afterAll } from "vitest";

declare global {
  var reachedCode: Set<string> | undefined;
}

declare module "vitest" {
  interface TaskMeta {
    reached?: readonly string[];
  }
}

// A worker that isn't isolated runs several test files.
globalThis.reachedCode = new Set();

// biome-ignore lint/correctness/noEmptyPattern: Vitest only gives hooks the second argument if the first is a pattern.
afterAll(({}, suite) => {
  suite.meta.reached = [...(globalThis.reachedCode ?? [])];
});
