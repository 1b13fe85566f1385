import type { ReactNode } from "react";
import type { RawAttributes } from "../../wire/host/attributes.ts";

/** One element's shop, running until it is disposed of. */
export interface Storefront {
  render(): ReactNode;
  /** False where these attributes need a new start. */
  update(attributes: RawAttributes): boolean;
  dispose(): void;
}
