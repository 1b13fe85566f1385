import * as v from "valibot";
import type { Answer } from "../ask.ts";

const EnvelopeSchema = v.object({
  Success: v.boolean(),
  Status: v.optional(v.object({ Message: v.nullish(v.string(), ""), Code: v.nullish(v.string(), "") })),
});

export type Envelope = v.InferOutput<typeof EnvelopeSchema>;

/** Null if the answer isn't in the ordering API's form. */
export function envelopeOf({ text }: Answer): Envelope | null {
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), EnvelopeSchema), text);
  return result.success ? result.output : null;
}
