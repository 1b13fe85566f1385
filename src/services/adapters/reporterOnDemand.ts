import type { Deployment } from "../../domain/host/deployment.ts";
import type { ErrorReporter } from "../ports/reporter.ts";
import { onDemand } from "./onDemand.ts";

/** Most visits have nothing to report. Where the reporter itself can't be loaded, there is nobody to tell. */
export function createReporterOnDemand(
  { errorReporting: address }: Pick<Deployment, "errorReporting">,
  load: (address: string) => Promise<ErrorReporter>,
): ErrorReporter {
  if (address === null) return { report: () => {} };
  const loaded = onDemand(() => load(address));
  return {
    report(entry) {
      loaded()
        .then((reporter) => reporter.report(entry))
        .catch(() => {});
    },
  };
}
