import { configRemarks } from "../../wire/host/configRemarks.ts";

/** Logs remarks for the author of the configuration. The shop starts anyway. */
export function reportRemarks(configuration: unknown): void {
  for (const remark of configRemarks(configuration)) console.warn(`Servery: the configuration: ${remark}.`);
}
