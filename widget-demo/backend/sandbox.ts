import type { IncomingMessage, ServerResponse } from "node:http";
import * as v from "valibot";
import type { Clock } from "./clock.ts";
import { describeIssues } from "./data.ts";
import { FieldsSchema, pathProblem } from "./documentShape.ts";
import type { ReadLog } from "./documents/reads.ts";
import type { DocumentStore } from "./documents/types.ts";
import { FaultSchema, type Faults } from "./faults.ts";
import { BadRequest, type Handle, isLoopbackOrigin, readJson, sendJson, sendOutcome, statusOf } from "./http.ts";
import type { OrderControl } from "./ordering/control.ts";
import type { Outbox } from "./outbox.ts";
import type { RequestLog } from "./requests.ts";

interface SandboxOptions {
  readonly documents: DocumentStore;
  readonly reads: ReadLog;
  readonly clock: Clock;
  readonly faults: Faults;
  readonly outbox: Outbox;
  readonly requests: RequestLog;
  readonly control: OrderControl;
  /** Returns false if the account doesn't exist. */
  readonly endSessions: (uid: string) => boolean;
  readonly reset: () => void;
}

type Action = (request: IncomingMessage, response: ServerResponse) => Promise<void> | void;

const Time = v.pipe(
  v.string(),
  v.check((text) => !Number.isNaN(Date.parse(text)), "now is a time: 2026-11-22T08:00:00Z"),
  v.transform((text) => new Date(text)),
);

const StatusSchema = v.strictObject({
  OnlineOrderStatus: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)),
  OnlineOrderStatusDescription: v.optional(v.string(), ""),
});

const ClockSchema = v.union([v.null(), v.strictObject({ now: v.nullable(Time) })]);

/** The control API for tests, other tools and the demo's own pages (S48). Pages of other machines can't use it. */
export function createSandbox(options: SandboxOptions): Handle {
  const actions = actionsOf(options);
  return async (request, response, url) => {
    if (url.pathname !== "/sandbox" && !url.pathname.startsWith("/sandbox/")) return false;
    const { origin } = request.headers;
    if (origin !== undefined && !isLoopbackOrigin(origin)) {
      sendOutcome(response, 403, "The sandbox answers this machine only.");
      return true;
    }
    try {
      const uid = /^DELETE \/sandbox\/sessions\/([^/]+)$/.exec(`${request.method} ${url.pathname}`)?.[1];
      const udid = /^\/sandbox\/orders\/([^/]+)\/status$/.exec(url.pathname)?.[1];
      const action = url.pathname.startsWith(documentsPrefix)
        ? documentAction(options.documents, `${request.method}`, documentPath(url.pathname))
        : udid !== undefined && request.method === "POST"
          ? statusAction(options.control, decode(udid))
          : uid !== undefined
            ? sessionsAction(options.endSessions, decode(uid))
            : actions[`${request.method} ${url.pathname}`];
      if (action) await action(request, response);
      else sendOutcome(response, 404, `The sandbox does not know ${request.method} ${url.pathname}.`);
    } catch (error) {
      if (!(error instanceof BadRequest)) throw error;
      sendOutcome(response, statusOf(error), error.message);
    }
    return true;
  };
}

function actionsOf(options: SandboxOptions): Readonly<Record<string, Action>> {
  const { reads, clock, faults, outbox, requests, control, reset } = options;
  const sendClock: Action = (_request, response) => sendJson(response, 200, { now: clock.now().toISOString() });
  return {
    "GET /sandbox/clock": sendClock,
    "PUT /sandbox/clock": async (request, response) => {
      clock.moveTo((await readAs(ClockSchema, request))?.now ?? null);
      await sendClock(request, response);
    },
    "POST /sandbox/faults": async (request, response) => {
      faults.add(await readAs(FaultSchema, request));
      sendOutcome(response, 201);
    },
    "DELETE /sandbox/faults": (_request, response) => {
      faults.clear();
      sendOutcome(response, 200);
    },
    "GET /sandbox/orders": (_request, response) => sendJson(response, 200, control.orders()),
    "GET /sandbox/payments": (_request, response) => sendJson(response, 200, control.payments()),
    "GET /sandbox/visits": (_request, response) => sendJson(response, 200, control.visits()),
    "GET /sandbox/outbox": (_request, response) => sendJson(response, 200, outbox.mails()),
    "GET /sandbox/reads": (_request, response) => sendJson(response, 200, reads.counts()),
    "GET /sandbox/requests": (_request, response) => sendJson(response, 200, requests.counts()),
    "POST /sandbox/reset": (_request, response) => {
      reset();
      sendOutcome(response, 200);
    },
  };
}

const documentsPrefix = "/sandbox/documents/";

function documentPath(pathname: string): string {
  const path = decode(pathname.slice(documentsPrefix.length));
  const problem = pathProblem(path);
  if (problem) throw new BadRequest(`${path}: ${problem}.`);
  return path;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new BadRequest("The path is not well encoded.");
  }
}

function statusAction(control: OrderControl, udid: string): Action {
  return async (request, response) => {
    const isThere = control.setStatus(udid, await readAs(StatusSchema, request));
    sendOutcome(response, isThere ? 200 : 404, isThere ? "" : `There is no order ${udid}.`);
  };
}

function sessionsAction(endSessions: SandboxOptions["endSessions"], uid: string): Action {
  return (_request, response) => {
    const isThere = endSessions(uid);
    sendOutcome(response, isThere ? 200 : 404, isThere ? "" : `There is no account ${uid}.`);
  };
}

function documentAction(documents: DocumentStore, method: string, path: string): Action | undefined {
  switch (method) {
    case "GET":
      return (_request, response) => {
        const fields = documents.read(path);
        if (fields) sendJson(response, 200, fields);
        else sendOutcome(response, 404, `There is no document ${path}.`);
      };
    case "PUT":
      return async (request, response) => {
        documents.set(path, await readAs(FieldsSchema, request));
        sendOutcome(response, 200);
      };
    case "PATCH":
      return async (request, response) => {
        documents.merge(path, await readAs(FieldsSchema, request));
        sendOutcome(response, 200);
      };
    case "DELETE":
      return (_request, response) => {
        const existed = documents.delete(path);
        sendOutcome(response, existed ? 200 : 404, existed ? "" : `There is no document ${path}.`);
      };
    default:
      return undefined;
  }
}

async function readAs<T>(schema: v.GenericSchema<unknown, T>, request: IncomingMessage): Promise<T> {
  const result = v.safeParse(schema, await readJson(request));
  if (!result.success) throw new BadRequest(describeIssues(result.issues).join("; "));
  return result.output;
}
