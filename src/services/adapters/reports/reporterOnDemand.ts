import type { Deployment } from "../../../domain/host/deployment.ts";
import type { ErrorReporter } from "../../ports/reporter.ts";
import { onDemand } from "../onDemand.ts";

/** Most visits have nothing to report. If the reporter itself can't be loaded, nothing is reported. */
export function createReporterOnDemand(
  { errorReporting: url }: Pick<Deployment, "errorReporting">,
  load: (url: string) => Promise<ErrorReporter>,
): ErrorReporter {
  if (url === null) return { report: () => {} };
  const loaded = onDemand(() => load(url));
  return {
    report(entry) {
      loaded()
        .then((reporter) => reporter.report(entry))
        .catch(() => {});
    },
  };
}
