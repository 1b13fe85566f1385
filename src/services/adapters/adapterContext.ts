import type { Deployment } from "../../domain/host/deployment.ts";
import type { DocumentPaths } from "../../wire/documents/paths.ts";
import type { Clock } from "../ports/clock.ts";

/** What the adapters of one shop share. */
export interface AdapterContext {
  readonly clock: Pick<Clock, "now">;
  readonly deployment: Deployment;
  readonly paths: DocumentPaths;
  readonly log: (type: "Error" | "Warning", description: string, cause?: unknown) => void;
}
