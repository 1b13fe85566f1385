import type { HostProblem } from "../../../domain/host/hostSettings.ts";
import { hostProblemLine } from "../../../wire/host/hostProblemLine.ts";
import { meantAttribute } from "../../../wire/host/misspelt.ts";
import { createAnnouncer } from "../services/createAnnouncer.ts";

const reported = new WeakSet<HTMLElement>();

/** For the page's developer: one line in the console for each attribute that is written wrongly. */
export function reportMisspelt(host: HTMLElement): void {
  if (reported.has(host)) return;
  reported.add(host);
  for (const name of host.getAttributeNames()) {
    const meant = meantAttribute(name);
    if (meant) console.warn(`Servery: <servery-storefront ${name}>: the attribute is called ${meant}.`);
  }
}

/** For the page's developer: one line in the console and one event for each problem. */
export function reportProblems(host: HTMLElement, problems: readonly HostProblem[]): void {
  reportMisspelt(host);
  for (const problem of problems) {
    const message = hostProblemLine(problem);
    console.error(`Servery: ${message}`);
    createAnnouncer(host).announce({ kind: "error", category: "host", message });
  }
}
