import { definitions } from "../../../widget-demo/backend/contract/documents/documents.ts";
import type { JsonSchema } from "../../../widget-demo/backend/contract/published/jsonSchema.ts";
import { jsonSchemas } from "../../../widget-demo/backend/contract/published/jsonSchema.ts";

/** The published schemas of the documents and of the records in them. */
export const schemas = jsonSchemas(definitions);

/** One schema for each alternative, without references. */
export function alternatives(schema: JsonSchema): readonly { readonly name: string | null; readonly is: JsonSchema }[] {
  if (schema.anyOf) return schema.anyOf.flatMap((each) => alternatives(each as JsonSchema));
  const name = schema.$ref?.split("/").at(-1) ?? null;
  return [{ name, is: name === null ? schema : (schemas[name] ?? {}) }];
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

type Mark = "x-servery-planned" | "x-servery-backend";

/** The keys of all records, such as `Store.Name`: those with this mark, or those without any. */
export function keysOf(mark: Mark | null): string[] {
  return Object.entries(schemas).flatMap(([name, { properties = {} }]) =>
    Object.entries(properties).flatMap(([key, schema]) => {
      const marks = (["x-servery-planned", "x-servery-backend"] as const).filter((each) => each in (schema as object));
      return (mark === null ? marks.length === 0 : marks.includes(mark)) ? [`${name}.${key}`] : [];
    }),
  );
}
