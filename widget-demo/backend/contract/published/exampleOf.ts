import type { JsonSchema, JsonSchemas } from "./jsonSchema.ts";

/** The keys under which an example's keyed records stand. */
const keys: Readonly<Record<string, string>> = { Product: "11", ModifierGroup: "g1", KeyedModifier: "201" };

const nameOf = ({ $ref }: JsonSchema) => $ref?.split("/").at(-1) ?? "";
const isPlanned = (schema: unknown) => "x-servery-planned" in (schema as object);

/** A record with every key that it has, each with its published example. */
export function exampleOf(name: string, schemas: JsonSchemas, withPlanned = true): Record<string, unknown> {
  return exampleIn(schemas[name] ?? {}) as Record<string, unknown>;

  function exampleIn(schema: JsonSchema): unknown {
    if (schema.examples) return schema.examples[0];
    const [first = schema] = (schema.anyOf ?? []) as JsonSchema[];
    if (first.$ref) return exampleIn(schemas[nameOf(first)] ?? {});
    if (first.type === "array") return first.items ? [exampleIn(first.items as JsonSchema)] : [];
    const member = first.additionalProperties as JsonSchema | undefined;
    if (member?.$ref) return { [keys[nameOf(member)] ?? "1"]: exampleIn(member) };
    if (first.properties) return exampleRecord(first);
    return [schema.type].flat().includes("boolean") ? true : (schema.enum?.[0] ?? null);
  }

  function exampleRecord({ properties = {} }: JsonSchema): Record<string, unknown> {
    const shown = Object.entries(properties).filter(([, schema]) => withPlanned || !isPlanned(schema));
    return Object.fromEntries(shown.map(([key, schema]) => [key, exampleIn(schema as JsonSchema)]));
  }
}
