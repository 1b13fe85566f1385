import type { Getter } from "jotai";
import { orderServicesAtom } from "../../services.atoms.ts";

/** Nothing was sent. `replaced`: the shop was updated, so only a reload helps. */
export interface NotLoaded {
  readonly kind: "not-loaded" | "replaced";
}

/** Why the code that sends an order could not be loaded. */
export async function whyNotLoaded(get: Getter): Promise<NotLoaded["kind"]> {
  return (await get(orderServicesAtom).release.isReplaced()) ? "replaced" : "not-loaded";
}
