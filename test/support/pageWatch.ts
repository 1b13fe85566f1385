import type { Page } from "puppeteer-core";

export interface PageWatch {
  /** Unexpected problems: errors on the console, uncaught errors, and requests that leave this machine. */
  readonly problems: readonly string[];
  /** Removes and returns the matching problems, so that the journey can pass. */
  take(pattern: RegExp): readonly string[];
}

function isOurs(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  if (["data:", "blob:", "about:"].includes(protocol)) return true;
  return hostname === "localhost" || hostname === "127.0.0.1" || hostname.endsWith(".localhost");
}

/** Call it before the first request. */
export function watchPage(page: Page): PageWatch {
  let problems: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") problems.push(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => problems.push(`uncaught: ${String(error)}`));
  page.on("request", (request) => {
    if (!isOurs(request.url())) problems.push(`foreign: ${request.url()}`);
  });
  return {
    get problems() {
      return problems;
    },
    take(pattern) {
      const taken = problems.filter((problem) => pattern.test(problem));
      problems = problems.filter((problem) => !pattern.test(problem));
      return taken;
    },
  };
}
