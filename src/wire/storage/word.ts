import * as v from "./schema.ts";

/** A non-empty text: an id, a code, a name. */
export const word = v.pipe(v.string(), v.nonEmpty());
