import { type IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import * as v from "valibot";
import { allowOrigin } from "./http.ts";

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));

const FaultFieldsSchema = v.strictObject({
  match: v.pipe(v.string(), v.regex(/^[A-Z]+ \/\S*$/, 'match is a method and the beginning of a path: "POST /api/"')),
  times: v.optional(Count, 1),
  status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599))),
  body: v.optional(v.string()),
  /** The headers of a response that has a status or a body. */
  headers: v.optional(v.record(v.string(), v.string())),
  delayMs: v.optional(Count, 0),
  drop: v.optional(v.boolean(), false),
  after: v.optional(v.boolean(), false),
});

export const FaultSchema = v.pipe(
  FaultFieldsSchema,
  v.check((fault) => !fault.after || isAnswering(fault), "after needs a status, a body or drop to answer with"),
);

/** With `after`, the service does its work first, and only its response is lost. */
export type Fault = v.InferOutput<typeof FaultFieldsSchema>;

type Serve = (response: ServerResponse) => Promise<void>;

export interface Faults {
  add(fault: Fault): void;
  clear(): void;
  /** Serves the request, with a fault before or after it if one matches. */
  strike(request: IncomingMessage, response: ServerResponse, pathAndQuery: string, serve: Serve): Promise<void>;
  /** Ends everything that is still delayed. */
  close(): void;
}

interface Armed {
  readonly fault: Fault;
  left: number;
}

export function createFaults(): Faults {
  let armed: Armed[] = [];
  const closing = new AbortController();

  function take(target: string): Fault | undefined {
    const found = armed.find((each) => target.startsWith(each.fault.match));
    if (!found) return undefined;
    found.left -= 1;
    // A count of 0 becomes negative and never reaches 0 again, so the fault stays.
    if (found.left === 0) armed = armed.filter((each) => each !== found);
    return found.fault;
  }

  return {
    add(fault) {
      armed.push({ fault, left: fault.times });
    },
    clear() {
      armed = [];
    },
    async strike(request, response, pathAndQuery, serve) {
      const fault = take(`${request.method} ${pathAndQuery}`);
      if (!fault) return serve(response);
      // A response without a socket discards the service's answer.
      if (fault.after) await serve(new ServerResponse(request));
      if (fault.delayMs > 0) await waitFor(fault.delayMs, response, closing.signal);
      if (response.destroyed) return;
      if (fault.drop) request.socket.destroy();
      else if (isAnswering(fault)) answer(request, response, fault);
      else await serve(response);
    },
    close: () => closing.abort(),
  };
}

function isAnswering({ status, body, drop }: Fault): boolean {
  return status !== undefined || body !== undefined || drop;
}

async function waitFor(ms: number, response: ServerResponse, closing: AbortSignal): Promise<void> {
  const gone = new AbortController();
  response.once("close", () => gone.abort());
  await delay(ms, undefined, { signal: AbortSignal.any([gone.signal, closing]) }).catch(() => undefined);
}

function answer(request: IncomingMessage, response: ServerResponse, { status = 200, body = "", headers }: Fault): void {
  allowOrigin(request, response);
  const type = isJson(body) ? "application/json" : "text/html";
  response.writeHead(status, { "Content-Type": `${type}; charset=utf-8`, "Cache-Control": "no-store", ...headers });
  response.end(body);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
