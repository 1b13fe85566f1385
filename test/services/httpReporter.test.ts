import { afterEach, describe, expect, it, vi } from "vitest";
import type { LogEntry } from "../../src/domain/log/logEntry.ts";
import { instant } from "../../src/domain/time/instant.ts";
import { createHttpReporter } from "../../src/services/adapters/httpReporter.ts";

const entry: LogEntry = {
  type: "Error",
  category: "screen",
  description: "broken",
  at: instant(1_795_305_600_000),
  path: "/store/120",
};

afterEach(() => vi.unstubAllGlobals());

function stubFetch(answer: () => Promise<Response>) {
  const fetch = vi.fn(async (_address: string, _init: RequestInit) => answer());
  vi.stubGlobal("fetch", fetch);
  return fetch;
}

describe("the reporter of errors", () => {
  it("posts each one to the deployment's address, without cookies, even as the page closes", () => {
    const fetch = stubFetch(async () => new Response());
    createHttpReporter("https://errors.example/in", "Servery").report(entry);
    const [address, init] = fetch.mock.calls[0] ?? [];
    expect(address).toBe("https://errors.example/in");
    expect(init).toMatchObject({ method: "POST", keepalive: true, credentials: "omit" });
    expect(JSON.parse(String(init?.body))).toEqual({ ...entry, appName: "Servery" });
  });

  it("stays silent where the deployment names no address", () => {
    const fetch = stubFetch(async () => new Response());
    createHttpReporter(null, "Servery").report(entry);
    expect(fetch).not.toHaveBeenCalled();
  });

  it("makes no error of a report that can't be sent", async () => {
    const unhandled = vi.fn();
    process.on("unhandledRejection", unhandled);
    // No spy: it would look after the promise itself.
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
    createHttpReporter("https://errors.example/in", "Servery").report(entry);
    await new Promise((resolve) => setImmediate(resolve));
    process.off("unhandledRejection", unhandled);
    expect(unhandled).not.toHaveBeenCalled();
  });
});
