import type { IncomingMessage } from "node:http";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { onTestFinished } from "vitest";
import { listenOnLoopback } from "../../../widget-demo/backend/loopback.ts";
import type { Line } from "../../../widget-demo/tools/conform/conform.ts";
import { conform } from "../../../widget-demo/tools/conform/conform.ts";
import { type RunningDemo, startDemo, temporaryFolder } from "../demoFixture.ts";
import { configFor, conformData, fixtures } from "./conformData.ts";

export interface Passing {
  readonly method: string;
  readonly path: string;
  readonly body: string;
  readonly status: number;
  readonly answer: string;
}

/** A fault that an API could have, put between the caller and the local backend. */
export interface Fault {
  /** Before a call gets to the backend. */
  readonly before?: (call: Pick<Passing, "method" | "path" | "body">, demo: RunningDemo) => void;
  /** What the caller gets in place of the backend's answer. */
  readonly after?: (call: Passing, demo: RunningDemo) => Partial<Pick<Passing, "status" | "answer">>;
}

export interface Run {
  readonly store?: number;
  readonly only?: string;
  readonly fault?: Fault;
  readonly kitchen?: boolean;
  readonly config?: object;
  readonly fixtures?: object;
  readonly data?: typeof conformData;
  /** The API's address, if it isn't the local backend's. */
  readonly api?: string;
  /** The address where the member logs in, if it isn't the local backend's. */
  readonly auth?: string;
}

/** Checks the local backend, or what a fault makes of it. */
export async function run(options: Run = {}): Promise<readonly Line[]> {
  const { text: json } = await runText(options, "--json");
  return JSON.parse(json) as readonly Line[];
}

export async function runText(options: Run, ...more: readonly string[]) {
  const { store = 907, only, fault, kitchen = false, config = {} } = options;
  const demo = await startDemo(options.data ?? conformData, undefined, kitchen);
  const origin = `http://localhost:${demo.port}`;
  const folder = temporaryFolder({
    "config.json": { ...configFor(origin, options.auth), ...config },
    "fixtures.json": options.fixtures ?? fixtures,
  });
  const api = options.api ?? (fault ? await put(fault, demo) : origin);
  const args = ["--store", String(store), "--config", join(folder, "config.json")];
  const named = [...args, "--fixtures", join(folder, "fixtures.json"), ...(only === undefined ? [] : ["--only", only])];
  return conform([`${api}/api`, ...named, ...more]);
}

/** The sentences of the failed checks. */
export async function failures(options: Run): Promise<readonly string[]> {
  return (await run(options)).filter(({ outcome }) => outcome === "failed").map(({ check }) => check);
}

async function put(fault: Fault, demo: RunningDemo): Promise<string> {
  const { port, close } = await listenOnLoopback(async (request, response) => {
    const call = { method: request.method ?? "", path: request.url ?? "", body: await text(request) };
    fault.before?.(call, demo);
    const { status, answer, headers } = await pass(request, call, demo.port);
    const changed = { status, answer, ...fault.after?.({ ...call, status, answer }, demo) };
    response.writeHead(changed.status, headers).end(changed.answer);
  }, 0);
  onTestFinished(close);
  return `http://localhost:${port}`;
}

async function pass(
  { headers }: IncomingMessage,
  { method, path, body }: Pick<Passing, "method" | "path" | "body">,
  port: number,
) {
  const { host: _, connection: __, "content-length": ___, ...own } = headers as Record<string, string>;
  const response = await fetch(`http://localhost:${port}${path}`, {
    method,
    headers: own,
    ...(body !== "" && { body }),
  });
  const answer = await response.text();
  const kept = ["content-type", "access-control-allow-origin", "access-control-expose-headers"];
  const passed = kept.flatMap((name) => {
    const value = response.headers.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  return { status: response.status, answer, headers: Object.fromEntries(passed) };
}
