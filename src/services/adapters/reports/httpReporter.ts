import type { Deployment } from "../../../domain/host/deployment.ts";
import type { Instant } from "../../../domain/time/instant.ts";
import { encodeErrorReport } from "../../../wire/api/errorReport.ts";
import type { ErrorReporter } from "../../ports/services.ts";
import { createHttp, type HttpInput } from "../http.ts";

interface ReporterInput extends Pick<HttpInput, "clock" | "log"> {
  readonly url: string;
  readonly deployment: Pick<Deployment, "appName">;
  /** Returns the part of an entry's path that may be reported. */
  readonly pathOf: (path: string) => string;
}

const timeoutMs = 30_000;
const hourMs = 3_600_000;
const mostAnHour = 20;
/** Pauses reports while the service is down, so that the console stays readable. */
const pauseMs = 300_000;

/**
 * A simple request: a service on another host doesn't need CORS headers, and its answer isn't read. The body is still
 * JSON.
 */
const simple = {
  headers: { "Content-Type": "text/plain" },
  mode: "no-cors",
  // The only value that `fetch` allows in this mode.
  redirect: "follow",
  // The page may be closing.
  keepalive: true,
} as const;

/**
 * Posts each error to the deployment's URL once per page: a shop that can't be read is read again every few minutes. A
 * failed report causes no further error.
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
