import type * as v from "valibot";
import type { Planned } from "../schema.ts";
import type { statusCodes } from "./codes.ts";

type Code = keyof typeof statusCodes;

/** What the calls are about. */
export const tags = [
  { name: "orders", description: "An order, its coupon and its delivery fee." },
  { name: "customers", description: "Members, their cards, and guests who check in." },
  { name: "payments", description: "What is paid outside the order." },
  { name: "stores", description: "What a store tells of itself, and what its tables and rooms ask." },
] as const;

/** A body to show, by its name. */
interface Example {
  readonly summary: string;
  readonly value: object;
}

export interface Call {
  readonly method: "get" | "post" | "put" | "delete";
  /** Behind `apiUrl`. */
  readonly path: string;
  readonly id: string;
  readonly tag: (typeof tags)[number]["name"];
  readonly summary: string;
  readonly description: string;
  /** Whether it acts for a member, whose ID token it needs. `maybe`: if a member is logged in. */
  readonly member: "never" | "maybe" | "always";
  readonly query?: v.GenericSchema & { readonly entries: v.ObjectEntries };
  readonly body?: v.GenericSchema;
  readonly answer: v.GenericSchema;
  /** The codes of its answers. */
  readonly codes: readonly Code[];
  /** Otherwise made of the examples of its keys. */
  readonly examples?: Readonly<Record<string, Example>>;
  readonly planned?: Planned;
}
