import type { Deployment } from "../../domain/host/deployment.ts";
import type { Instant } from "../../domain/time/instant.ts";
import { encodeErrorReport } from "../../wire/api/errorReport.ts";
import type { ErrorReporter } from "../ports/reporter.ts";
import { createHttp, type HttpInput } from "./http.ts";

interface ReporterInput extends Pick<HttpInput, "clock" | "log"> {
  readonly url: string;
  readonly deployment: Pick<Deployment, "appName">;
  /** What may be told of an entry's path. */
  readonly pathOf: (path: string) => string;
}

const timeoutMs = 30_000;
const hourMs = 3_600_000;
const mostAnHour = 20;
/** A service that is down is left alone, and the console stays readable. */
const pauseMs = 300_000;

/** A simple request: a service on another host has to allow nothing, and its answer isn't read. The body is JSON all the same. */
const simple = {
  headers: { "Content-Type": "text/plain" },
  mode: "no-cors",
  // Fetch knows no other for this mode.
  redirect: "follow",
  // The page may be closing.
  keepalive: true,
} as const;

/**
 * Posts each error to the deployment's URL, once per page: a shop that can't be read is read again every few minutes. A
 * report that can't be sent causes no error of its own.
 */
export function createHttpReporter({ url, deployment, pathOf, clock, log }: ReporterInput): ErrorReporter {
  const http = createHttp({ clock, log, timeoutMs });
  const sent = new Set<string>();
  let times: readonly Instant[] = [];
  let quietUntil = 0;
  const pause = () => {
    quietUntil = clock.now() + pauseMs;
  };
  return {
    report(entry) {
      const now = clock.now();
      times = times.filter((time) => now - time < hourMs);
      if (times.length >= mostAnHour || now < quietUntil) return;
      const { dateTime, ...what } = encodeErrorReport(entry, pathOf(entry.path), deployment.appName);
      const key = JSON.stringify(what);
      if (sent.has(key)) return;
      sent.add(key);
      times = [...times, now];
      http.send(url, { ...what, dateTime }, simple).then(({ status }) => {
        if (status >= 400) pause();
      }, pause);
    },
  };
}
