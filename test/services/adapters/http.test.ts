import type { IncomingMessage, ServerResponse } from "node:http";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { instant } from "../../../src/domain/time/instant.ts";
import { createHttp, type HttpInput } from "../../../src/services/adapters/http.ts";
import { type StartedServer, startServer } from "./startServer.ts";

const now = instant(Date.parse("2026-11-20T01:00:00Z"));
const json = { a: 1 };

type Respond = (response: ServerResponse) => void;

let server: StartedServer;
let arrived: IncomingMessage[];
let logged: string[];
/** Each is used once; the last one repeats. */
let answers: Respond[];

beforeEach(async () => {
  arrived = [];
  logged = [];
  answers = [(response) => response.end("fine")];
  server = await startServer((request, response) => {
    request.resume();
    arrived.push(request);
    (answers.length > 1 ? answers.shift() : answers[0])?.(response);
  });
});

afterEach(async () => {
  vi.useRealTimers();
  await server.stop();
});

function open(changes: Partial<HttpInput> = {}) {
  const log = (type: string, description: string) => void logged.push(`${type}: ${description}`);
  const http = createHttp({ clock: { now: () => now }, log, timeoutMs: 30_000, ...changes });
  const address = `${server.url}/secret-id`;
  return { read: () => http.read(address), send: () => http.send(address, json), query: http, address };
}

const busy =
  (status: number, retryAfter: string): Respond =>
  (response) =>
    response.writeHead(status, { "Retry-After": retryAfter }).end("later");

/** Fakes only the timers of requests; those of the server and the test keep running. */
function holdTimers(): void {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
}

describe("a response", () => {
  it.each([200, 404, 500])("with status %i is left to the caller to judge", async (status) => {
    answers = [(response) => response.writeHead(status).end("words")];
    const answer = { status, text: "words", retryAfterMs: undefined };
    expect(await open().read()).toEqual(answer);
    expect(await open().send()).toEqual(answer);
  });

  it("is requested with the query in the address", async () => {
    const { query, address } = open();
    await query.read(`${address}?a=1`, { CompanyID: 120 });
    expect(arrived[0]?.url).toBe("/secret-id?a=1&CompanyID=120");
  });

  it("is requested with the caller's identity, even if that takes a moment", async () => {
    const identify = async (headers: Headers) => {
      await new Promise((resolve) => setImmediate(resolve));
      headers.set("Authorization", "key-1");
    };
    await open({ identify }).read();
    await open({ identify }).send();
    expect(arrived.map(({ headers }) => headers.authorization)).toEqual(["key-1", "key-1"]);
  });
});

describe("a busy service", () => {
  it.each([
    [503, "5"],
    [429, "Fri, 20 Nov 2026 01:00:05 GMT"],
  ])("that answers a read with %i and Retry-After %s is asked again at that time", async (status, retryAfter) => {
    holdTimers();
    answers = [busy(status, retryAfter), (response) => response.end("fine")];
    const reading = open().read();
    await expect.poll(() => logged).toEqual([`Warning: HTTP ${status}: asking again in 5 s`]);
    await vi.advanceTimersByTimeAsync(4_900);
    expect(arrived).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(100);
    expect(await reading).toMatchObject({ status: 200, text: "fine" });
    expect(arrived).toHaveLength(2);
  });

  it("is asked again only once", async () => {
    holdTimers();
    answers = [busy(503, "1")];
    const reading = open().read();
    await expect.poll(() => logged).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await reading).toMatchObject({ status: 503, retryAfterMs: 1_000 });
    expect(arrived).toHaveLength(2);
  });

  it.each([
    ["asks for more time than a diner waits", busy(503, "11")],
    ["doesn't say when", (response: ServerResponse) => response.writeHead(503).end()],
    ["doesn't report that it is busy", busy(500, "1")],
    ["closes the connection", (response: ServerResponse) => response.destroy()],
  ])("that %s is not asked again", async (_what, answer) => {
    answers = [answer];
    await open()
      .read()
      .catch(() => {});
    expect(arrived).toHaveLength(1);
  });

  it.each([429, 503])("R33: is not sent a POST twice: a %i only reports when to try again", async (status) => {
    answers = [busy(status, "1")];
    expect(await open().send()).toEqual({ status, text: "later", retryAfterMs: 1_000 });
    expect([arrived.length, logged]).toEqual([1, []]);
  });
});

describe("a request without a response", () => {
  it.each(["read", "send"] as const)("sent by %s fails with the cause, without the address", async (how) => {
    answers = [(response) => response.destroy()];
    const cause = await open()
      [how]()
      .catch((reason: unknown) => reason);
    expect(cause).toBeInstanceOf(Error);
    expect(String(cause)).not.toMatch(/127\.0\.0\.1|secret-id/);
  });

  it("fails after the time-out, which includes the retry", async () => {
    holdTimers();
    const hangs = vi.fn();
    answers = [busy(503, "10"), hangs];
    const reading = open()
      .read()
      .catch((reason: unknown) => reason);
    await expect.poll(() => logged).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(10_000);
    await expect.poll(() => hangs.mock.calls.length).toBe(1);
    await vi.advanceTimersByTimeAsync(20_000);
    const cause = (await reading) as Error;
    expect([cause.name, cause.message]).toEqual(["TimeoutError", "no answer after 30 s"]);
  });
});
