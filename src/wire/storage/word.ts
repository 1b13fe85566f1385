import * as v from "valibot";

/** A text that says something: an id, a code, a name. */
export const word = v.pipe(v.string(), v.nonEmpty());
