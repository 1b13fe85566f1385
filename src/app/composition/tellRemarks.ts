import { configRemarks } from "../../wire/host/configRemarks.ts";

/** For whoever wrote the configuration. The shop starts all the same. */
export function tellRemarks(configuration: unknown): void {
  for (const remark of configRemarks(configuration)) console.warn(`Servery: the configuration: ${remark}.`);
}
