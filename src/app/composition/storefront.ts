import type { ReactNode } from "react";
import type { ServeryLogEntry } from "../../index.ts";
import type { RawAttributes } from "../../wire/host/parseHost.ts";

/** One element's shop, until it is disposed of. */
export interface Storefront {
  render(): ReactNode;
  /** False if these attributes need a restart. */
  update(attributes: RawAttributes): boolean;
  /** R94. */
  log(): Promise<readonly ServeryLogEntry[]>;
  dispose(): void;
}
