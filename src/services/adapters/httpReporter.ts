import type { Deployment } from "../../domain/host/deployment.ts";
import { encodeErrorReport } from "../../wire/api/errorReport.ts";
import type { ErrorReporter } from "../ports/reporter.ts";
import { createHttp, type HttpInput } from "./http.ts";

interface ReporterInput extends Pick<HttpInput, "clock" | "log"> {
  readonly url: string;
  readonly deployment: Pick<Deployment, "appName">;
}

const timeoutMs = 30_000;
/** A simple request, so that a service on another host has to allow no headers. The body is JSON all the same. */
const headers = { "Content-Type": "text/plain" };

/**
 * Posts each error to the deployment's URL, once per page: a shop that can't be read is read again every few minutes. A
 * report that can't be sent causes no error of its own.
 */
export function createHttpReporter({ url, deployment, clock, log }: ReporterInput): ErrorReporter {
  const http = createHttp({ clock, log, timeoutMs });
  const sent = new Set<string>();
  return {
    report(entry) {
      const { dateTime, ...what } = encodeErrorReport(entry, deployment.appName);
      const key = JSON.stringify(what);
      if (sent.has(key)) return;
      sent.add(key);
      // The page may be closing.
      http.send(url, { ...what, dateTime }, { headers, keepalive: true }).catch(() => {});
    },
  };
}
