import * as v from "valibot";
import { checkStore } from "./checkStore.ts";
import type { OrderingParts } from "./parts.ts";
import { findStore } from "./storeDocuments.ts";

const Text = v.optional(v.nullable(v.string()), "");

/** S23. */
export const VisitSchema = v.pipe(
  v.object({
    Name: v.pipe(v.string(), v.trim(), v.minLength(2)),
    Email: Text,
    HQCompanyID: v.optional(v.nullable(v.union([v.string(), v.number()])), null),
    Phone: v.pipe(v.string(), v.trim(), v.minLength(2)),
    Table: Text,
    AgreeToReceivePromotionalOffers: v.optional(v.boolean(), false),
  }),
  v.check(
    ({ Email, AgreeToReceivePromotionalOffers: agrees }) => (agrees ? isEmail(Email) : !Email || isEmail(Email)),
    "Email: not an e-mail address",
  ),
);

export type Visit = v.InferOutput<typeof VisitSchema> & { readonly CompanyID: string; readonly At: string };

export interface Visits {
  add(companyId: string, visit: v.InferOutput<typeof VisitSchema>): void;
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

function isEmail(text: string | null): boolean {
  return v.is(v.pipe(v.string(), v.email()), text);
}
