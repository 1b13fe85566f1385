import type * as v from "valibot";
import type { Planned } from "../schema.ts";
import type { statusCodes } from "./codes.ts";

type Code = keyof typeof statusCodes;

export interface Call {
  readonly method: "get" | "post" | "put" | "delete";
  /** Behind `apiUrl`. */
  readonly path: string;
  readonly id: string;
  readonly summary: string;
  readonly description: string;
  /** Whether it acts for a member, whose ID token it needs. `maybe`: if a member is logged in. */
  readonly member: "never" | "maybe" | "always";
  readonly query?: v.GenericSchema & { readonly entries: v.ObjectEntries };
  readonly body?: v.GenericSchema;
  readonly answer: v.GenericSchema;
  /** The codes of its refusals. */
  readonly codes: readonly Code[];
  /** Otherwise made of the examples of its keys. */
  readonly example?: object;
  readonly planned?: Planned;
}
