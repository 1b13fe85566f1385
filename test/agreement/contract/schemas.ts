import { definitions } from "../../../widget-demo/backend/contract/documents/documents.ts";
import type { JsonSchema } from "../../../widget-demo/backend/contract/published/jsonSchema.ts";
import { jsonSchemas } from "../../../widget-demo/backend/contract/published/jsonSchema.ts";

/** The published schemas of the documents and of the records in them. */
export const schemas = jsonSchemas(definitions);

/** One schema for each alternative, without references. */
export function alternatives(schema: JsonSchema): readonly { readonly name: string | null; readonly is: JsonSchema }[] {
  if (schema.anyOf) return schema.anyOf.flatMap((each) => alternatives(each as JsonSchema));
  const name = schema.$ref?.split("/").at(-1) ?? null;
  if (name === null) return [{ name, is: schema }];
  const is = schemas[name] ?? {};
  return is.properties ? [{ name, is }] : alternatives(is);
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The same, where every key that is missing or null has its published default. */
export function withDefaults(value: unknown, schema: JsonSchema): unknown {
  const options = alternatives(schema);
  if (Array.isArray(value)) {
    const list = options.find(({ is }) => is.items)?.is.items ?? {};
    return value.map((each) => withDefaults(each, list as JsonSchema));
  }
  if (!isRecord(value)) return value;
  const record = options.find(({ is }) => is.properties ?? is.additionalProperties)?.is;
  const member = (record?.additionalProperties ?? {}) as JsonSchema;
  const properties = (record?.properties ?? {}) as Readonly<Record<string, JsonSchema>>;
  const missing = Object.entries(properties).flatMap(([key, { default: instead }]) =>
    instead === undefined || (value[key] ?? null) !== null ? [] : [[key, instead] as const],
  );
  const given = Object.entries(value).map(
    ([key, each]) => [key, withDefaults(each, properties[key] ?? member)] as const,
  );
  return Object.fromEntries([...given, ...missing]);
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
