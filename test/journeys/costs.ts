import { readFileSync } from "node:fs";
import type { Page } from "puppeteer-core";
import type { RunningDemo } from "../support/demoRun.ts";

/** What a part of a visit costs, as a row of `scale.md` says it. Photos, the page itself and sign-in aren't counted. */
export interface Cost {
  /** Documents that Firestore bills. */
  readonly reads: number;
  /** Calls of the ordering API. */
  readonly calls: number;
  /** In thousands of bytes on the wire, compressed. */
  readonly scriptKb: number;
  readonly documentsKb: number;
}

type Sum = "scriptKb" | "documentsKb";

const page = new URL("../../widget-demo/docs/scale.md", import.meta.url);
const row = /^\| ([^|]+) \| ([\d,]+) \| ([\d,]+) \| ([\d,]+) \| ([\d,]+) \|$/gm;
const numberOf = (text = "") => Number(text.replaceAll(",", ""));

/** The rows of the page's table, by what happens. */
export function publishedCosts(): Readonly<Record<string, Cost>> {
  const rows = Array.from(readFileSync(page, "utf8").matchAll(row), ([, what = "", ...numbers]) => {
    const [reads = 0, calls = 0, scriptKb = 0, documentsKb = 0] = numbers.map(numberOf);
    return [what, { reads, calls, scriptKb, documentsKb }] as const;
  });
  return Object.fromEntries(rows);
}

/** What the page says of the size of a published menu. */
export function publishedMenuKb(): number {
  return numberOf(/`menu\.json` of that store has (\d+) kB/.exec(readFileSync(page, "utf8"))?.[1]);
}

function sumOf({ pathname }: URL): Sum | null {
  if (pathname.endsWith(".js")) return "scriptKb";
  return /^\/(v1\/projects|google\.firestore)/.test(pathname) ? "documentsKb" : null;
}

/** Counts from now on. Returns what tells the cost since the last time it was asked. */
export async function countCosts(visited: Page, demo: RunningDemo): Promise<() => Promise<Cost>> {
  const client = await visited.createCDPSession();
  const sums = { scriptKb: 0, documentsKb: 0 };
  const kinds = new Map<string, Sum>();
  client.on("Network.requestWillBeSent", ({ requestId, request }) => {
    const kind = sumOf(new URL(request.url));
    if (kind) kinds.set(requestId, kind);
  });
  client.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (kind) sums[kind] += encodedDataLength / 1_000;
  });
  await client.send("Network.enable");
  const total = async (): Promise<Cost> => ({ ...sums, reads: await demo.reads(), calls: await demo.calls() });
  let last = await total();
  return async () => {
    const before = last;
    last = await total();
    return {
      reads: last.reads - before.reads,
      calls: last.calls - before.calls,
      scriptKb: last.scriptKb - before.scriptKb,
      documentsKb: last.documentsKb - before.documentsKb,
    };
  };
}
