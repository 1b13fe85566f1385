import type { HostProblem } from "../../domain/host/hostSettings.ts";
import { hostProblemLine } from "../../wire/host/hostProblemLine.ts";
import { createAnnouncer } from "./announce.ts";
import { reportMisspelt } from "./reportMisspelt.ts";

/** For the page's developer: one line in the console and one event for each problem. */
export function reportProblems(host: HTMLElement, problems: readonly HostProblem[]): void {
  reportMisspelt(host);
  for (const problem of problems) {
    const message = hostProblemLine(problem);
    console.error(`Servery: ${message}`);
    createAnnouncer(host).announce({ kind: "error", category: "host", message });
  }
}
