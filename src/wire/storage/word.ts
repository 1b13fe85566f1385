import * as v from "./schema.ts";

/** A text that isn't empty: an id, a code, a name. */
export const word = v.pipe(v.string(), v.nonEmpty());
