import type { RunningDemo } from "../support/demoRun.ts";
import { postOrder, readOrder } from "./ordering.ts";

/** Longer than any test waits. */
const never = 300_000;
const page = "<!doctype html><title>Sign in to the Wi-Fi</title>";
const half = '{"Success":true,"Status":{"Mess';
export const kitchenIsFull = "The kitchen is full.";

/** The ordering API's own: a gateway has no code (R90). */
function refusal(Message: string, Code = ""): string {
  return JSON.stringify({ Success: false, Status: { Message, Code } });
}

/** What happens to each of the order's POSTs until the faults are cleared. `after`: the store takes the order first. */
export const faults = {
  refused: { status: 200, body: refusal(kitchenIsFull, "closed") },
  "reset before the store has it": { drop: true },
  "reset after the store has it": { drop: true, after: true },
  slow: { delayMs: 1_500 },
  /** The browser holds the POST back until the diner has been told, so that no test waits for it. */
  "very slow": {},
  "no answer": { delayMs: never, drop: true },
  "no answer, though the store has it": { delayMs: never, drop: true, after: true },
  "500 after the store has it": { status: 500, body: "Internal Server Error", after: true },
  429: { status: 429, body: refusal("Too many requests.") },
  "503 for six seconds": { status: 503, body: "", headers: { "Retry-After": "6" } },
  "truncated JSON": { status: 200, body: half },
  "truncated JSON, and the store has it": { status: 200, body: half, after: true },
  "HTML for JSON": { status: 200, body: page },
  "HTML for JSON, and the store has it": { status: 200, body: page, after: true },
} as const;

export type FaultName = keyof typeof faults;

export function strikePosts(demo: RunningDemo, name: FaultName): Promise<void> {
  return demo.fault({ match: postOrder, times: 0, ...faults[name] });
}

/** Makes every look-up of the order fail. */
export function strikeLookUps(demo: RunningDemo): Promise<void> {
  return demo.fault({ match: readOrder, times: 0, status: 503 });
}
