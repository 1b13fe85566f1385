import { afterEach, describe, expect, it, vi } from "vitest";
import type { LogEntry } from "../../../src/domain/log/logEntry.ts";
import { instant } from "../../../src/domain/time/instant.ts";
import { createReporterOnDemand } from "../../../src/services/adapters/onDemand.ts";
import { createHttpReporter } from "../../../src/services/adapters/reports/httpReporter.ts";

const at = instant(Date.parse("2026-11-20T01:00:00Z"));
const entry: LogEntry = {
  type: "Error",
  category: "screen",
  description: "broken",
  at,
  path: "/store/120",
  version: "1.1.7",
};

afterEach(() => vi.unstubAllGlobals());

function openReporter(answer: () => Promise<Response> = async () => new Response()) {
  let now = at;
  const sent: Request[] = [];
  vi.stubGlobal("fetch", (request: Request) => {
    // A clone, because ky changes its own request after it was sent.
    sent.push(request.clone());
    return answer();
  });
  const url = "https://errors.example/in";
  return {
    sent,
    reporter: createHttpReporter({
      url,
      deployment: { appName: "Servery" },
      clock: { now: () => now },
      log: () => {},
      pathOf: (path) => path,
    }),
    later(ms: number) {
      now = instant(now + ms);
    },
  };
}

describe("the error reporter", () => {
  it("R78: posts an error without cookies or a preflight, even while the page closes", async () => {
    const { sent, reporter } = openReporter();
    reporter.report(entry);
    await expect.poll(() => sent).toHaveLength(1);
    const [request] = sent;
    expect(request).toMatchObject({
      url: "https://errors.example/in",
      method: "POST",
      keepalive: true,
      credentials: "omit",
      mode: "no-cors",
    });
    expect(Array.from(request?.headers ?? [])).toEqual([["content-type", "text/plain"]]);
    expect(await request?.json()).toMatchObject({ desc: "broken", path: "/store/120", appName: "Servery" });
  });

  it("posts the same error once, however often it happens, and posts a different one", async () => {
    const { sent, reporter } = openReporter();
    reporter.report(entry);
    reporter.report({ ...entry, at: instant(at + 300_000) });
    reporter.report({ ...entry, path: "/store/121" });
    reporter.report({ ...entry, description: "broken again" });
    await expect.poll(() => sent).toHaveLength(3);
  });

  it.each([
    ["can't be sent", () => Promise.reject(new TypeError("offline"))],
    ["is refused", async () => new Response("no", { status: 500 })],
  ])("causes no error if a report %s, and sends it once", async (_what, answer) => {
    const unhandled = vi.fn();
    process.on("unhandledRejection", unhandled);
    const { sent, reporter } = openReporter(answer);
    reporter.report(entry);
    await expect.poll(() => sent).toHaveLength(1);
    await new Promise((resolve) => setImmediate(resolve));
    process.off("unhandledRejection", unhandled);
    expect([unhandled.mock.calls.length, sent.length]).toEqual([0, 1]);
  });

  it("sends at most twenty an hour, and continues an hour later", async () => {
    const { sent, reporter, later } = openReporter();
    const flood = (what: string) => {
      for (let at = 0; at < 200; at += 1) reporter.report({ ...entry, description: `${what} ${at}` });
    };
    flood("broken");
    await expect.poll(() => sent).toHaveLength(20);
    later(3_599_000);
    flood("torn");
    later(1_000);
    flood("bent");
    await expect.poll(() => sent).toHaveLength(40);
    expect(await sent[20]?.json()).toMatchObject({ desc: "bent 0" });
  });

  it.each([
    ["is gone", () => Promise.reject(new TypeError("offline"))],
    ["answers 500", async () => new Response("no", { status: 500 })],
  ])("sends nothing for five minutes to a service that %s", async (_what, answer) => {
    const { sent, reporter, later } = openReporter(answer);
    reporter.report(entry);
    await expect.poll(() => sent).toHaveLength(1);
    await new Promise((resolve) => setImmediate(resolve));
    later(299_000);
    reporter.report({ ...entry, description: "meanwhile" });
    later(1_000);
    reporter.report({ ...entry, description: "afterwards" });
    await expect.poll(() => sent).toHaveLength(2);
    expect(await sent[1]?.json()).toMatchObject({ desc: "afterwards" });
  });
});

describe("the error reporter on demand", () => {
  it("is never loaded if the deployment configures no address", () => {
    const load = vi.fn();
    createReporterOnDemand({ errorReporting: null }, load).report(entry);
    expect(load).not.toHaveBeenCalled();
  });

  it("is loaded once, by the first error", async () => {
    const reported: LogEntry[] = [];
    const load = vi.fn(async () => ({ report: (each: LogEntry) => void reported.push(each) }));
    const reporter = createReporterOnDemand({ errorReporting: "https://errors.example/in" }, load);
    expect(load).not.toHaveBeenCalled();
    reporter.report(entry);
    reporter.report(entry);
    await expect.poll(() => reported).toHaveLength(2);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it("is loaded again by the next error if loading failed", async () => {
    const reported: LogEntry[] = [];
    const load = vi
      .fn(async () => ({ report: (each: LogEntry) => void reported.push(each) }))
      .mockRejectedValueOnce(new TypeError("no chunk"));
    const reporter = createReporterOnDemand({ errorReporting: "https://errors.example/in" }, load);
    reporter.report(entry);
    await new Promise((resolve) => setImmediate(resolve));
    reporter.report({ ...entry, description: "another" });
    await expect.poll(() => reported.map(({ description }) => description)).toEqual(["another"]);
  });
});
