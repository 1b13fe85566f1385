import * as v from "./schema.ts";

/** A text that says something: an id, a code, a name. */
export const word = v.pipe(v.string(), v.nonEmpty());
