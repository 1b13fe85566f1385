import type * as v from "valibot";
import type { visitPost } from "../contract/calls/customers.ts";
import { checkStore } from "./checkStore.ts";
import type { OrderingParts } from "./parts.ts";
import { findStore } from "./storeDocuments.ts";

export type Visit = v.InferOutput<typeof visitPost> & { readonly CompanyID: string; readonly At: string };

export interface Visits {
  add(companyId: string, visit: v.InferOutput<typeof visitPost>): void;
  all(): readonly Visit[];
  clear(): void;
}

export function createVisits(parts: OrderingParts): Visits {
  let visits: Visit[] = [];
  return {
    add(companyId, visit) {
      const { id } = checkStore(findStore(parts, companyId));
      visits.push({ CompanyID: id, ...visit, At: parts.clock.now().toISOString() });
    },
    all: () => [...visits],
    clear() {
      visits = [];
    },
  };
}
