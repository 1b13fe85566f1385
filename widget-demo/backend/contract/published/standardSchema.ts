import { wordsOn } from "./declarations.ts";
import type { JsonSchema, JsonSchemas } from "./jsonSchema.ts";

const marks = ["x-servery-planned", "x-servery-backend"];

function each(members: object | undefined, name: string): object {
  const entries = Object.entries(members ?? {}).map(([key, schema]) => [key, standardSchema(schema)]);
  return members ? { [name]: Object.fromEntries(entries) } : {};
}

/**
 * The same schema in JSON schema's own keywords, because strict validators refuse others, and unknown formats. What they
 * would say stands in the description; a mark, which a program may look for, stands in `$comment`.
 */
export function standardSchema(schema: JsonSchema): JsonSchema {
  const own = Object.entries(schema).filter(([name]) => !name.startsWith("x-") && name !== "format");
  const marked = marks.filter((mark) => mark in schema);
  const description = wordsOn(schema);
  const { anyOf, items, additionalProperties, properties } = schema;
  return {
    ...Object.fromEntries(own),
    ...(description !== "" && { description }),
    ...(marked.length > 0 && { $comment: marked.join(" ") }),
    ...each(properties, "properties"),
    ...(anyOf && { anyOf: (anyOf as JsonSchema[]).map(standardSchema) }),
    ...(items && { items: standardSchema(items as JsonSchema) }),
    ...(additionalProperties && { additionalProperties: standardSchema(additionalProperties as JsonSchema) }),
  } as JsonSchema;
}

export function standardSchemas(schemas: JsonSchemas): JsonSchemas {
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, standardSchema(schema)]));
}
